"""What is asked of the seat that decides."""

from virtuosi.core.game import plain_prompt
from virtuosi.core.text import Message, say
from virtuosi.games.ray_master.rules.moves import TO_END, TO_FIRE
from virtuosi.games.ray_master.rules.position import RayMaster
from virtuosi.games.ray_master.rules.staffing import student_can_work
from virtuosi.games.ray_master.rules.tasks.forced import ObeyCard
from virtuosi.games.ray_master.rules.tasks.opening import PlaceDie
from virtuosi.games.ray_master.rules.tasks.turn import ChooseStudent, UseScientists
from virtuosi.games.ray_master.table.names import student_name, student_says


def prompt(p: RayMaster, seat: int) -> Message:
    task = p.agenda[-1]
    if isinstance(task, UseScientists):
        if p.moves() == [TO_END]:
            return say("prompt-use-scientists-over")
        if p.waiting and student_can_work(p, seat):
            return say("prompt-use-scientists-waiting")
    return plain_prompt(p, seat)


def wastes(p: RayMaster) -> bool:
    """Scientists may always rest; only a shot that could still be fired is given up."""
    return TO_FIRE in p.moves()


def hint(p: RayMaster, seat: int) -> Message | None:
    task = p.agenda[-1]
    if isinstance(task, PlaceDie):
        return say("hint-place-die", larges=task.larges_left(p), sum=task.sum_left(p))
    if isinstance(task, ObeyCard):
        return say(
            "hint-obey-card", card=student_name(p.deck, task.card), task=student_says(p.pack, p.deck, task.card, "task")
        )
    if isinstance(task, ChooseStudent):
        return say("hint-choose-student", free=p.free)
    if p.waiting:
        how = "waiting" if student_can_work(p, seat) else "stuck"
        return say(f"hint-use-scientists-{how}", free=p.free, task=student_says(p.pack, p.deck, p.student, "task"))
    return say("hint-use-scientists", free=p.free)
