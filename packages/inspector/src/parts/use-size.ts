import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";

/** Calls the function with the element of the returned reference: at once, and whenever its size or the key changes. */
export function useSize<Shown extends Element>(
  handle: (element: Shown) => void,
  key?: unknown,
): RefObject<Shown | null> {
  const ref = useRef<Shown>(null);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => handle(element));
    observer.observe(element);
    return () => observer.disconnect();
  }, [key]);
  return ref;
}
