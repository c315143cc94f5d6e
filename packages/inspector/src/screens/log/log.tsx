import "./log.css";
import type { TraceStep } from "@sandbank/engine";
import { Show } from "../../parts/states.tsx";
import { source } from "../../store/store.ts";
import { useTracePages } from "../../store/use-pages.ts";
import { useSteps } from "../../store/use-steps.ts";
import { LogView } from "./log-view.tsx";
import { useAnnouncedRows } from "./use-announced-rows.ts";

/** The log: all requests, calls, clock moves and deliveries, with their results. */
export function Log() {
  return source.value?.kind === "session" ? <PastLog /> : <LiveLog />;
}

function LiveLog() {
  const read = useSteps();
  return <Show read={read}>{(steps) => <Live steps={steps} />}</Show>;
}

function Live({ steps }: { readonly steps: readonly TraceStep[] }) {
  useAnnouncedRows(steps);
  return <LogView steps={steps} />;
}

/**
 * The log of a session, or of a bank until an instant. It does not grow, and can be longer than the log that a server
 * keeps.
 */
function PastLog() {
  const { read, more } = useTracePages();
  return <Show read={read}>{({ rows, hasMore }) => <LogView steps={rows} onEnd={hasMore ? more : undefined} />}</Show>;
}
