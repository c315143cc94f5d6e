import { isId } from "../words/ids.ts";
import { IdLink } from "./id-link.tsx";

/** Says something about a member of an object, such as an amount in dollars. */
type NoteOf = (key: string, owner: Readonly<Record<string, unknown>>) => string | undefined;

export interface JsonTreeProps {
  readonly value: unknown;
  readonly label: string;
  /** Returns the note that stands beside a member; undefined for none. */
  readonly noteOf?: NoteOf;
}

/** A value as JSON that folds, with ids as links. All of it is text: nothing in the value is markup. */
export function JsonTree({ value, label, noteOf = noNote }: JsonTreeProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: an area that scrolls must be reachable by keyboard.
    <section class="json" aria-label={label} tabIndex={0}>
      <Value value={value} noteOf={noteOf} />
    </section>
  );
}

function noNote(): undefined {}

interface ValueProps {
  readonly value: unknown;
  readonly noteOf: NoteOf;
  readonly name?: string;
  readonly note?: string | undefined;
}

function Value({ value, noteOf, name, note }: ValueProps) {
  const key = name === undefined ? "" : `${name}: `;
  if (typeof value !== "object" || value === null) {
    return (
      <>
        {key}
        {isId(value) ? <IdLink id={value} /> : JSON.stringify(value)}
        {note !== undefined && <span class="muted"> {note}</span>}
      </>
    );
  }
  const members = Object.entries(value);
  const [open, close] = Array.isArray(value) ? ["[", "]"] : ["{", "}"];
  if (members.length === 0) return <>{`${key}${open}${close}`}</>;
  return (
    <details open>
      <summary>{`${key}${open} ${members.length} ${close}`}</summary>
      <ul>
        {members.map(([member, content]) => (
          <li key={member}>
            <Value
              name={member}
              value={content}
              noteOf={noteOf}
              note={noteOf(member, value as Record<string, unknown>)}
            />
          </li>
        ))}
      </ul>
    </details>
  );
}
