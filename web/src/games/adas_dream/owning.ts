import type { useTable } from "$house";

type Table = ReturnType<typeof useTable>;

/**
 * `touch` for the things on a player's board. References there name no seat: only one's own can be touched,
 * and only what happened on this very board flashes.
 */
export function touchOn(table: Table, seat: number) {
  return (ref: string | string[], options: { label: string }) => {
    if (table.mine !== seat) return { role: "img", "aria-label": options.label };
    const given = table.touch(ref, options);
    if (given["data-fresh"] === undefined) return given;
    const refs = [ref].flat();
    const last = table.scene?.log.findLast((line) => line.refs.some((one) => refs.includes(one)));
    return last?.seat === seat ? given : { ...given, "data-fresh": undefined };
  };
}
