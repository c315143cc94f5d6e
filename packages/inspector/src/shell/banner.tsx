import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { focusOn } from "../parts/keyboard.tsx";

/** A notice above the screen. If the element with the focus disappears with it, the screen gets the focus. */
export function Banner({
  isQuiet = false,
  children,
}: {
  readonly isQuiet?: boolean;
  readonly children: ComponentChildren;
}) {
  const banner = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const shown = banner.current;
    return () => {
      if (shown?.contains(document.activeElement)) focusOn("main");
    };
  }, []);
  return (
    <div ref={banner} class={`row banner ${isQuiet ? "quiet" : ""}`} role="status">
      {children}
    </div>
  );
}
