import { useRef } from "preact/hooks";
import type { Read } from "./cache.ts";

/** The read, or what was read last while another one is loading, so that the screen does not flicker. */
export function useKept<Data>(read: Read<Data>): Read<Data> {
  const last = useRef(read);
  if (read.state !== "loading") last.current = read;
  return last.current;
}
