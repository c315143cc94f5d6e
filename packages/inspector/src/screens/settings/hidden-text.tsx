import { useState } from "preact/hooks";
import { CopyButton } from "../../parts/copy-button.tsx";

export interface HiddenTextProps {
  /** What it is, such as `API key of default`. */
  readonly label: string;
  readonly text: string;
  /** Whether it is shown at once, because the user has just asked for it. Default: false. */
  readonly isShown?: boolean;
}

/** A text that stays hidden until the user asks. It can be copied without being shown. */
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
