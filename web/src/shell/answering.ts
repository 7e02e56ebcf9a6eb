import { fetchGames } from "../server";

const PAUSE = 3000;

/** Asks a silent server again and again, quietly, and goes on when it answers. Gives back how to stop asking. */
export function whenItAnswers(go: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let stopped = false;
  const ask = async () => {
    const answered = await fetchGames().then(
      () => true,
      () => false,
    );
    if (stopped) return;
    if (answered) go();
    else timer = setTimeout(ask, PAUSE);
  };
  timer = setTimeout(ask, PAUSE);
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
