import { useEffect, useId, useState } from "preact/hooks";
import { Dialog } from "./dialog.tsx";
import { NameText } from "./values.tsx";

/** Something that can be chosen from a list by a few letters. */
export interface Choice {
  readonly key: string;
  readonly text: string;
  /** The heading of the choice and its neighbours. */
  readonly group: string;
  /** Other words by which it is found. */
  readonly also?: string | undefined;
  /** A note on the right, such as the status of the object. */
  readonly note?: string;
  /** The keys that do the same, on the right. */
  readonly keys?: string;
  readonly choose: () => void;
}

export interface ChooserProps {
  readonly title: string;
  readonly placeholder: string;
  /** Called with what the user enters. */
  readonly onText: (text: string) => void;
  /** The choices that match the text, the best one first. */
  readonly choices: readonly Choice[];
  /** Whether more choices are on their way. Enter waits for them. */
  readonly isSearching: boolean;
  readonly onClose: () => void;
}

/** A dialog with a field and the choices that match it. The arrows move, Enter chooses, Escape closes. */
export function Chooser({ title, placeholder, onText, choices, isSearching, onClose }: ChooserProps) {
  const [index, setIndex] = useState(0);
  const [isEntered, setEntered] = useState(false);
  const id = useId();
  const at = Math.min(index, choices.length - 1);
  const groups = [...Map.groupBy(choices.entries(), ([, { group }]) => group)];

  useEffect(() => {
    if (isEntered && !isSearching) choose(choices[at]);
  }, [isEntered, isSearching]);
  useEffect(() => document.getElementById(`${id}-${at}`)?.scrollIntoView({ block: "nearest" }), [at]);

  function choose(choice: Choice | undefined): void {
    setEntered(false);
    if (choice === undefined) return;
    onClose();
    choice.choose();
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === "ArrowDown") setIndex(Math.min(at + 1, choices.length - 1));
    else if (event.key === "ArrowUp") setIndex(Math.max(at - 1, 0));
    else if (event.key === "Enter") setEntered(true);
    else return;
    event.preventDefault();
  }

  return (
    <Dialog title={title} onClose={onClose} isBare>
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
          onInput={({ currentTarget }) => {
            onText(currentTarget.value.trim());
            setIndex(0);
          }}
          onKeyDown={onKeyDown}
        />
        <div role="listbox" id={`${id}-choices`} aria-label={title} aria-busy={isSearching}>
          {groups.map(([group, members]) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be in a list of choices.
            <div key={group} role="group" aria-label={group}>
              <div class="heading muted" aria-hidden="true">
                {group}
              </div>
              {members.map(([position, choice]) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the keys of the field choose, as in every combobox.
                <div
                  key={choice.key}
                  id={`${id}-${position}`}
                  role="option"
                  tabIndex={-1}
                  aria-selected={position === at}
                  onClick={() => choose(choice)}
                >
                  <NameText text={choice.text} />
                  {choice.keys ? <kbd>{choice.keys}</kbd> : <NameText class="muted" text={choice.note ?? ""} />}
                </div>
              ))}
            </div>
          ))}
        </div>
      </div>
    </Dialog>
  );
}
