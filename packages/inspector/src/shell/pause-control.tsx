import { announce } from "../parts/announcer.tsx";
import { Button } from "../parts/button.tsx";
import { Key } from "../parts/keyboard.tsx";
import { Tag } from "../parts/values.tsx";
import { instant } from "../router/router.ts";
import { held, isPaused, live, togglePause } from "../store/store.ts";
import { useRead } from "../store/use-read.ts";
import { formatCount } from "../words/count.ts";

/** Stops and resumes all updates of the page, with the number of new steps meanwhile. A session has none. */
export function PauseControl() {
  if (live.value?.kind === "session") return null;
  return (
    <>
      {isPaused.value && <Paused />}
      {/* The clock has a button Resume, too. */}
      <Button aria-label={isPaused.value ? "Resume page" : "Pause page"} onClick={pauseOrResume}>
        {isPaused.value ? "Resume page" : "Pause"} <Key name="." />
      </Button>
    </>
  );
}

/** Pauses or resumes the page, and announces it. */
export function pauseOrResume(): void {
  if (live.value?.kind === "session") return;
  togglePause();
  announce(isPaused.value ? "The page is paused." : "The page shows the bank as it is now.");
}

function Paused() {
  const shown = useRead("trace", { last: 0 });
  const restart = held.value.findLastIndex(({ type }) => type === "restart");
  // The number of the latest step that the page shows. The page also updates after the user's own actions, whose steps
  // are among the held events.
  const isKnown = shown.state === "ready" && instant.value === null && restart === -1;
  const latest = isKnown ? (shown.data["omitted"] as number) : 0;
  const numbers = held.value
    .slice(restart + 1)
    .flatMap((event) => (event.type === "step" && event.step.number > latest ? [event.step.number] : []));
  // The server sends a step again, with the same number, when the step changes.
  const count = new Set(numbers).size;
  return (
    <Tag tone="warn">
      Paused{restart !== -1 && ", the bank restarted"}
      {count > 0 && `, ${formatCount(count, "new step")}`}
    </Tag>
  );
}
