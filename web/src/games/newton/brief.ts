import type { Message } from "$house";

/** Effects on a card or tile are drawn in icons: each of these sentences has a short form in en.ftl and fr.ftl. */
const BRIEF = /^(action|atom|effect|lack|level|per|book)-|^(join-and|objective-most)$/;

/** The same message, in its short form. */
export function brief(message: Message): Message {
  const args: Message["args"] = {};
  for (const [key, arg] of Object.entries(message.args ?? {})) args[key] = typeof arg === "object" ? brief(arg) : arg;
  const id = message.id ?? "";
  return { ...message, id: BRIEF.test(id) ? `board-${id}` : id, args };
}
