import { Button } from "./button.tsx";
import { showMessage, showProblem } from "./message.tsx";

export interface CopyButtonProps {
  readonly text: string;
  readonly label?: string;
  /** Shows the label in place of the word "Copy". */
  readonly isNamed?: boolean;
  /** The look of a button that shows its label. */
  readonly class?: string;
}

/** Copies a text to the clipboard. */
export function CopyButton({ text, label = "Copy", isNamed = false, class: look }: CopyButtonProps) {
  return (
    <Button
      class={look ?? (isNamed ? "small" : "plain small muted")}
      title={label}
      aria-label={label}
      onClick={() => copyText(text)}
    >
      {isNamed || look ? label : "copy"}
    </Button>
  );
}

/** Copies a text to the clipboard. Announces that it was copied, or that the browser refused. */
export async function copyText(text: string, done = "Copied."): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showMessage(done);
  } catch {
    showProblem("The browser does not let this page write to the clipboard. Select the text and copy it yourself.");
  }
}

/** A short text with a button that copies it. */
export function CopiedCode({ text, what }: { readonly text: string; readonly what: string }) {
  return (
    <>
      <code>{text}</code> <CopyButton text={text} label={`Copy the ${what}`} />
    </>
  );
}

/** Comments, and texts in quotation marks. */
const COLOURED = /(\/\/ .*|"[^"\n]*"|'[^'\n]*')/;

/** Lines of code, which scroll. */
export function Code({ text, label }: { readonly text: string; readonly label: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: an area that scrolls must be reachable by keyboard.
    <section class="code" tabIndex={0} aria-label={label}>
      <pre>
        {text.split(COLOURED).map((part, index) =>
          index % 2 === 0 ? (
            part
          ) : (
            <span key={index} class={part.startsWith("//") ? "muted" : "quoted"}>
              {part}
            </span>
          ),
        )}
      </pre>
    </section>
  );
}
