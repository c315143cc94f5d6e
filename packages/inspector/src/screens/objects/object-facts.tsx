import { capitalized } from "@sandbank/view/words/capitalized";
import { isId } from "@sandbank/view/words/ids";
import type { ComponentChildren } from "preact";
import { Keys, Section } from "../../parts/frames.tsx";
import { withoutSign } from "../../parts/object-columns.tsx";
import { Instant, NameText, ObjectName, UserText } from "../../parts/values.tsx";
import { valuesAt } from "../../tables/values-at.ts";
import { amountNote } from "../../words/amount-note.ts";
import { choiceText } from "../../words/choice-text.ts";
import { isolate } from "../../words/isolate.ts";
import { isTransfer, TOLD_OF_TRANSFER } from "./transfer-facts.tsx";

type Fields = Readonly<Record<string, unknown>>;

/** The members of the parts of an object by which people know it, and those that name what it belongs to. */
const KNOWN_BY = /(?:_id|_name|_number|^number|last4|description|descriptor|amount|method|reason|status)$/;
/** What the title, the states and the steps of an object say. */
const SAID = new Set(
  "id type status created_at idempotency_key currency last_name expiration_year transfer_id".split(" "),
);
/** What only the name of the part tells. */
const OF_PART = /^(?:number|method|reason|status|first_name)$/;
const MOST = 16;
/** The labels in the order in which people ask for them. What matches none precedes the last ones, which are for machines. */
const ASKED = [
  /amount|value/i,
  /^(?:account|card)$/i,
  /name|descri|merchant|last 4/i,
  /reason/i,
  /date|resolves|expir/i,
];
const FOR_MACHINES = /transaction|trace|code|network|\bfile|bin$/i;

function rankOf(label: string): number {
  if (FOR_MACHINES.test(label)) return ASKED.length + 1;
  const rank = ASKED.findIndex((pattern) => pattern.test(label));
  return rank === -1 ? ASKED.length : rank;
}

/** The members of an object that have a value, in words, also the important ones of its parts. */
export function ObjectFacts({ object }: { readonly object: Fields }) {
  const facts = new Map<string, ComponentChildren>();
  addFacts(withoutSign(object), facts);
  const parts = valuesAt(object, "elements").flatMap((each) => Object.values(each as Fields));
  const [merchant, city] = ["descriptor", "city"].map((name) =>
    parts.flatMap((part) => valuesAt(part, `merchant_${name}`)).find((value) => value !== null),
  );
  if (merchant) facts.set("Merchant", <UserText text={city ? `${merchant}, ${city}` : String(merchant)} />);
  const shown = [...facts]
    .filter(([label]) => !isTransfer(object) || !TOLD_OF_TRANSFER.test(label))
    .toSorted(([one], [other]) => rankOf(one) - rankOf(other));
  if (shown.length === 0) return null;
  return (
    <Section title="Facts">
      <Keys of={Object.fromEntries(shown.slice(0, MOST))} />
    </Section>
  );
}

/** Adds the members to `facts`. Of two members of one name, the outer one counts. */
function addFacts(of: Fields, facts: Map<string, ComponentChildren>, part = ""): void {
  for (const [name, value] of Object.entries(of)) {
    const isEmpty = value === null || value === "" || (value === 0 && part !== "");
    const isLeft = isEmpty || typeof value === "object" || SAID.has(name);
    const label = labelOf(part !== "" && OF_PART.test(name) ? `${part}_${name}` : name);
    if (!isLeft && (part === "" || KNOWN_BY.test(name)) && !facts.has(label)) facts.set(label, textOf(name, of));
  }
  for (const [name, value] of Object.entries(of)) {
    if (typeof value !== "object" || value === null || Array.isArray(value)) continue;
    const address = name.endsWith("address") ? addressText(value as Fields) : "";
    if (address !== "") facts.set(labelOf(name), <NameText text={address} />);
    else addFacts(value as Fields, facts, name);
  }
}

function addressText(address: Fields): string {
  const { name, line1, line2, line3, city, state, postal_code, zip } = address;
  const lines = [name, line1, line2, line3, city, state, postal_code ?? zip].filter(Boolean);
  return lines.map((line) => isolate(String(line))).join(", ");
}

/** `Account` for `account_id`, and `Last 4 digits` for `last4`. */
function labelOf(name: string): string {
  const words = name
    .replace(/_(?:id|at|first_name|month)$/, "")
    .replace(/^last4$/, "last_4_digits")
    .replaceAll("_", " ");
  return capitalized(words.replace(/\b(?:ach|bin|url)\b/g, (each) => each.toUpperCase()));
}

function textOf(name: string, of: Fields): ComponentChildren {
  const value = of[name];
  if (isId(value)) return <ObjectName id={value} />;
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (name === "first_name") return <UserText text={`${value} ${of["last_name"] ?? ""}`} />;
  if (name === "expiration_month") return `${String(value).padStart(2, "0")}/${of["expiration_year"]}`;
  if (name.endsWith("_at")) return <Instant at={String(value)} />;
  const text = amountNote(name, of) ?? String(value);
  // A choice, such as `courier_a_2_day`.
  return <UserText text={/^[a-z\d]+(?:_[a-z\d]+)+$/.test(text) ? choiceText(text) : text} />;
}
