import type {
  Advice,
  Analysis,
  Answer,
  Invited,
  LineBody,
  Lobby,
  LookingAhead,
  MoveBody,
  Opened,
  OwnMatches,
  OwnTable,
  Pass,
  PlayingOn,
  Question,
  SceneChange,
  SignBody,
  Thinking,
  UndoBody,
} from "./api";
import { ownKey } from "./memory";
import type { GameInfo, Level, Opening, Plan, Rulebook, Scene, Trouble } from "./scene";

/** The server said no, in the house's error form. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly trouble: Trouble,
  ) {
    super(trouble.code);
  }
}
/** The server did not answer at all. */
export class Unreachable extends Error {}
// milliseconds: a server that has not begun to answer by then is taken for a silent one
const PATIENCE = 12_000;
const WHILE_IT_THINKS = 60_000;

/** Under `npm run dev` a page with ?mock is served by paper: see fixtures/mock.ts. */
export const mocked = import.meta.env.DEV && new URLSearchParams(location.search).has("mock");

async function ask(path: string, init: RequestInit): Promise<Response> {
  if (import.meta.env.DEV && mocked) return (await import("./fixtures/mock")).mockCall(path);
  return fetch(`/api${path}`, init);
}

async function begin(path: string, init: RequestInit, patience: number): Promise<Response> {
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(), patience);
  try {
    return await ask(path, { ...init, signal: giveUp.signal });
  } catch {
    throw new Unreachable(path);
  } finally {
    clearTimeout(timer);
  }
}

export async function call(path: string, init: RequestInit = {}, patience = PATIENCE): Promise<Response> {
  const answer = await begin(path, init, patience);
  if (answer.ok) return answer;
  if ([502, 503, 504].includes(answer.status)) throw new Unreachable(path);
  const body = await answer.json().catch(() => null);
  const trouble: Trouble = body?.error ?? {
    code: `http_${answer.status}`,
    text: { id: "house-error-unknown" },
    rule: null,
    scene: null,
  };
  throw new Refusal(answer.status, trouble);
}

/** The seat one looks and acts from; null: the server finds one's first, or one is a spectator. */
export type Eyes = number | null;

export function by(eyes: Eyes): Record<string, string> {
  return { "X-Guest": ownKey(), ...(eyes === null ? {} : { "X-Seat": `${eyes}` }) };
}

export async function send<T>(method: string, path: string, body: unknown, eyes: Eyes = null): Promise<T> {
  const headers = { "Content-Type": "application/json", ...by(eyes) };
  const answer = await call(path, { method, headers, body: JSON.stringify(body) });
  return answer.status === 204 ? (undefined as T) : await answer.json();
}

export async function fetchGames(): Promise<GameInfo[]> {
  return (await call("/games")).json();
}
export async function fetchText(game: string, language: string): Promise<string> {
  return (await call(`/games/${game}/text/${language}`)).text();
}
export async function fetchRules(game: string, language: string): Promise<Rulebook> {
  return (await call(`/games/${game}/rules/${language}`)).json();
}
export async function openTable(opening: Opening): Promise<Opened> {
  return send("POST", "/tables", opening);
}
/** Opens a table that begins where a finished match stood after so many moves. */
export async function playOn(table: string, number: number, wish: PlayingOn): Promise<Opened> {
  return send("POST", `/tables/${table}/past/${number}/tables`, wish);
}
/** The version of a scene that the asker has: the log lines in it are not sent again. Null: all of them are wanted. */
type Since = number | null;
/** For whoever does not read the log at all. */
export const NO_LOG: Since = 1_000_000;

