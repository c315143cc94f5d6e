import { signal } from "@preact/signals";

/** Whether the page stands still, so that it can be read. What the user does on it shows its result nevertheless. */
export const isPaused = signal(false);
