import { IdLink } from "./id-link.tsx";

/** A value as JSON that folds, with ids as links. All of it is text: nothing in the value is markup. */
export function JsonTree({ value, label }: { readonly value: unknown; readonly label: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: an area that scrolls must be reachable by keyboard.
    <section class="json" aria-label={label} tabIndex={0}>
      <Value value={value} />
    </section>
  );
}

const ID = /^[a-z]+(?:_[a-z]+)*_[0-9a-z]{16,}$/;

function Value({ value, name }: { readonly value: unknown; readonly name?: string }) {
  const key = name === undefined ? "" : `${name}: `;
  if (typeof value !== "object" || value === null) {
    return (
      <>
        {key}
        {typeof value === "string" && ID.test(value) ? <IdLink id={value} /> : JSON.stringify(value)}
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
            <Value name={member} value={content} />
          </li>
        ))}
      </ul>
    </details>
  );
}
