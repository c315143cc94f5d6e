import { IdLink } from "../../parts/id-link.tsx";
import { amountNote } from "../../words/amount-note.ts";
import { isId } from "../../words/ids.ts";

/** The members of an object in one line: ids as links, cents as dollars. */
export function Facts({ of }: { readonly of: Readonly<Record<string, unknown>> }) {
  return (
    <span class="facts">
      {Object.entries(of).map(([name, value]) => (
        <span key={name}>
          <span class="muted">{name}</span> <Value name={name} value={value} of={of} />
        </span>
      ))}
    </span>
  );
}

interface ValueProps {
  readonly name: string;
  readonly value: unknown;
  readonly of: Readonly<Record<string, unknown>>;
}

function Value({ name, value, of }: ValueProps) {
  if (isId(value)) return <IdLink id={value} />;
  const text = amountNote(name, of) ?? (typeof value === "string" ? value : JSON.stringify(value));
  return <span class="mono">{text}</span>;
}
