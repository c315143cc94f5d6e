import "./compare.css";
import { instantText } from "@sandbank/view/words/instants";
import { isPoint, printPointRule } from "@sandbank/view/words/points";
import { useId, useState } from "preact/hooks";
import { Menu, useDraft } from "../../parts/fields.tsx";
import { Problem, Show } from "../../parts/frames.tsx";
import { openDialog } from "../../router/router.ts";
import { liveSource } from "../../store/live-source.ts";
import { replayedSession } from "../../store/replay-state.ts";
import { revision } from "../../store/store.ts";
import { useFixed, useRead } from "../../store/use-read.ts";
import { Difference } from "./difference.tsx";

/** Compares the bank at two moments, such as `7d..now`, which the server reads as it reads those of the command line. */
export function Compare({ value }: { readonly value: string }) {
  const [from, to] = value.includes("..") ? value.split("..") : ["7d", "now"];
  // The server replays the bank for each comparison, so a bank that changes meanwhile is not compared again by itself.
  const [opened] = useState(() => revision.peek());
  const read = useFixed(`diff ${value} ${opened}`, async () => liveSource().admin("diff", { from, to }));
  const clock = read.state === "ready" ? read.data.clock : undefined;
  return (
    <div class="compare stack">
      <div class="moments">
        <Moment label="From" point={from} at={clock?.before} onChange={(chosen) => show(chosen, to)} />
        <Moment label="To" point={to} at={clock?.after} onChange={(chosen) => show(from, chosen)} />
      </div>
      <Show read={read}>{(found) => <Difference diff={found} />}</Show>
    </div>
  );
}

function show(from = "", to = ""): void {
  openDialog("compare", `${from}..${to}`);
}

const moments = [
  { value: "now", label: "Now" },
  { value: "1h", label: "An hour ago" },
  { value: "1d", label: "A day ago" },
  { value: "7d", label: "A week ago" },
  { value: "31d", label: "A month ago" },
  { value: "0", label: "The beginning" },
];

interface MomentProps {
  readonly label: string;
  readonly point: string | undefined;
  /** The bank's time then; undefined until it is known. */
  readonly at: string | undefined;
  readonly onChange: (point: string) => void;
}

/** Chooses a moment: one that means something, or any by its time. */
function Moment({ label, point = "", at, onChange }: MomentProps) {
  const id = useId();
  const saved = useRead("snapshot.list");
  const [problem, setProblem] = useState<string | null>(null);
  const failed = replayedSession.value?.overview.failure?.step;
  const options = [
    ...moments,
    ...(failed ? [{ value: `step:${failed - 1}`, label: "Before the call that failed the test" }] : []),
    ...(saved.state === "ready" ? saved.data.data : []).map(({ name }) => ({
      value: `snapshot:${name}`,
      label: `The snapshot ${name}`,
    })),
  ];
  const isKnown = options.some(({ value }) => value === point);
  const draft = useDraft(at === undefined ? "" : instantText(at), (entered) => {
    const read = readMoment(entered);
    if (read === undefined)
      setProblem(`${JSON.stringify(entered)} is no moment. ${printPointRule("a number of entries")}`);
    else onChange(read);
  });
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <Menu
        id={id}
        value={point}
        onChange={onChange}
        options={isKnown ? options : [{ value: point, label: "At this time" }, ...options]}
      />
      <input {...draft} aria-label={`${label}, in UTC`} autocomplete="off" spellcheck={false} />
      <Problem text={problem} />
    </div>
  );
}

/** Reads a point, or a time in the form of the page, such as `21 Nov 2026, 09:30`. */
function readMoment(text: string): string | undefined {
  if (isPoint(text.trim())) return text.trim();
  const time = Date.parse(`${text.replace(",", "")} UTC`);
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}
