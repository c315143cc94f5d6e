import { splitFrames } from "../call-site.ts";
import { findPlace } from "../find-place.ts";

/**
 * Returns the first place of a stack in the code of the app: `src/ledger.ts:12:5`. A stack of a request begins in the
 * client, and one of a store here. Returns undefined if only they are on the stack.
 */
export function findAppPlace(stack: string | undefined): string | undefined {
  const frames = splitFrames(stack);
  const others = new Set([readRoot(splitFrames(new Error().stack)[0]), readRoot(frames[0])]);
  return findPlace(["", ...frames.filter((frame) => !others.has(readRoot(frame)))].join("\n"));
}

/** The folder of a package in a line of a stack: all before `src` or `dist`. */
function readRoot(frame = ""): string {
  return frame.slice(frame.indexOf("/"), Math.max(frame.lastIndexOf("/src/"), frame.lastIndexOf("/dist/"), 0));
}
