import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";

/** A titled panel with padding. */
export function Panel({ title, children }: { readonly title: string; readonly children: ComponentChildren }) {
  const id = useId();
  return (
    <section class="panel padded stack" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
