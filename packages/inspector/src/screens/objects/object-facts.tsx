import { Facts } from "../../parts/facts.tsx";

type Fields = Readonly<Record<string, unknown>>;

/** The members by which people know an object, and those that name what it belongs to. */
const KNOWN_BY = /(?:_id|_name|_number|^number|last4|description|amount|method)$/;
const MOST = 8;

/** The members of an object that a reader looks for first, also those of its parts. */
export function ObjectFacts({ object }: { readonly object: Fields }) {
  const facts = new Map<string, unknown>();
  addFacts(object, facts);
  return facts.size === 0 ? null : <Facts of={Object.fromEntries([...facts].slice(0, MOST))} />;
}

/** Adds the members to `facts`. Of two members of one name, the outer one counts. */
function addFacts(of: Fields, facts: Map<string, unknown>): void {
  const parts: Fields[] = [];
  for (const [name, value] of Object.entries(of)) {
    if (typeof value === "object") {
      if (value !== null && !Array.isArray(value)) parts.push(value as Fields);
    } else if (typeof value !== "boolean" && KNOWN_BY.test(name) && !facts.has(name)) facts.set(name, value);
  }
  for (const part of parts) addFacts(part, facts);
}
