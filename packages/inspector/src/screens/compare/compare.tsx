import "./compare.css";
import { useEffect } from "preact/hooks";
import type { AdminResult } from "sandbank/client";
import { Failed, Loading, Show } from "../../parts/frames.tsx";
import { openDialog } from "../../router/router.ts";
import type { Overview } from "../../source/messages.ts";
import { replayedSession, replayProgress } from "../../store/replay-state.ts";
import { live } from "../../store/store.ts";
import { wantReplay } from "../../store/time-travel.ts";
import { useFixed } from "../../store/use-read.ts";
import { Difference } from "./difference.tsx";
import { InstantField } from "./instant-field.tsx";

/** Compares the bank at two instants: the two numbers of entries in `value`, or one and now. */
export function Compare({ value }: { readonly value: string }) {
  useEffect(wantReplay, []);
  const current = replayedSession.value;
  const now = replayProgress.value;
  if (now.state === "failed") return <Failed error={now.error} />;
  return current === undefined ? <Loading /> : <Compared overview={current.overview} value={value} />;
}

function Compared({ overview, value }: { readonly overview: Overview; readonly value: string }) {
  const { length } = overview;
  const [from = 0, to = length] = value.split("-").map((text) => Math.min(Number(text) || 0, length));
  const show = (first: number, second: number) => openDialog("compare", `${first}-${second}`);
  const read = useFixed(`diff ${from} ${to}`, () => diff(from, to));
  return (
    <div class="compare stack">
      <div class="row">
        <InstantField label="From" instant={from} overview={overview} onChange={(instant) => show(instant, to)} />
        <InstantField label="To" instant={to} overview={overview} onChange={(instant) => show(from, instant)} />
      </div>
      <Show read={read}>{(found) => <Difference diff={found} />}</Show>
    </div>
  );
}

async function diff(from: number, to: number): Promise<AdminResult<"diff">> {
  if (live.value === null) throw new Error("The bank is not read yet. Try again.");
  return live.value.admin("diff", { from: String(from), to: String(to) });
}
