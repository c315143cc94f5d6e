import { framesOf } from "../call-site.ts";
import { placeOf } from "../place-of.ts";

/**
 * Returns the first place of a stack in the code of the app: `src/ledger.ts:12:5`. A stack of a request begins in the
 * client, and one of a store here. Returns undefined if only they are on the stack.
 */
export function appPlaceOf(stack: string | undefined): string | undefined {
  const frames = framesOf(stack);
  const others = new Set([rootOf(framesOf(new Error().stack)[0]), rootOf(frames[0])]);
  return placeOf(["", ...frames.filter((frame) => !others.has(rootOf(frame)))].join("\n"));
}

/** The folder of a package in a line of a stack: all before `src` or `dist`. */
function rootOf(frame = ""): string {
  return frame.slice(frame.indexOf("/"), Math.max(frame.lastIndexOf("/src/"), frame.lastIndexOf("/dist/"), 0));
}
