import { isId } from "@sandbank/view/words/ids";
import { amountNote } from "../words/amount-note.ts";
import { Instant, ObjectName } from "./values.tsx";

export interface FactsProps {
  readonly of: Readonly<Record<string, unknown>>;
  /** Whether the values are shown as they were sent. */
  readonly isRaw?: boolean;
}

/** Of the facts of a Limit, what its name says. */
const OF_LIMIT = new Set(["checked", "metric", "interval"]);

/** The members of an object in one line: ids as the names of objects, cents as dollars. */
export function Facts({ of, isRaw = false }: FactsProps) {
  return (
    <span class="row facts">
      {Object.entries(of)
        .filter(([name]) => !("remaining" in of && OF_LIMIT.has(name)))
        .map(([name, value]) => (
          <span key={name}>
            <span class="muted">{name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)}</span>{" "}
            {isRaw ? <span class="mono">{String(value)}</span> : <Value name={name} of={of} />}
          </span>
        ))}
    </span>
  );
}

function Value({ name, of }: { readonly name: string; readonly of: FactsProps["of"] }) {
  const value = of[name];
  if (isId(value)) return <ObjectName id={value} />;
  if (typeof value === "string" && /^\d{4}-.*Z$/.test(value)) return <Instant at={value} />;
  const text = amountNote(name, of) ?? (typeof value === "string" ? value : JSON.stringify(value));
  return <span class="mono">{text}</span>;
}
