import { getContext, setContext } from "svelte";
import type { TableState } from "./table.svelte";

const KEY = Symbol("table");

export function provideTable(table: TableState): void {
  setContext(KEY, table);
}

/** The table this component stands on. Call it while the component is being set up. */
export function useTable(): TableState {
  return getContext<TableState>(KEY);
}
