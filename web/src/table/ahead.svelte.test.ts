import { afterEach, describe, expect, test, vi } from "vitest";
import type { LookingAhead } from "../api";
import type { Scene } from "../scene";
import { Ahead } from "./ahead.svelte";

const seat = { taken: true, away: false, kind: "person" };
function scene(number: number, actor: number, more: object = {}): Scene {
  const seats = [0, 1].map((one) => ({ ...seat, seat: one, mine: one === 1, ...more }));
  return { number, actor, seat: 1, table: { seats, over: false } } as unknown as Scene;
}
const step = { move: "student(1)", text: { id: "move-student" } };
const asked = { task: "choose-student", prompt: { id: "prompt" }, choices: [] };

/** Answers one request after the other; what was asked. */
function house(...answers: Partial<LookingAhead>[]): string[] {
  const calls: string[] = [];
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    calls.push(`${init.method ?? "GET"} ${path.split("/ahead")[1]}${init.body ?? ""}`.trim());
    if (init.method === "DELETE") return new Response(null, { status: 204 });
    return Response.json({ steps: [], dropped: false, following: null, ...answers.shift() });
  });
  return calls;
}
function at(shown: { scene: Scene }): Ahead {
  return new Ahead({ id: "t", scene: () => shown.scene, eyes: () => 1 });
}
/** After more turns of the loop than an answer needs. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await new Promise((done) => setTimeout(done));
}

describe("deciding ahead", () => {
  afterEach(() => vi.unstubAllGlobals());

  test("is offered while another person is waited for, not for a bot or at one's own turn", () => {
    expect(at({ scene: scene(3, 0) }).offered).toBe(true);
    expect(at({ scene: scene(3, 1) }).offered).toBe(false);
    expect(at({ scene: scene(3, 0, { kind: "bot" }) }).offered).toBe(false);
    expect(at({ scene: scene(3, 0, { taken: false }) }).offered).toBe(false);
  });

  test("whoever comes learns what they laid down, and asks again only while something is laid down", async () => {
    const calls = house({ steps: [step] }, { dropped: true, steps: [step] });
    const shown = { scene: scene(3, 0) };
    const ahead = at(shown);
    ahead.follow(null, shown.scene);
    await settled();
    expect(ahead.steps).toEqual([step]);
    ahead.follow(scene(3, 0), scene(4, 1));
    await settled();
    expect(ahead.dropped).toBe(true);
    expect(calls).toEqual(["GET", "GET"]);
  });

  test("nobody asks again who laid nothing down", async () => {
    const calls = house();
    const ahead = at({ scene: scene(3, 0) });
    ahead.follow(null, scene(3, 0));
    await settled();
    ahead.follow(scene(3, 0), scene(4, 1));
    await settled();
    expect(calls).toEqual(["GET"]);
  });

  test("answers are laid down in their order, and the last one taken back is none at all", async () => {
    const calls = house({ steps: [step], following: asked }, { following: asked });
    const ahead = at({ scene: scene(3, 0) });
    ahead.further = true;
    await ahead.lay(["student(1)"]);
    expect(ahead.following?.task).toBe("choose-student");
    await ahead.lay([]);
    expect(ahead.steps).toEqual([]);
    expect(calls).toEqual(['PUT {"moves":["student(1)"]}', "DELETE", "GET ?further=true"]);
  });

  test("the table that moves on meanwhile is looked at once more", async () => {
    const calls = house({ steps: [step] }, {});
    const ahead = at({ scene: scene(3, 0) });
    const laying = ahead.lay(["student(1)"]);
    void ahead.look();
    await laying;
    expect(calls.length).toBe(2);
    expect(ahead.steps).toEqual([]);
  });
});
