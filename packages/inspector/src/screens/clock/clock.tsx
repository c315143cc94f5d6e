import { useState } from "preact/hooks";
import { type Move, moveLines } from "sandbank/private/words/move-lines";
import { announce } from "../../parts/announcer.tsx";
import { PageHeader } from "../../parts/page-header.tsx";
import { Problem } from "../../parts/problem.tsx";
import { Empty, Show } from "../../parts/states.tsx";
import { isReadOnly } from "../../store/store.ts";
import { useRead } from "../../store/use-read.ts";
import { useWrite } from "../../store/use-write.ts";
import { instantText } from "../../words/instants.ts";
import { DueJobs } from "./due-jobs.tsx";
import { keyedJobs, MOST_JOBS } from "./job.ts";

interface ClockMove extends Move {
  readonly to: string;
}

/** Lists the jobs and dates ahead. The user can move the clock to any of them. */
export function Clock() {
  const clock = useRead("clock.get");
  const due = useRead("clock.due", { limit: MOST_JOBS });
  const write = useWrite();
  const [move, setMove] = useState<ClockMove | null>(null);

  const isDisabled = isReadOnly.value || write.isRunning;

  async function advance(to: { readonly duration: string } | { readonly instant: string }): Promise<void> {
    const done = "duration" in to ? await write.run("clock.advance", to) : await write.run("clock.to", to);
    if (done === undefined) return;
    setMove(done);
    announce(moveText(done));
  }

  return (
    <Show read={clock}>
      {({ now }) => (
        <>
          <PageHeader title="Clock" note="What will happen, earliest first">
            <AdvanceForm isDisabled={isDisabled} onAdvance={(duration) => advance({ duration })} />
          </PageHeader>
          <Problem text={write.problem} />
          {move !== null && <p>{moveText(move)}</p>}
          <Show read={due}>
            {({ data }) =>
              data.length === 0 ? (
                <NothingDue />
              ) : (
                <DueJobs
                  jobs={keyedJobs(data)}
                  now={now}
                  isDisabled={isDisabled}
                  onAdvance={(instant) => advance({ instant })}
                />
              )
            }
          </Show>
        </>
      )}
    </Show>
  );
}

function NothingDue() {
  return (
    <Empty>
      <p>
        Nothing will fall due in this bank. Holds that expire, transfers that resolve, cards that ship, statements of
        loans and webhooks that are sent again would be listed here.
      </p>
    </Empty>
  );
}

interface AdvanceFormProps {
  readonly isDisabled: boolean;
  readonly onAdvance: (duration: string) => void;
}

function AdvanceForm({ isDisabled, onAdvance }: AdvanceFormProps) {
  const [duration, setDuration] = useState("31d");
  const submit = (event: Event) => {
    event.preventDefault();
    onAdvance(duration);
  };
  return (
    <form class="row" onSubmit={submit}>
      <label class="row">
        <span class="muted">Advance by</span>
        <input
          class="short"
          placeholder="1h30m"
          value={duration}
          disabled={isReadOnly.value}
          autocomplete="off"
          spellcheck={false}
          onInput={({ currentTarget }) => setDuration(currentTarget.value)}
        />
      </label>
      <button type="submit" class="primary" disabled={isDisabled}>
        Advance
      </button>
    </form>
  );
}

function moveText(move: ClockMove): string {
  const lines = moveLines(move).map(({ text }) => text);
  return `The clock moved to ${instantText(move.to)}: ${lines.length === 0 ? "nothing happened" : lines.join("; ")}.`;
}
