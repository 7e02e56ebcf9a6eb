"""What is asked of the seat that decides."""

from virtuosi.core.text import Message, say
from virtuosi.games.ray_master.rules.position import RayMaster
from virtuosi.games.ray_master.rules.tasks.forced import ObeyCard
from virtuosi.games.ray_master.rules.tasks.opening import PlaceDie
from virtuosi.games.ray_master.rules.tasks.turn import ChooseStudent
from virtuosi.games.ray_master.table.names import student_name, student_says


def hint(p: RayMaster, seat: int) -> Message | None:
    task = p.agenda[-1]
    if isinstance(task, PlaceDie):
        return say("hint-place-die", larges=task.larges_left(p), sum=task.sum_left(p))
    if isinstance(task, ObeyCard):
        return say("hint-obey-card", card=student_name(p.deck, task.card), task=student_says(p, task.card, "task"))
    if isinstance(task, ChooseStudent):
        return say("hint-choose-student", free=p.free)
    if p.waiting:
        return say("hint-use-scientists-waiting", free=p.free, task=student_says(p, p.student, "task"))
    return say("hint-use-scientists", free=p.free)
