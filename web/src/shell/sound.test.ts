import { describe, expect, test } from "vitest";
import type { LogLine, Scene } from "../scene";
import { soundOf } from "./sound.svelte";

function at(
  number: number,
  actor: number,
  more: { over?: boolean; refs?: string[]; seat?: number | null } = {},
): Scene {
  const log = [{ number, refs: more.refs ?? [] } as unknown as LogLine];
  const seat = more.seat === undefined ? 0 : more.seat;
  return { number, actor, seat, log, table: { over: more.over ?? false } } as unknown as Scene;
}

describe("what is heard", () => {
  test("one's own move, somebody else's, and dice", () => {
    expect(soundOf(at(1, 0), at(2, 0))).toBe("mine");
    expect(soundOf(at(1, 0), at(2, 1))).toBe("mine");
    expect(soundOf(at(1, 1), at(2, 1))).toBe("theirs");
    expect(soundOf(at(1, 1), at(2, 1, { refs: ["die/blue-1"] }))).toBe("dice");
    expect(soundOf(at(1, 0), at(2, 1, { refs: ["die"] }))).toBe("dice");
    expect(soundOf(at(1, 0, { seat: null }), at(2, 1, { seat: null }))).toBe("theirs");
  });
  test("one's turn and the end before everything else", () => {
    expect(soundOf(at(1, 1), at(2, 0, { refs: ["die/blue-1"] }))).toBe("turn");
    expect(soundOf(at(1, 1), at(2, -2, { over: true }))).toBe("end");
  });
  test("nothing when a move is taken back or a name changes", () => {
    expect(soundOf(at(3, 0), at(2, 0))).toBeNull();
    expect(soundOf(at(3, 0), at(3, 0))).toBeNull();
  });
});
