import type { ComponentChildren } from "preact";
import { useId, useState } from "preact/hooks";
import type { Read } from "../store/cache.ts";
import { Button } from "./button.tsx";

export interface PageHeaderProps {
  readonly title: string;
  /** Links to the views of the screen. */
  readonly views?: ComponentChildren;
  /** A summary of the content in a few words, such as `142 entries, newest first`. */
  readonly note?: ComponentChildren;
  /** Buttons and filters. */
  readonly children?: ComponentChildren;
}

/** The heading of a screen, with its actions on the right. */
export function PageHeader({ title, views, note, children }: PageHeaderProps) {
  return (
    <header class="row page-header">
      <h1>{title}</h1>
      {views}
      {note !== undefined && <span class="muted">{note}</span>}
      <div class="row actions">{children}</div>
    </header>
  );
}

export interface SectionProps {
  readonly title: ComponentChildren;
  readonly class?: string;
  readonly children: ComponentChildren;
}

/** Content below a title. */
export function Section({ title, class: own = "", children }: SectionProps) {
  const id = useId();
  return (
    <section class={`${own} stack`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

interface FoldedProps extends Pick<SectionProps, "children"> {
  readonly title: string;
}

/** Content that is hidden until its title is pressed. */
export function Folded({ title, children }: FoldedProps) {
  return (
    <details class="folded">
      <summary>{title}</summary>
      {children}
    </details>
  );
}

/** Content that is hidden in a narrow window until its title is pressed. */
export function NarrowFolded({ title, children }: FoldedProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button class="narrow" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {title} <span aria-hidden="true">{isOpen ? "▴" : "▾"}</span>
      </Button>
      <div class={isOpen ? "contents" : "contents wide"}>{children}</div>
    </>
  );
}

/** A titled panel with padding. */
export function Panel({ title, children }: SectionProps) {
  return (
    <Section title={title} class="panel padded">
      {children}
    </Section>
  );
}

/** An empty state: describes the content that is missing, with at most one button that creates it. */
export function Empty({ children }: { readonly children: ComponentChildren }) {
  return <div class="panel state">{children}</div>;
}

/** Shown until the first result of a read. */
export function Loading() {
  return (
    <div class="panel state muted" aria-busy="true">
      Loading…
    </div>
  );
}

/** Shows why a read failed. */
export function Failed({ error }: { readonly error: Error }) {
  return (
    <div class="panel state" role="alert">
      <p class="problem">{error.message}</p>
    </div>
  );
}

export interface ShowProps<Data> {
  readonly read: Read<Data>;
  readonly children: (data: Data) => ComponentChildren;
}

/** Shows the data of a read, a placeholder while it is loading, or why it failed. */
export function Show<Data>({ read, children }: ShowProps<Data>) {
  if (read.state === "loading") return <Loading />;
  if (read.state === "failed") return <Failed error={read.error} />;
  return <>{children(read.data)}</>;
}

/** Shows why a change failed. The styles hide it while there is no text. */
export function Problem({ text }: { readonly text: string | null }) {
  return (
    <p class="problem" role="alert">
      {text}
    </p>
  );
}

/** Keys with their values. */
export function Keys({ of }: { readonly of: Readonly<Record<string, ComponentChildren>> }) {
  return (
    <dl class="keys">
      {Object.entries(of).map(([key, value]) => (
        <>
          <dt class="muted">{key}</dt>
          <dd>{value}</dd>
        </>
      ))}
    </dl>
  );
}
