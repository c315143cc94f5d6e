import { useRef } from "preact/hooks";
import type { Read } from "./cache.ts";

/** Returns the read, or the previous result while it is loading, so that the screen does not flicker. */
export function useKept<Data>(read: Read<Data>): Read<Data> {
  const last = useRef(read);
  if (read.state !== "loading") last.current = read;
  return last.current;
}
