import { Keys } from "../../parts/frames.tsx";
import { ObjectName, UserText } from "../../parts/values.tsx";
import { amountNote } from "../../words/amount-note.ts";
import { isId } from "../../words/ids.ts";

type Fields = Readonly<Record<string, unknown>>;

/** The members by which people know an object, and those that name what it belongs to. */
const KNOWN_BY = /(?:_id|_name|_number|^number|last4|description|amount|method)$/;
const MOST = 8;

/** The members of an object that a reader looks for first, with the path of each in the JSON. */
export function ObjectFacts({ object }: { readonly object: Fields }) {
  const facts = membersOf(object, "").slice(0, MOST);
  if (facts.length === 0) return null;
  return (
    <Keys
      of={Object.fromEntries(
        facts.map(({ path, name, of }) => {
          const value = of[name];
          if (isId(value)) return [path, <ObjectName key={path} id={value} />];
          return [path, <UserText key={path} text={amountNote(name, of) ?? String(value)} />];
        }),
      )}
    />
  );
}

interface Member {
  readonly path: string;
  readonly name: string;
  readonly of: Fields;
}

function membersOf(of: Fields, prefix: string): Member[] {
  return Object.entries(of).flatMap(([name, value]): Member[] => {
    const path = prefix + name;
    if (typeof value === "object" && value !== null && !Array.isArray(value)) {
      return membersOf(value as Fields, `${path}.`);
    }
    const isKnown = typeof value === "string" || typeof value === "number";
    return isKnown && KNOWN_BY.test(name) ? [{ path, name, of }] : [];
  });
}
