import { instantText, spanBetween } from "@sandbank/view/words/instants";
import { isHousekeeping, isLoanDate, jobWords } from "@sandbank/view/words/jobs";
import { useState } from "preact/hooks";
import type { AdminResult } from "sandbank/client";
import { ChangeButton } from "../../parts/form.tsx";
import { Problem, Show } from "../../parts/frames.tsx";
import { ObjectName, ShortInstant } from "../../parts/values.tsx";
import { closeDialog } from "../../router/router.ts";
import { screenOfId } from "../../router/screens.ts";
import { isReadOnly } from "../../store/store.ts";
import { useRead } from "../../store/use-read.ts";
import { useWrite, type Write } from "../../store/use-write.ts";
import { formatCount } from "../../words/count.ts";
import "./clock.css";

/** The largest number of jobs that the server lists. */
const MOST_JOBS = 1_000;
/** More rows make the dialog slow. */
const MOST_ROWS = 100;

/** Moves the clock, and lists what will fall due. A move closes the dialog: the shell says what happened. */
export function Clock() {
  const clock = useRead("clock.get");
  const due = useRead("clock.due", { limit: MOST_JOBS });
  const write = useWrite();
  return (
    <Show read={clock}>
      {({ now, rate }) => (
        <div class="stack">
          <p class="row">
            <strong>{instantText(now)} UTC</strong>
            <span class="muted">{rate === 0 ? "frozen" : rate === 1 ? "ticking" : `${rate} times as fast`}</span>
            {!isReadOnly.value && (
              <ChangeButton
                work={write}
                class="small"
                onClick={() => write.run(rate === 0 ? "clock.resume" : "clock.freeze")}
              >
                {rate === 0 ? "Resume" : "Freeze"}
              </ChangeButton>
            )}
          </p>
          {!isReadOnly.value && <AdvanceForm write={write} />}
          <Problem text={write.problem} />
          <Show read={due}>{({ data }) => <Due jobs={data} now={now} write={write} />}</Show>
        </div>
      )}
    </Show>
  );
}

function AdvanceForm({ write }: { readonly write: Write }) {
  const [duration, setDuration] = useState("31d");
  return (
    <form
      class="row"
      onSubmit={async (event) => {
        event.preventDefault();
        // A disabled button would lose the focus while the clock moves.
        if (write.isRunning) return;
        if ((await write.run("clock.advance", { duration })) !== undefined) closeDialog();
      }}
    >
      <label class="row">
        <span class="muted">Advance by</span>
        <input
          class="short"
          placeholder="1h30m"
          value={duration}
          autocomplete="off"
          spellcheck={false}
          onInput={({ currentTarget }) => setDuration(currentTarget.value)}
        />
      </label>
      <button type="submit" class="primary" aria-disabled={write.isRunning}>
        Advance
      </button>
      {write.isRunning && <span class="muted">Advancing, with the webhooks on the way.</span>}
    </form>
  );
}

type Job = AdminResult<"clock.due">["data"][number];

interface DueProps {
  readonly jobs: readonly Job[];
  /** The bank's time. */
  readonly now: string;
  readonly write: Write;
}

function Due({ jobs, now, write }: DueProps) {
  if (jobs.length === 0) {
    return (
      <p class="muted">
        Nothing will fall due in this bank. Holds that expire, transfers that resolve, cards that ship, statements of
        loans and webhooks that are sent again would be listed here.
      </p>
    );
  }
  const rows = [...Map.groupBy(jobs, rowOf)].flatMap(([key, [first, ...others]]) =>
    first === undefined ? [] : [{ ...first, key, count: others.length + 1 }],
  );
  return (
    <>
      <p>{dueText(jobs, now)}</p>
      <ol class="due-jobs" aria-label="What will fall due, the earliest first">
        {rows.slice(0, MOST_ROWS).map(({ key, at, kind, object, count }) => (
          <li key={key}>
            <span>
              <ShortInstant at={at} /> <span class="muted">in {spanBetween(now, at)}</span>
            </span>
            <span class="what">
              {jobWords(kind).sentence} {isShown(object) && <ObjectName id={object} />}
              {count > 1 && <span class="muted">{count} of them</span>}
            </span>
            {!isReadOnly.value && (
              <ChangeButton
                work={write}
                class="small"
                aria-label={`Advance to here: ${instantText(at)}`}
                onClick={async () => {
                  if ((await write.run("clock.to", { instant: at })) !== undefined) closeDialog();
                }}
              >
                Advance to here
              </ChangeButton>
            )}
          </li>
        ))}
        {rows.length > MOST_ROWS && <li class="muted">and later ones</li>}
      </ol>
    </>
  );
}

/** Whether a screen shows the object, which a delivery is not. */
function isShown(object: string | null): object is string {
  return object !== null && screenOfId(object) !== undefined;
}

/** Jobs that look alike are in one row. */
function rowOf({ at, kind, object }: Job): string {
  return `${at} ${kind} ${isShown(object) ? object : ""}`;
}

/** `54 jobs and 1 date will fall due, the first in 3 h 50 min.` */
function dueText(all: readonly Job[], now: string): string {
  const jobs = all.filter((job) => !isHousekeeping(job));
  const [first] = jobs;
  if (first === undefined) return "Nothing but old Events that are deleted will fall due.";
  const dates = jobs.filter(({ kind }) => isLoanDate(kind)).length;
  const counts = [
    ...(jobs.length > dates ? [formatCount(jobs.length - dates, "job")] : []),
    ...(dates > 0 ? [formatCount(dates, "date")] : []),
  ];
  const which = all.length === MOST_JOBS ? "The first " : "";
  return `${which}${counts.join(" and ")} will fall due, the first in ${spanBetween(now, first.at)}.`;
}
