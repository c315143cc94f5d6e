import type { ComponentChildren } from "preact";

export interface BranchProps {
  readonly title: string;
  readonly content: ComponentChildren;
  /** What it led to, as items of a list. */
  readonly children?: ComponentChildren;
}

/** A part of the tree: what it is on the left, what happened on the right, and what that led to below. */
export function Branch({ title, content, children }: BranchProps) {
  return (
    <li>
      <span class="muted">{title}</span>
      <div>
        {content}
        {children !== undefined && <ul>{children}</ul>}
      </div>
    </li>
  );
}
