import { copyText } from "./copy-text.ts";

export interface CopyButtonProps {
  readonly text: string;
  readonly label?: string;
  /** Shows the label in place of the word "Copy". */
  readonly isNamed?: boolean;
}

/** Copies a text to the clipboard. */
export function CopyButton({ text, label = "Copy", isNamed = false }: CopyButtonProps) {
  return (
    <button
      type="button"
      class={isNamed ? "small" : "plain small muted"}
      title={label}
      aria-label={label}
      onClick={() => copyText(text)}
    >
      {isNamed ? label : "copy"}
    </button>
  );
}
