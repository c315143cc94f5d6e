import { signal } from "@preact/signals";

/** Whether live rows stand still, so that they can be read. */
export const isPaused = signal(false);
