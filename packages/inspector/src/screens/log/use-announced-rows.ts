import type { TraceStep } from "@sandbank/engine";
import { useEffect, useRef } from "preact/hooks";
import { announce } from "../../parts/announcer.tsx";
import { countOf } from "../../words/count.ts";
import { logRows } from "./log-rows.ts";
import { rowText } from "./row-text.ts";

/** Announces new rows of the log to screen readers. */
export function useAnnouncedRows(steps: readonly TraceStep[]): void {
  const latest = steps.at(-1);
  const known = useRef(latest?.number ?? 0);
  useEffect(() => {
    const added = (latest?.number ?? 0) - known.current;
    known.current = latest?.number ?? 0;
    if (latest === undefined || added <= 0) return;
    const row = logRows([latest]).find(({ attempt }) => attempt === null);
    if (row === undefined) return;
    announce(added === 1 ? rowText(row) : `${countOf(added, "new row")}, the latest: ${rowText(row)}`);
  }, [latest]);
}