function after(since: Since): string {
  return since === null ? "" : `?since=${since}`;
}
export async function fetchScene(table: string, eyes: Eyes, since: Since): Promise<Scene> {
  return (await call(`/tables/${table}${after(since)}`, { headers: by(eyes) })).json();
}
export async function fetchPast(table: string, number: number, eyes: Eyes, since: Since): Promise<Scene> {
  return (await call(`/tables/${table}/past/${number}${after(since)}`, { headers: by(eyes) })).json();
}
export async function fetchPlan(table: string, goal: string, eyes: number): Promise<Plan | null> {
  const path = `/tables/${table}/plan?goal=${encodeURIComponent(goal)}`;
  return (await (await call(path, { headers: by(eyes) }, WHILE_IT_THINKS)).json()).plan;
}
/** The best moves of one's own decision, and why. */
export async function fetchHint(table: string, eyes: number): Promise<Advice> {
  return (await call(`/tables/${table}/hint`, { headers: by(eyes) }, WHILE_IT_THINKS)).json();
}
/** Has a finished match looked through; how far that is. */
export async function startAnalysis(table: string): Promise<Analysis> {
  return send("POST", `/tables/${table}/analysis`, {});
}
/** How far it is; of its moments those after the first `since`. */
export async function fetchAnalysis(table: string, since: number): Promise<Analysis> {
  return (await call(`/tables/${table}/analysis${after(since)}`, { headers: by(null) })).json();
}
/** What a link is good for, before it is used. */
export async function fetchInvited(table: string, invitation: string): Promise<Invited> {
  return (await call(`/tables/${table}/invitation`, { headers: { ...by(null), "X-Invitation": invitation } })).json();
}
export async function fetchThinking(table: string): Promise<Thinking> {
  return (await call(`/tables/${table}/thinking`, { headers: by(null) })).json();
}
/** What stands in the lobby; the browser asks only whether it has changed. */
export async function fetchLobby(): Promise<Lobby> {
  return (await call("/lobby")).json();
}
/** Takes a free seat of a table in the lobby. */
export async function sitDown(table: string, name: string | null): Promise<Scene> {
  return send("POST", `/tables/${table}/sit`, { name });
}
/** Asks the others at the table. */
export async function postQuestion(table: string, body: Question, eyes: number): Promise<Scene> {
  return send("POST", `/tables/${table}/proposal`, body, eyes);
}
export async function postAnswer(table: string, body: Answer, eyes: number): Promise<Scene> {
  return send("POST", `/tables/${table}/answer`, body, eyes);
}
/** What this seat decided ahead, and, if that is wanted, what it can decide next. */
export async function fetchAhead(table: string, eyes: number, further: boolean): Promise<LookingAhead> {
  return (await call(`/tables/${table}/ahead${further ? "?further=true" : ""}`, { headers: by(eyes) })).json();
}
export async function putAhead(table: string, moves: string[], eyes: number): Promise<LookingAhead> {
  return send("PUT", `/tables/${table}/ahead`, { moves }, eyes);
}
export async function forgetAhead(table: string, eyes: number): Promise<void> {
  await call(`/tables/${table}/ahead`, { method: "DELETE", headers: by(eyes) });
}
export async function join(table: string, invitation: string, name: string | null, beside = false): Promise<Scene> {
  return send("POST", `/tables/${table}/join`, { invitation, name, beside });
}
export async function leaveSeat(table: string, seat: number): Promise<void> {
  await call(`/tables/${table}/seats/${seat}`, { method: "DELETE", headers: by(null) });
}
/** A new invitation to a seat: whoever held it holds it no longer. */
export async function invite(table: string, seat: number): Promise<string> {
  const answer = await call(`/tables/${table}/seats/${seat}/invitation`, { method: "PUT", headers: by(null) });
  return (await answer.json()).invitation;
}
export async function lendSeat(table: string, seat: number, level: Level): Promise<void> {
  await send("PUT", `/tables/${table}/seats/${seat}/bot`, { level });
}
export async function takeBack(table: string, seat: number): Promise<void> {
  await call(`/tables/${table}/seats/${seat}/bot`, { method: "DELETE", headers: by(null) });
}
/** A code that lets another device in. */
export async function fetchPass(): Promise<Pass> {
  return send("POST", "/guest/passes", {});
}
/** Makes this device one of the guest's who gave the code; the tables it has then. */
export async function letIn(code: string): Promise<OwnTable[]> {
  return send("POST", "/guest/devices", { code });
}
export async function postMove(table: string, body: MoveBody, eyes: number): Promise<Scene | SceneChange> {
  return send("POST", `/tables/${table}/moves`, body, eyes);
}
export async function postUndo(table: string, body: UndoBody, eyes: number): Promise<Scene | SceneChange> {
  return send("POST", `/tables/${table}/undo`, body, eyes);
}
export async function postLine(table: string, body: LineBody, eyes: Eyes): Promise<void> {
  await send("POST", `/tables/${table}/lines`, body, eyes);
}
export async function putSign(table: string, body: SignBody, eyes: Eyes): Promise<void> {
  await send("PUT", `/tables/${table}/signs`, body, eyes);
}
export async function removeLine(table: string, room: string, number: number): Promise<void> {
  await call(`/tables/${table}/lines/${room}/${number}`, { method: "DELETE", headers: by(null) });
}
export async function putSilence(table: string, speaker: number, silenced: boolean): Promise<void> {
  await send("PUT", `/tables/${table}/speakers/${speaker}`, { silenced });
}
/** Lets those who watch talk, or not before the match is over. */
export async function putHush(table: string, silenced: boolean): Promise<void> {
  await send("PUT", `/tables/${table}/hush`, { silenced });
}
/** The table where the same people play again: opened by the first of them who asks, joined by the others. */
export async function askAgain(table: string): Promise<Opened> {
  return send("POST", `/tables/${table}/rematch`, {});
}
export async function fetchMatches(): Promise<OwnMatches> {
  return (await call("/guest/matches", { headers: by(null) })).json();
}
export async function fetchRecord(table: string): Promise<unknown> {
  return (await call(`/tables/${table}/record`, { headers: by(null) })).json();
}
