import { useState } from "preact/hooks";
import { Empty, PageHeader, Problem, Show } from "../../parts/frames.tsx";
import { focusOn, ROW } from "../../parts/keyboard.tsx";
import { isReadOnly } from "../../store/store.ts";
import { useRead } from "../../store/use-read.ts";
import { useWrite } from "../../store/use-write.ts";
import { DueJobs, dueText, keyedJobs, MOST_JOBS } from "./due-jobs.tsx";

/** Lists the jobs and dates ahead. The user can move the clock to any of them. */
export function Clock() {
  const clock = useRead("clock.get");
  const due = useRead("clock.due", { limit: MOST_JOBS });
  const [duration, setDuration] = useState("31d");
  const write = useWrite();
  // A disabled button would lose the focus while the clock moves.
  const isDisabled = isReadOnly.value || write.isRunning;

  function advance(event: Event): void {
    event.preventDefault();
    if (isDisabled) return;
    // The shell says what happened.
    void write.run("clock.advance", { duration });
  }

  async function advanceTo(instant: string): Promise<void> {
    if (isDisabled) return;
    // The job that ran has no row any more.
    if ((await write.run("clock.to", { instant })) !== undefined) focusOn(ROW);
  }

  return (
    <Show read={clock}>
      {({ now }) => (
        <>
          <PageHeader title="Clock" note={due.state === "ready" ? dueText(due.data.data, now) : undefined}>
            <form class="row moves" onSubmit={advance}>
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
              <button type="submit" class="primary" aria-disabled={isDisabled}>
                Advance
              </button>
            </form>
          </PageHeader>
          <Problem text={write.problem} />
          <Show read={due}>
            {({ data }) =>
              data.length === 0 ? (
                <NothingDue />
              ) : (
                <DueJobs jobs={keyedJobs(data)} now={now} isDisabled={isDisabled} onAdvance={advanceTo} />
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
