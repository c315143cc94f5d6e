/**
 * Fault sweeps: plays a story of your app again and again, and each time one thing goes wrong at one more point.
 *
 * @module
 */
export type { AppBooks, AppEntry, Divergence } from "./sweep/books.ts";
export { booksMatch } from "./sweep/books-match.ts";
export type { SweepFault } from "./sweep/faults.ts";
export { firstDivergence } from "./sweep/first-divergence.ts";
export { type SweepResult, sweep } from "./sweep/sweep.ts";
export { SweepError, type SweepFailure } from "./sweep/sweep-error.ts";
export type { CheckParts, StartParts, StoryParts, SweepOptions } from "./sweep/sweep-options.ts";
