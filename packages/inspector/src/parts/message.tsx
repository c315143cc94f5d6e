import { signal } from "@preact/signals";
import { useLayoutEffect } from "preact/hooks";
import { Button } from "./button.tsx";

interface Shown {
  /** Differs between messages, so that screen readers also read a message that repeats the previous text. */
  readonly key: number;
  readonly text: string;
  readonly isProblem: boolean;
}

/** The number of open dialogs. */
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

/** Shows for some seconds that an action succeeded, where nothing else on the screen shows it. */
export function showMessage(text: string): void {
  show(text, false);
  timer = setTimeout(dismiss, SPAN_MS);
}

/** Shows why an action failed: for some seconds, or until the user dismisses the message or starts another action. */
export function showProblem(text: string, isBrief = false): void {
  show(text, true);
  if (isBrief) timer = setTimeout(dismiss, SPAN_MS);
}

/** Returns whether there was a problem to dismiss. */
export function dismissProblem(): boolean {
  const isShown = shown.peek()?.isProblem === true;
  if (isShown) dismiss();
  return isShown;
}

/**
 * The place of the message: the page, or the open dialog, because elements outside a modal dialog are inert. The
 * element exists before the message, because screen readers only follow regions that they know.
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
        <Button class="small" onClick={dismiss}>
          Dismiss
        </Button>
      )}
    </div>
  );
}
