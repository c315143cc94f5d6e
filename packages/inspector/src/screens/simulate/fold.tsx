import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";

export interface FoldProps {
  readonly title: ComponentChildren;
  /** Whether it is open at first. */
  readonly startsOpen?: boolean;
  /** Opens it while there is something inside that must be seen. */
  readonly isForcedOpen?: boolean;
  readonly children: ComponentChildren;
}

/** Content that unfolds, and stays open while the user enters and clears something in it. */
export function Fold({ title, startsOpen = false, isForcedOpen = false, children }: FoldProps) {
  const [isOpen, setIsOpen] = useState(startsOpen);
  return (
    <details open={isOpen || isForcedOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}
