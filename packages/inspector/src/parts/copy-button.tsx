import { announce } from "./announcer.tsx";

export interface CopyButtonProps {
  readonly text: string;
  readonly label?: string;
  /** Shows the label instead of the word. */
  readonly isNamed?: boolean;
}

/** Copies a text to the clipboard. */
export function CopyButton({ text, label = "Copy", isNamed = false }: CopyButtonProps) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      announce("Copied.");
    } catch {
      announce("The browser does not let this page write to the clipboard.");
    }
  };
  return (
    <button
      type="button"
      class={isNamed ? "small" : "plain small muted"}
      title={label}
      aria-label={label}
      onClick={copy}
    >
      {isNamed ? label : "copy"}
    </button>
  );
}
