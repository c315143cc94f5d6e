import { signal } from "@preact/signals";

const text = signal("");
let next: string | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

const SPAN_MS = 2_000;

/** Makes screen readers read a text aloud. Of several texts within two seconds, they read the latest. */
export function announce(sentence: string): void {
  if (timer !== undefined) {
    next = sentence;
    return;
  }
  text.value = sentence;
  timer = setTimeout(() => {
    timer = undefined;
    if (next !== undefined) announce(next);
    next = undefined;
  }, SPAN_MS);
}

/** The region that screen readers follow. The page has one. */
export function Announcer() {
  return (
    <p class="visually-hidden" role="status" aria-live="polite">
      {text.value}
    </p>
  );
}
