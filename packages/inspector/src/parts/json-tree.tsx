import { isId, shortId } from "@sandbank/view/words/ids";
import { hrefTo } from "../router/router.ts";
import { screenOfId } from "../router/screens.ts";
import { useName } from "../store/use-name.ts";
import { amountNote } from "../words/amount-note.ts";
import { NameText } from "./values.tsx";

/** Shows a value as JSON that folds, with links of ids and dollars of cents. Markup in it is shown as text. */
export function JsonTree({ value, label }: { readonly value: unknown; readonly label: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: an area that scrolls must be reachable by keyboard.
    <section class="json" aria-label={label} tabIndex={0}>
      <Value value={value} />
    </section>
  );
}

/** An id, shortened, which links to the screen that shows its object, and the name of the object. */
function NamedId({ id }: { readonly id: string }) {
  const name = useName(id);
  const screen = screenOfId(id);
  const text = shortId(id);
  return (
    <>
      <span class="mono" title={id}>
        {screen === undefined ? text : <a href={hrefTo(screen.name, id)}>{text}</a>}
      </span>{" "}
      {typeof name === "string" && <NameText class="muted" text={name} />}
    </>
  );
}

interface ValueProps {
  readonly value: unknown;
  readonly name?: string;
  readonly note?: string | undefined;
}

function Value({ value, name, note }: ValueProps) {
  const key = name === undefined ? "" : `${name}: `;
  if (typeof value !== "object" || value === null) {
    return (
      <>
        {key}
        {isId(value) ? <NamedId id={value} /> : JSON.stringify(value)}
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
            <Value name={member} value={content} note={amountNote(member, value as Record<string, unknown>)} />
          </li>
        ))}
      </ul>
    </details>
  );
}
