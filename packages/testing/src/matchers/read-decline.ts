import { type Bank, BankError } from "@sandbank/engine";

/** The facts that the subject of `toBeDeclined` has about its own decline. */
export interface SubjectDecline {
  /** The name of the subject in messages: `inbound_wire_transfer_x`. */
  readonly name: string;
  readonly isDeclined: boolean;
  /** Null if the subject has no reason, as on an Inbound Wire Transfer. */
  readonly reason: string | null;
  /** The ids with which a bank may be able to explain the decline. */
  readonly ids: readonly string[];
  /** The state of the subject if it was not declined. */
  readonly state: string;
}

/** The types of objects that can be declined. */
const declinable = /^(inbound_\w+|check_deposit|declined_transaction)$/;

type Fields = Readonly<Record<string, unknown>>;

/** The statuses of objects that the bank or the other side has refused. */
const declinedStatuses = ["declined", "rejected"];

/**
 * Reads a simulation's result, a Declined Transaction or another object that can be declined. Returns undefined for
 * other values.
 */
export function readDecline(subject: unknown): SubjectDecline | undefined {
  const fields = toFields(subject);
  if (fields === undefined) return undefined;
  if ("declined_transaction" in fields) return authorizationDecline(fields);
  if (fields["type"] === "declined_transaction") return ofDeclinedTransaction(fields);
  const decline = toFields(fields["decline"]) ?? toFields(fields["deposit_rejection"]);
  const [id, status, type] = [toText(fields["id"]), toText(fields["status"]), toText(fields["type"])];
  if (id === undefined) return undefined;
  if (type?.endsWith("_decline")) {
    return { name: id, isDeclined: true, reason: toText(fields["reason"]) ?? null, ids: [id], state: "declined" };
  }
  if (status === undefined || type === undefined || !declinable.test(type)) return undefined;
  const isDeclined = declinedStatuses.includes(status) || decline !== undefined;
  return { name: id, isDeclined, reason: toText(decline?.["reason"]) ?? null, ids: [id], state: status };
}

/** Looks up an object that can be declined by its id. Returns undefined if the bank does not have the object. */
export function declineOfId(id: string, bank: Bank): SubjectDecline | undefined {
  const type = id.slice(0, Math.max(id.lastIndexOf("_"), 0));
  if (!declinable.test(type)) return undefined;
  const resource = `${type.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())}s`;
  try {
    return readDecline(bank[resource as "checkDeposits"]?.retrieve(id as never));
  } catch (error) {
    if (error instanceof BankError) return undefined;
    throw error;
  }
}

/** Reads the result of a card simulation, which has either a Declined Transaction or a Pending Transaction. */
function authorizationDecline(fields: Fields): SubjectDecline {
  const declined = toFields(fields["declined_transaction"]);
  if (declined !== undefined) return ofDeclinedTransaction(declined);
  const pending = toText(toFields(fields["pending_transaction"])?.["id"]);
  const name = `the ${toText(fields["type"])?.replace(/^inbound_|_simulation_result$/g, "") ?? "authorization"}`;
  const state = pending === undefined ? "neither declined nor authorized yet" : `authorized as ${pending}`;
  return { name, isDeclined: false, reason: null, ids: [], state };
}

function ofDeclinedTransaction(fields: Fields): SubjectDecline {
  const id = toText(fields["id"]) ?? "a Declined Transaction";
  const source = toFields(fields["source"]);
  const details = toFields(source?.[toText(source["category"]) ?? ""]);
  return { name: id, isDeclined: true, reason: toText(details?.["reason"]) ?? null, ids: [id], state: "declined" };
}

function toFields(value: unknown): Fields | undefined {
  return typeof value === "object" && value !== null ? (value as Fields) : undefined;
}

function toText(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}
