import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";

export interface FoldProps {
  readonly title: ComponentChildren;
  /** Whether it is unfolded at first. */
  readonly startsOpen?: boolean;
  /** Unfolds it while it contains something that the user must see. */
  readonly isForcedOpen?: boolean;
  readonly children: ComponentChildren;
}

/** Content that unfolds, and stays unfolded while the user edits a field in it. */
export function Fold({ title, startsOpen = false, isForcedOpen = false, children }: FoldProps) {
  const [isOpen, setIsOpen] = useState(startsOpen);
  return (
    <details open={isOpen || isForcedOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}
