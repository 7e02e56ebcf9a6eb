import type { Device, HouseInfo, NewMail, NewPush, NewWebhook, OwnTable, Telling, TellingWish } from "../../api";
import { FACES } from "../../games/games";
import { by, call, Refusal, send } from "../../server";
import { voice } from "../../text/voice.svelte";

/** What the pages about oneself ask the server: tables, ways to be told, devices. */
export async function fetchOwnTables(): Promise<OwnTable[]> {
  return (await call("/guest/tables", { headers: by(null) })).json();
}
export async function muteTable(table: string, muted: boolean): Promise<void> {
  await send("PUT", `/guest/tables/${table}/muted`, { muted });
}
export async function fetchTelling(): Promise<Telling> {
  return (await call("/guest/telling", { headers: by(null) })).json();
}
export async function wish(wished: TellingWish): Promise<Telling> {
  return send("PUT", "/guest/telling", wished);
}
export async function addPush(push: NewPush): Promise<Telling> {
  return send("POST", "/guest/ways/push", push);
}
export async function addMail(mail: NewMail): Promise<Telling> {
  return send("POST", "/guest/ways/mail", mail);
}
export async function addWebhook(webhook: NewWebhook): Promise<Telling> {
  return send("POST", "/guest/ways/webhook", webhook);
}
export async function confirmWay(way: string, code: string): Promise<Telling> {
  return send("POST", `/guest/ways/${way}/code`, { code });
}
export async function tryWay(way: string): Promise<void> {
  await send("POST", `/guest/ways/${way}/trial`, {});
}
export async function switchWay(way: string, active: boolean): Promise<Telling> {
  return send("PATCH", `/guest/ways/${way}`, { active });
}
export async function dropWay(way: string): Promise<Telling> {
  return send("DELETE", `/guest/ways/${way}`, {});
}
export async function fetchDevices(): Promise<Device[]> {
  return (await call("/guest/devices", { headers: by(null) })).json();
}
export async function shutOut(device: string): Promise<Device[]> {
  return send("DELETE", `/guest/devices/${device}`, {});
}
export async function forgetMe(): Promise<void> {
  await call("/guest", { method: "DELETE", headers: by(null) });
}
export async function fetchHouse(): Promise<HouseInfo> {
  return (await call("/house")).json();
}

/** Why it was not done, in the reader's language; the server's sentences come with any game's words. */
export async function sentence(error: unknown): Promise<string> {
  const game = FACES[0]?.[0];
  if (!(error instanceof Refusal) || !game) return voice.say("house-failed");
  try {
    await voice.learn(game);
    return voice.say(error.trouble.text, undefined, game);
  } catch {
    return voice.say("house-failed");
  }
}
