import { signal } from "@preact/signals";
import { useLayoutEffect } from "preact/hooks";

interface Shown {
  /** Differs between messages, so that screen readers say one that has the same text. */
  readonly key: number;
  readonly text: string;
  readonly isProblem: boolean;
}

/** How many dialogs are open. */
const dialogs = signal(0);
const shown = signal<Shown | null>(null);
let count = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

const SPAN_MS = 6_000;

function show(text: string, isProblem: boolean): void {
  clearTimeout(timer);
  shown.value = { key: count++, text, isProblem };
}

function dismiss(): void {
  shown.value = null;
}

/** Says for some seconds that what the user asked for is done, where nothing else on the screen shows it. */
export function showMessage(text: string): void {
  show(text, false);
  timer = setTimeout(dismiss, SPAN_MS);
}

/** Says why what the user asked for failed, until the user dismisses it or asks for something else. */
export function showProblem(text: string): void {
  show(text, true);
}

/** Returns whether there was a problem to dismiss. */
export function dismissProblem(): boolean {
  const isShown = shown.peek()?.isProblem === true;
  if (isShown) dismiss();
  return isShown;
}

/**
 * Where the message appears: in the page, or in the dialog that is open, because nothing outside it can be heard or pressed.
 * Screen readers follow the region, so it is there before the message.
 */
export function Message({ isInDialog = false }: { readonly isInDialog?: boolean }) {
  useLayoutEffect(() => {
    if (!isInDialog) return;
    dialogs.value++;
    return () => {
      dialogs.value--;
    };
  }, []);
  const message = isInDialog || dialogs.value === 0 ? shown.value : null;
  const isProblem = message?.isProblem === true;
  return (
    <div class={message === null ? "visually-hidden" : `message ${isProblem ? "bad" : "ok"}`}>
      <p role="status">
        {message !== null && (
          <span key={message.key}>
            <span aria-hidden="true">{isProblem ? "✕" : "✓"}</span> {message.text}
          </span>
        )}
      </p>
      {isProblem && (
        <button type="button" class="small" onClick={dismiss}>
          Dismiss
        </button>
      )}
    </div>
  );
}
