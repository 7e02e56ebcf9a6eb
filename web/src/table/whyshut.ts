import { Refusal } from "../server";

export type Why = "missing" | "locked" | "banned" | "closed" | "failed";
export type Status = "loading" | "ready" | Why;

const BY_ANSWER: Record<number, Why> = { 400: "missing", 403: "locked", 404: "missing" };

/** Why a table is not shown, by the server's refusal. */
export function whyShut(error: unknown): Why {
  if (!(error instanceof Refusal)) return "failed";
  if (error.trouble.code === "banned") return "banned";
  return error.trouble.code === "closed_table" ? "closed" : (BY_ANSWER[error.status] ?? "failed");
}
