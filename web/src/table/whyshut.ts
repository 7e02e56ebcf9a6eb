import { Refusal } from "../server";

export type Status = "loading" | "ready" | "missing" | "locked" | "banned" | "closed" | "failed";

const BY_ANSWER: Record<number, Status> = { 400: "missing", 403: "locked", 404: "missing" };

/** Why a table is not shown, by the server's refusal. */
export function whyShut(error: unknown): Status {
  if (!(error instanceof Refusal)) return "failed";
  if (error.trouble.code === "banned") return "banned";
  return error.trouble.code === "closed_table" ? "closed" : (BY_ANSWER[error.status] ?? "failed");
}
