import { signal } from "@preact/signals";

/** Whether the page is paused, so that it can be read. Actions of the user still show their results. */
export const isPaused = signal(false);
