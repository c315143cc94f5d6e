import type { ComponentChildren } from "preact";

export interface BranchProps {
  readonly title: string;
  readonly content: ComponentChildren;
  /** The branches below it, as items of a list. */
  readonly children?: ComponentChildren;
}

/** A branch of the tree: a title on the left, its content on the right, further branches below. */
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
