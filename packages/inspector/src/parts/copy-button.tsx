import { announce } from "./announcer.tsx";

/** Copies a text to the clipboard. */
export function CopyButton({ text, label = "Copy" }: { readonly text: string; readonly label?: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      announce("Copied.");
    } catch {
      announce("The browser does not let this page write to the clipboard.");
    }
  };
  return (
    <button type="button" class="plain small muted" title={label} aria-label={label} onClick={copy}>
      copy
    </button>
  );
}
