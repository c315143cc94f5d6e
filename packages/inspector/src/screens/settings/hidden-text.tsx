import { useState } from "preact/hooks";
import { CopyButton } from "../../parts/copy-button.tsx";

export interface HiddenTextProps {
  /** A name for the text, such as `API key of default`. */
  readonly label: string;
  readonly text: string;
  /** Whether the text is visible at first, because the user has just requested it. Default: false. */
  readonly isShown?: boolean;
}

/** A text that is hidden until the user reveals it. It can be copied without being revealed. */
export function HiddenText({ label, text, isShown = false }: HiddenTextProps) {
  const [isVisible, setVisible] = useState(isShown);
  return (
    <span class="secret">
      <code>{isVisible ? text : "••••••••"}</code>
      <button
        type="button"
        class="small"
        aria-label={`${isVisible ? "Hide" : "Show"} the ${label}`}
        onClick={() => setVisible(!isVisible)}
      >
        {isVisible ? "Hide" : "Show"}
      </button>
      <CopyButton text={text} label={`Copy the ${label}`} />
    </span>
  );
}
