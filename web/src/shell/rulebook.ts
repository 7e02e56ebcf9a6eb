import { marked } from "marked";
import { iconHref, isIcon } from "../art/icons";

export function ruleId(number: string): string {
  return `rule-${number.replace(/[^\w]/g, "-")}`;
}

/**
 * A rule's Markdown as HTML. The text is the server's own, shipped with it, so it needs no cleaning; icons are drawn
 * in.
 */
export function ruleMarkup(text: string): string {
  const html = marked.parse(text, { async: false, gfm: true });
  return html.replace(/:([a-z][a-z0-9-]*):/g, (whole, name: string) =>
    isIcon(name)
      ? `<svg class="i" width="16" height="16" aria-hidden="true"><use href="${iconHref(name)}"/></svg>`
      : whole,
  );
}
