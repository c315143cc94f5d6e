import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

/** Calls the function with the element of the returned reference: at once, and whenever its size or the key changes. */
export function useSize<Shown extends Element>(
  handle: (element: Shown) => void,
  key?: unknown,
): RefObject<Shown | null> {
  const ref = useRef<Shown>(null);
  useLayoutEffect(() => {
    const element = ref.current as Shown;
    const observer = new ResizeObserver(() => handle(element));
    handle(element);
    observer.observe(element);
    return () => observer.disconnect();
  }, [key]);
  return ref;
}
