import { capitalized } from "@sandbank/view/words/capitalized";
import { aheadText, instantText } from "@sandbank/view/words/instants";
import { isHousekeeping, isLateWebhook, jobWords } from "@sandbank/view/words/jobs";
import { useState } from "preact/hooks";
import type { AdminResult } from "sandbank/client";
import { ChangeButton } from "../../parts/form.tsx";
import { Problem, Show } from "../../parts/frames.tsx";
import { Moving } from "../../parts/moving.tsx";
import { ObjectName, ShortInstant } from "../../parts/values.tsx";
import { closeDialog } from "../../router/router.ts";
import { screenOfId } from "../../router/screens.ts";
import { isMoving, isReadOnly } from "../../store/store.ts";
import { useRead } from "../../store/use-read.ts";
import { useWrite, type Write } from "../../store/use-write.ts";
import { formatCount } from "../../words/count.ts";
import { usualMoves } from "../../words/usual-moves.ts";
import "./clock.css";

/** The largest number of jobs that the server lists. */
const MOST_JOBS = 1_000;
/** More rows make the dialog slow. */
const MOST_ROWS = 100;

/** Moves the clock, and lists what will fall due. A move closes the dialog: the shell says what happened. */
export function Clock() {
  const clock = useRead("clock.get");
  const write = useWrite();
  return (
    <Show read={clock}>
      {({ now, rate }) => (
        <div class="stack">
          <div class="row">
            <strong>{instantText(now)} UTC</strong>
            <span class="muted">{rate === 0 ? "frozen" : rate === 1 ? "ticking" : `${rate} times as fast`}</span>
            {!isReadOnly.value && (
              <>
                <ChangeButton
                  work={write}
                  class="small"
                  onClick={() => write.run(rate === 0 ? "clock.resume" : "clock.freeze")}
                >
                  {rate === 0 ? "Resume" : "Freeze"}
                </ChangeButton>
                <AdvanceForm write={write} />
              </>
            )}
          </div>
          <Problem text={write.problem} />
          {isMoving.value ? (
            <div class="row muted">
              <Moving />
            </div>
          ) : (
            <Due now={now} write={write} />
          )}
        </div>
      )}
    </Show>
  );
}

/** The duration by which an empty field moves the clock. */
const USUAL = "31d";

function AdvanceForm({ write }: { readonly write: Write }) {
  const [duration, setDuration] = useState("");
  return (
    <form
      class="row"
      onSubmit={async (event) => {
        event.preventDefault();
        // A disabled button would lose the focus while the clock moves.
        if (write.isRunning) return;
        if ((await write.run("clock.advance", { duration: duration || USUAL })) !== undefined) closeDialog();
      }}
    >
      <label class="row">
        <span class="muted">Advance by</span>
        <input
          class="short"
          placeholder={USUAL}
          value={duration}
          autocomplete="off"
          spellcheck={false}
          onInput={({ currentTarget }) => setDuration(currentTarget.value)}
        />
      </label>
      <button type="submit" class="primary" aria-disabled={write.isRunning}>
        Advance
      </button>
    </form>
  );
}

interface DueProps {
  /** The bank's time. */
  readonly now: string;
  readonly write: Write;
}

function Due(props: DueProps) {
  const due = useRead("clock.due", { limit: MOST_JOBS });
  return <Show read={due}>{({ data }) => <Jobs data={data} {...props} />}</Show>;
}

type JobsProps = DueProps & AdminResult<"clock.due">;

/** The usual moves, each with what it runs as far as that is planned now. */
function Presets({ data, now, write }: JobsProps) {
  return (
    <ul class="presets" aria-label="Moves, and what each runs">
      {usualMoves.map(({ short, until }) => {
        const instant = until(now);
        const jobs = data.filter((job) => job.at <= instant && !isHousekeeping(job));
        const kinds = [...Map.groupBy(jobs, ({ kind }) => jobWords(kind).short)];
        return (
          <li key={short} class="row">
            <ChangeButton
              work={write}
              class="small"
              onClick={async () => {
                if ((await write.run("clock.to", { instant })) !== undefined) closeDialog();
              }}
            >
              {short}
            </ChangeButton>
            <span class="muted">
              {kinds.map(([kind, { length }]) => (length === 1 ? kind : `${length} × ${kind}`)).join(", ") || "nothing"}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function Jobs({ data, now, write }: JobsProps) {
  const rows = [...Map.groupBy(data, rowOf)].flatMap(([key, [first, ...others]]) =>
    first === undefined || isHousekeeping(first)
      ? []
      : [{ ...first, key, count: others.length + 1, last: (others.at(-1) ?? first).at }],
  );
  if (rows.length === 0) {
    return (
      <p class="muted">
        Nothing will fall due in this bank. Holds that expire, transfers that resolve, cards that ship, statements of
        loans and webhooks that are sent again would be listed here.
      </p>
    );
  }
  return (
    <>
      {!isReadOnly.value && <Presets data={data} now={now} write={write} />}
      <ol class="due-jobs" aria-label="What will fall due">
        {rows.slice(0, MOST_ROWS).map(({ key, at, kind, object, account, count, last }) => (
          <li key={key}>
            <span>
              <span class="ahead">{aheadText(now, at)}</span> <ShortInstant at={at} />
            </span>
            <span class="what">
              {count > 1 && `${formatCount(count, "webhook")} are sent again, until `}
              {count > 1 && <ShortInstant at={last} />}
              {count === 1 && (object === null ? jobWords(kind).sentence : capitalized(jobWords(kind).short))}
              {object !== null && screenOfId(object) !== undefined && ": "}
              {object !== null && screenOfId(object) !== undefined && <ObjectName id={object} />}
              {account !== undefined && " on "}
              {account !== undefined && <ObjectName id={account} />}
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

type Job = AdminResult<"clock.due">["data"][number];

/** Late webhooks are in one row: a receiver that fails has hundreds of them. */
function rowOf({ at, kind, object }: Job): string {
  return isLateWebhook({ kind }) ? kind : `${at} ${kind} ${object}`;
}
