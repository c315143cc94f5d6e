import { useId, useState } from "preact/hooks";
import { Dialog } from "./dialog.tsx";

/** Something that can be chosen from a list by a few letters. */
export interface Choice {
  readonly key: string;
  readonly text: string;
  /** A note on the right, such as the type of the object. */
  readonly note: string;
  readonly choose: () => void;
}

export interface ChooserProps {
  readonly title: string;
  readonly placeholder: string;
  /** The choices that match a text, the best one first. */
  readonly find: (text: string) => readonly Choice[];
  /** Shown if nothing matches. Omit it if `find` always returns a choice. */
  readonly nothing?: string;
  readonly onClose: () => void;
}

const MOST_CHOICES = 12;

/** A dialog with a field and the choices that match it. The arrows move, Enter chooses, Escape closes. */
export function Chooser({ title, placeholder, find, nothing, onClose }: ChooserProps) {
  const [text, setText] = useState("");
  const [index, setIndex] = useState(0);
  const id = useId();
  const choices = find(text.trim()).slice(0, MOST_CHOICES);
  const at = Math.min(index, choices.length - 1);

  function choose(choice: Choice | undefined): void {
    if (choice === undefined) return;
    onClose();
    choice.choose();
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === "ArrowDown") setIndex(Math.min(at + 1, choices.length - 1));
    else if (event.key === "ArrowUp") setIndex(Math.max(at - 1, 0));
    else if (event.key === "Enter") choose(choices[at]);
    else return;
    event.preventDefault();
  }

  return (
    <Dialog title={title} onClose={onClose}>
      <div class="chooser stack">
        <input
          role="combobox"
          aria-label={title}
          aria-expanded={choices.length > 0}
          aria-controls={`${id}-choices`}
          aria-activedescendant={choices.length === 0 ? undefined : `${id}-${at}`}
          aria-autocomplete="list"
          placeholder={placeholder}
          autocomplete="off"
          spellcheck={false}
          value={text}
          onInput={({ currentTarget }) => {
            setText(currentTarget.value);
            setIndex(0);
          }}
          onKeyDown={onKeyDown}
        />
        <div role="listbox" id={`${id}-choices`} aria-label={title}>
          {choices.map((choice, position) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys of the field choose, as in every combobox.
            <div
              key={choice.key}
              id={`${id}-${position}`}
              role="option"
              tabIndex={-1}
              aria-selected={position === at}
              onClick={() => choose(choice)}
            >
              <span>{choice.text}</span>
              <span class="muted">{choice.note}</span>
            </div>
          ))}
        </div>
        {choices.length === 0 && <p class="muted">{nothing}</p>}
      </div>
    </Dialog>
  );
}
