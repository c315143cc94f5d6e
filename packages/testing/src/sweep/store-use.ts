import type { Play } from "./play.ts";
import { sweepRefusal } from "./sweep-options.ts";
import { START } from "./timeline.ts";

/**
 * Where an app has used its store in a play without a fault: in the story, only in its `start`, where it has read it, or
 * nowhere. A `start` that only writes proves nothing, because it may create tables that the app never uses afterwards. An
 * app that does all its work in `start` uses its store there, and one with a `point` of its own says what else it keeps.
 */
export function readStoreUse({ timeline, hasStore }: Play): "story" | "start" | "none" {
  const { moments, reading } = timeline;
  const uses = moments.filter(({ kind }) => kind === "write" || kind === "point").map(({ during }) => during);
  const isInStory = [...reading, ...uses].some((during) => during !== START);
  const isAllInStart = moments.every(({ during }) => during === START) && reading.size + uses.length > 0;
  if (!hasStore || isInStory || isAllInStart) return "story";
  return reading.has(START) ? "start" : "none";
}

/**
 * The error of a story that never goes through the store: a crash would undo nothing of what the app keeps elsewhere, and
 * what a crashed process still does there would count.
 */
export function unusedStore(cause?: unknown): TypeError {
  return sweepRefusal(
    `the story never goes through \`store\`, so no crash can come between two writes of the app. If a module of the app opens its database, let the app take the database instead:
  export const createApp = (database) => { ... }; // in place of the module's own database
  createApp(openDatabase()).listen(3000); // in production
  start: ({ store }) => createApp(store), // in the sweep
If the app keeps nothing, let \`store\` return null`,
    { cause },
  );
}
