import type { MoveBody, Thinking, UndoBody } from "./api";
import type { GameInfo, Opening, Plan, Rulebook, Scene, Trouble } from "./scene";

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

/** Under `npm run dev` a page with ?mock is served by paper: see fixtures/mock.ts. */
export const mocked = import.meta.env.DEV && new URLSearchParams(location.search).has("mock");

async function ask(path: string, init: RequestInit): Promise<Response> {
  if (import.meta.env.DEV && mocked) return (await import("./fixtures/mock")).mockCall(path);
  return fetch(`/api${path}`, init);
}

async function call(path: string, init: RequestInit = {}): Promise<Response> {
  let answer: Response;
  try {
    answer = await ask(path, init);
  } catch {
    throw new Unreachable(path);
  }
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

function seat(secret: string | null): Record<string, string> {
  return secret ? { "X-Seat": secret } : {};
}

async function send<T>(method: string, path: string, body: unknown, secret: string | null = null): Promise<T> {
  const headers = { "Content-Type": "application/json", ...seat(secret) };
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
export async function openTable(opening: Opening): Promise<{ table: string; seats: (string | null)[] }> {
  return send("POST", "/tables", opening);
}
/** The version of a scene that the asker has: the log lines in it are not sent again. Null: all of them are wanted. */
type Since = number | null;
/** For whoever does not read the log at all. */
export const NO_LOG: Since = 1_000_000;

function after(since: Since): string {
  return since === null ? "" : `?since=${since}`;
}
export async function fetchScene(table: string, secret: string | null, since: Since): Promise<Scene> {
  return (await call(`/tables/${table}${after(since)}`, { headers: seat(secret) })).json();
}
export async function fetchPast(table: string, number: number, secret: string | null, since: Since): Promise<Scene> {
  return (await call(`/tables/${table}/past/${number}${after(since)}`, { headers: seat(secret) })).json();
}
export async function fetchPlan(table: string, goal: string, secret: string): Promise<Plan | null> {
  const path = `/tables/${table}/plan?goal=${encodeURIComponent(goal)}`;
  return (await (await call(path, { headers: seat(secret) })).json()).plan;
}
export async function fetchThinking(table: string): Promise<Thinking> {
  return (await call(`/tables/${table}/thinking`)).json();
}
export async function sitDown(table: string, number: number, name: string, secret: string): Promise<void> {
  await send("PATCH", `/tables/${table}/seats/${number}`, { name }, secret);
}
export async function postMove(table: string, body: MoveBody, secret: string): Promise<Scene> {
  return send("POST", `/tables/${table}/moves`, body, secret);
}
export async function postUndo(table: string, body: UndoBody, secret: string): Promise<Scene> {
  return send("POST", `/tables/${table}/undo`, body, secret);
}
export async function fetchRecord(table: string): Promise<unknown> {
  return (await call(`/tables/${table}/record`)).json();
}

/** An idempotency key: works on plain http too, where crypto.randomUUID does not exist. */
export function freshKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
