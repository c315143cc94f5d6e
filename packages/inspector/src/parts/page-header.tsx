import type { ComponentChildren } from "preact";

export interface PageHeaderProps {
  readonly title: string;
  /** A summary of the content in a few words, such as `142 entries, newest first`. */
  readonly note?: ComponentChildren;
  /** Buttons and filters. */
  readonly children?: ComponentChildren;
}

/** The heading of a screen, with its actions on the right. */
export function PageHeader({ title, note, children }: PageHeaderProps) {
  return (
    <header class="page-header">
      <h1>{title}</h1>
      {note !== undefined && <span class="muted">{note}</span>}
      <div class="actions">{children}</div>
    </header>
  );
}
