import "./compare.css";
import type { Overview } from "@sandbank/view/replay/session-answers";
import { useId } from "preact/hooks";
import { useDraft } from "../../parts/fields.tsx";
import { Show } from "../../parts/frames.tsx";
import { openDialog } from "../../router/router.ts";
import { latestAt, stepAt, timeAt } from "../../store/bank-time.ts";
import { liveSource } from "../../store/live-source.ts";
import { useReplayed } from "../../store/time-travel.ts";
import { useFixed } from "../../store/use-read.ts";
import { Difference } from "./difference.tsx";

/** Compares the bank at two instants: the two numbers of entries in `value`, or one and now. */
export function Compare({ value }: { readonly value: string }) {
  const read = useReplayed();
  return <Show read={read}>{({ overview }) => <Compared overview={overview} value={value} />}</Show>;
}

function Compared({ overview, value }: { readonly overview: Overview; readonly value: string }) {
  const { length } = overview;
  const [from = 0, to = length] = value.split("-").map((text) => Math.min(Number(text) || 0, length));
  const show = (first: number, second: number) => openDialog("compare", `${first}-${second}`);
  const read = useFixed(`diff ${from} ${to}`, async () =>
    liveSource().admin("diff", { from: String(from), to: String(to) }),
  );
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

interface InstantFieldProps {
  readonly label: string;
  /** The instant, as a number of journal entries. */
  readonly instant: number;
  readonly overview: Overview;
  readonly onChange: (instant: number) => void;
}

/** Chooses an instant by the bank's time. Of the entries at that time it takes the latest. */
function InstantField({ label, instant, overview, onChange }: InstantFieldProps) {
  const id = useId();
  const { times, length } = overview;
  const draft = useDraft(fieldText(timeAt(times, instant)), (entered) => {
    const time = Date.parse(`${entered}Z`);
    // The field has no milliseconds.
    if (!Number.isNaN(time)) onChange(latestAt(times, length, time + 999));
  });
  return (
    <div class="field">
      <label for={id}>{label} (UTC)</label>
      <input {...draft} id={id} type="datetime-local" step={1} aria-describedby={`${id}-hint`} />
      <span class="hint" id={`${id}-hint`}>
        after step {stepAt(overview, instant)} of {stepAt(overview, length)}
      </span>
    </div>
  );
}

function fieldText(time: number): string {
  return new Date(time).toISOString().slice(0, 19);
}
