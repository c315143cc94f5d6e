import type { ComponentChildren } from "preact";

export type Tone = "ok" | "bad" | "warn" | "quiet";

/** The sign of each meaning. */
export const signs: Readonly<Record<Tone, string>> = { ok: "✓", bad: "✕", warn: "◔", quiet: "–" };

/**
 * A word with the sign and the colour of its meaning. The sign repeats the meaning for users who cannot tell the
 * colours apart.
 */
export function Tag({ tone, children }: { readonly tone: Tone; readonly children: ComponentChildren }) {
  return (
    <span class={`tag ${tone}`}>
      <span aria-hidden="true">{signs[tone]} </span>
      {children}
    </span>
  );
}
