import { isPaused } from "../../store/paused.ts";
import { countOf } from "../../words/count.ts";

/** Holds the live rows, so that they can be read, and resumes them. */
export function PauseButton({ waiting }: { readonly waiting: number }) {
  return (
    <>
      {waiting > 0 && <span class="muted">{countOf(waiting, "new row")}</span>}
      <button
        type="button"
        aria-keyshortcuts="."
        onClick={() => {
          isPaused.value = !isPaused.value;
        }}
      >
        {isPaused.value ? "Continue" : "Pause"} <kbd>.</kbd>
      </button>
    </>
  );
}
