import { useEffect, useRef, useState } from "preact/hooks";
import { scheme } from "../../store/scheme.ts";
import type { Chart, ChartContent } from "./chart.ts";

export interface BalanceChartProps extends ChartContent {
  readonly moveTo: (index: number) => void;
}

/** The step chart of both balances. Its library is loaded with the first chart. */
export function BalanceChart({ moveTo, ...content }: BalanceChartProps) {
  const frame = useRef<HTMLDivElement>(null);
  const chart = useRef<Chart | null>(null);
  const latest = useRef({ content, moveTo });
  latest.current = { content, moveTo };
  const [state, setState] = useState<"loading" | "ready" | "failed">("loading");

  useEffect(() => {
    let isOpen = true;
    import("./chart.ts").then(
      ({ drawChart }) => {
        if (!isOpen || frame.current === null) return;
        chart.current = drawChart(frame.current, latest.current.content, (index) => latest.current.moveTo(index));
        setState("ready");
      },
      () => isOpen && setState("failed"),
    );
    return () => {
      isOpen = false;
      chart.current?.remove();
      chart.current = null;
    };
  }, []);
  const { curve, moments, index } = content;
  useEffect(() => chart.current?.update({ curve, moments, index }), [curve, moments, index]);
  const chosen = scheme.value;
  useEffect(() => chart.current?.redraw(), [chosen]);

  return (
    <div class="balance-chart" ref={frame} aria-busy={state === "loading" ? "true" : undefined}>
      {state === "failed" && <p class="problem">The chart could not be loaded. Its figures are in the table below.</p>}
    </div>
  );
}
