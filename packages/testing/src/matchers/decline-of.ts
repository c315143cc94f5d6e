/** What the subject of `toBeDeclined` says about itself. */
export interface SubjectDecline {
  /** What the subject is, for a message: `inbound_wire_transfer_x`. */
  readonly name: string;
  readonly isDeclined: boolean;
  /** Null where it does not say, as an Inbound Wire Transfer. */
  readonly reason: string | null;
  /** The ids by which a bank may explain the decline. */
  readonly ids: readonly string[];
  /** What became of it, if it was not declined. */
  readonly state: string;
}

type Fields = Readonly<Record<string, unknown>>;

/** The statuses of what the bank, or the other side, has refused. */
const declinedStatuses = ["declined", "rejected"];

/** Reads a simulation's answer, a Declined Transaction or anything else that can be declined; undefined for other values. */
export function declineOf(subject: unknown): SubjectDecline | undefined {
  const fields = fieldsOf(subject);
  if (fields === undefined) return undefined;
  if ("declined_transaction" in fields) return authorizationDecline(fields);
  if (fields["type"] === "declined_transaction") return ofDeclinedTransaction(fields);
  const decline = fieldsOf(fields["decline"]) ?? fieldsOf(fields["deposit_rejection"]);
  const [id, status, type] = [textOf(fields["id"]), textOf(fields["status"]), textOf(fields["type"])];
  if (id === undefined) return undefined;
  if (type?.endsWith("_decline")) {
    return { name: id, isDeclined: true, reason: textOf(fields["reason"]) ?? null, ids: [id], state: "declined" };
  }
  if (status === undefined) return undefined;
  const isDeclined = declinedStatuses.includes(status) || decline !== undefined;
  return { name: id, isDeclined, reason: textOf(decline?.["reason"]) ?? null, ids: [id], state: status };
}

/** The answer of a card simulation has either a Declined Transaction or a Pending Transaction. */
function authorizationDecline(fields: Fields): SubjectDecline {
  const declined = fieldsOf(fields["declined_transaction"]);
  if (declined !== undefined) return ofDeclinedTransaction(declined);
  const pending = textOf(fieldsOf(fields["pending_transaction"])?.["id"]);
  const name = `the ${textOf(fields["type"])?.replace(/^inbound_|_simulation_result$/g, "") ?? "authorization"}`;
  const state = pending === undefined ? "neither declined nor authorized yet" : `authorized as ${pending}`;
  return { name, isDeclined: false, reason: null, ids: [], state };
}

function ofDeclinedTransaction(fields: Fields): SubjectDecline {
  const id = textOf(fields["id"]) ?? "a Declined Transaction";
  const source = fieldsOf(fields["source"]);
  const details = fieldsOf(source?.[textOf(source["category"]) ?? ""]);
  return { name: id, isDeclined: true, reason: textOf(details?.["reason"]) ?? null, ids: [id], state: "declined" };
}

function fieldsOf(value: unknown): Fields | undefined {
  return typeof value === "object" && value !== null ? (value as Fields) : undefined;
}

function textOf(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}
