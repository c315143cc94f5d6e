import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { Button } from "./button.tsx";
import { focusOn, isDialogShown, ROW } from "./keyboard.tsx";

export interface SplitProps {
  /** The list. */
  readonly children: ComponentChildren;
  /** The detail of the selected row; null if no row is selected. */
  readonly detail: { readonly title: ComponentChildren; readonly content: ComponentChildren } | null;
  /** Closes the detail. */
  readonly onClose: () => void;
}

/**
 * A list and one detail beside it. Below 800 px the detail takes the page. Escape closes it. The focus goes to the heading
 * of the detail if Enter or a link to the screen opened it or the row that has the focus is hidden, and back to the row when the
 * detail is closed.
 */
export function Split({ children, detail, onClose }: SplitProps) {
  const closing = useRef(onClose);
  closing.current = onClose;
  const isOpen = detail !== null;
  const isEntered = useRef(document.activeElement?.tagName === "MAIN");
  const focused = document.activeElement?.closest(".split *");
  // If the focused element is hidden or removed, no element has the focus.
  useLayoutEffect(() => {
    const isLost = focused?.checkVisibility() === false;
    if (isOpen && (isLost || isEntered.current)) focusOn(".split .detail h1");
    // The list scrolls by itself to where the row was.
    else if (isLost) focusOn(ROW, { preventScroll: true });
    // The list can be drawn again before the detail opens.
    if (isOpen) isEntered.current = false;
  });
  // Before the browser paints, so that the first Escape after the detail appears closes it.
  useLayoutEffect(() => {
    if (!isOpen) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !isDialogShown()) closing.current();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [isOpen]);
  return (
    <div class={`split ${isOpen ? "open" : ""}`}>
      <div
        class="master stack"
        onKeyDownCapture={({ key, target }) => {
          isEntered.current = key === "Enter" && target instanceof HTMLTableRowElement;
          // The detail of the selected row is open, so that nothing is drawn again.
          if (isEntered.current && (target as Element).ariaSelected === "true") focusOn(".split .detail h1");
        }}
        onPointerDownCapture={() => {
          isEntered.current = false;
        }}
      >
        {children}
      </div>
      {detail !== null && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an area that scrolls must be reachable by keyboard.
        <section class="detail panel stack" aria-label="Detail" tabIndex={0}>
          <header>
            <h1 tabIndex={-1}>{detail.title}</h1>
            <Button class="plain" aria-label="Close the detail" onClick={onClose}>
              ✕
            </Button>
          </header>
          {detail.content}
        </section>
      )}
    </div>
  );
}
