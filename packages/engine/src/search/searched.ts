import { objectTitle } from "@sandbank/contract";
import { nameObject } from "@sandbank/contract/private/words";
import type { ApiObject } from "../objects/objects.ts";
import { contains, means, plain, type Word } from "./words.ts";

/** The part of an object that a search reads. */
interface Searched {
  /** The name and the type, and the values of the text fields, all normalized. */
  readonly text: string;
  /** The amounts, in cents. */
  readonly amounts: readonly number[];
  /** The object's own id, and those of its parts. */
  readonly ids: readonly string[];
}

/** The fields that people know, in all objects and their parts. */
const textFields = new Set([
  "account_number",
  "acquirer_reference_number",
  "auxiliary_on_us",
  "check_number",
  "city",
  "creditor_name",
  "debtor_account_number",
  "debtor_name",
  "description",
  "email",
  "end_to_end_identification",
  "filename",
  "first_name",
  "idempotency_key",
  "input_message_accountability_data",
  "last4",
  "last_name",
  "line1",
  "mail_stop_code",
  "merchant_acceptor_id",
  "merchant_category_code",
  "merchant_city",
  "merchant_descriptor",
  "merchant_name",
  "name",
  "number",
  "originator_company_entry_description",
  "originator_company_id",
  "originator_company_name",
  "payment_related_information",
  "phone",
  "receiver_id_number",
  "receiver_name",
  "recipient_name",
  "retrieval_reference_number",
  "return_number",
  "routing_number",
  "serial_number",
  "trace_number",
  "transaction_identification",
  "unique_end_to_end_transaction_reference",
  "unstructured_remittance_information",
  "url",
  "website",
]);
const amountFields = new Set(["amount", "credit_limit", "held_amount", "settlement_amount", "value"]);

type Visit = (key: string, value: string | number) => void;

/** The part of each object that was read. A row of a table never changes, so it is read once for all searches. */
const known = new WeakMap<ApiObject, Searched>();

/** Returns of an Event only the id, because a search of its object would find them all. */
export function readSearched(object: ApiObject): Searched {
  if (object.type === "event") return { text: "", amounts: [], ids: [object.id] };
  const earlier = known.get(object);
  if (earlier !== undefined) return earlier;
  const searched = read(object);
  known.set(object, searched);
  return searched;
}

function read(object: ApiObject): Searched {
  const texts = [objectTitle(object.type), withoutAmounts(nameObject(object))];
  const amounts: number[] = [];
  const ids: string[] = [];
  visit(object, (key, value) => {
    if (typeof value === "number") amounts.push(value);
    else if (key === "id") ids.push(value);
    else texts.push(value);
  });
  return { text: plain(texts.join(" ")), amounts, ids };
}

export function matches({ text, amounts, ids }: Searched, word: Word): boolean {
  return (
    contains(text, word) || amounts.some((cents) => means(word, cents)) || ids.some((id) => isStartOfId(id, word.raw))
  );
}

/** Returns which field contains a word: `name`, `amount`, `id` or another one; `model_id` for what a Limit restricts. */
export function matchedField(object: ApiObject, word: Word): string {
  if (contains(plain(withoutAmounts(nameObject(object))), word)) return "name";
  let found: string | undefined;
  visit(object, (key, value) => {
    const isMatch =
      typeof value === "number"
        ? means(word, value)
        : key === "id"
          ? isStartOfId(value, word.raw)
          : contains(plain(value), word);
    if (isMatch) found ??= key;
  });
  return found ?? (contains(plain(objectTitle(object.type)), word) ? "type" : "model_id");
}

/** The beginning of an id, or at least four characters of it after the prefix, as `card_xzj4…` shows them. */
function isStartOfId(id: string, text: string): boolean {
  if (id.startsWith(text)) return text.length > id.lastIndexOf("_");
  return text.length >= 4 && id.startsWith(text, id.lastIndexOf("_") + 1);
}

/** Amounts are compared as numbers, so that `45` does not find `$450.00`. */
function withoutAmounts(name: string): string {
  return name.replace(/\$[\d,]+\.\d\d/g, "");
}

function visit(value: object, found: Visit): void {
  const members = value as Readonly<Record<string, unknown>>;
  for (const key of Object.keys(members)) {
    const member = members[key];
    if (typeof member === "object") {
      if (member !== null) visit(member, found);
    } else if (typeof member === "string") {
      if (key === "id" || textFields.has(key)) found(key, member);
    } else if (typeof member === "number") {
      if (amountFields.has(key) && members["metric"] !== "count") found(key, member);
    }
  }
}
