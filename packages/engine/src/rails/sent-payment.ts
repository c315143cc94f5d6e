import type {
  Account,
  AccountNumber,
  ExternalAccount,
  LimitedRail,
  PendingTransaction,
  RealTimePaymentsTransferRejectReasonCode,
  Transaction,
} from "@sandbank/contract";
import { formatDay } from "../calendar/days.ts";
import { CAPITALS_AND_DIGITS, derivedText } from "../digits/derived-digits.ts";
import { existing } from "../objects/objects.ts";
import { DAY_MS } from "../ports/time.ts";
import { type Rule, refusedBy } from "../resource-kit/refusal-rule.ts";
import { refused, type StateTable } from "../resource-kit/state-table.ts";
import type { Job } from "../state/due-queue.ts";
import { latest } from "../store/table.ts";
import { newId, readNow, type World } from "../world/world.ts";
import { bankTakesPart, type DestinationFacts, readDestinationFacts, sendRules } from "./destination-refusals.ts";
import {
  createTransfer,
  endHold,
  findTransfer,
  newTransferFields,
  nextStatus,
  type OutboundRail,
  type OutboundTransfer,
  scheduleStep,
  updateTransfer,
} from "./outbound-transfer.ts";
import { post, type Route } from "./post.ts";
import { deriveRoutingNumber, isOwn } from "./routing-numbers.ts";

// Payments that a network completes within seconds: Real-Time Payments and FedNow. Their money is on hold until then.

/** A payment of either kind. */
export interface SentPayment extends OutboundTransfer {
  readonly account_number: string;
  readonly amount: number;
  readonly routing_number: string;
  readonly source_account_number_id: string;
  readonly unstructured_remittance_information: string;
}

/** What differs between the two. */
interface PaymentKind<T extends SentPayment> extends Pick<OutboundRail<T, "complete">, "type" | "table" | "states"> {
  /** The bank's own ledger account for the rail. */
  readonly ledgerAccount: `bank/${string}`;
  readonly takesPart: LimitedRail;
  readonly job: Extract<Job["kind"], `${string}.complete`>;
  /** The details of its Pending Transaction and of its Transaction. */
  readonly instruction: (payment: T) => PendingTransaction["source"];
  readonly acknowledgement: (payment: T) => Transaction["source"];
  /** The submission, with the number of the payment in its network. */
  readonly submission: (world: World, payment: T) => object;
}

export interface PaymentRail<T extends SentPayment> extends OutboundRail<T, "complete">, PaymentKind<T> {}

const COMPLETED_AFTER_MS = 5_000; // O-27

export function createPaymentRail<T extends SentPayment>(kind: PaymentKind<T>): PaymentRail<T> {
  return {
    ...kind,
    keepsHold: true,
    instruct: (payment) => ({ ...describe(payment), amount: -payment.amount, source: kind.instruction(payment) }),
    send: (world, { id }) => {
      scheduleStep(world, world.state.now + COMPLETED_AFTER_MS, { kind: kind.job, transfer: id });
      return {};
    },
  };
}

type PaymentState<Ready extends string> = "pending_approval" | "canceled" | "complete" | "rejected" | Ready;

/** The states of a payment that is ready for its network in one of them. */
export function paymentStates<Ready extends string>(
  ready: Ready,
): StateTable<PaymentState<Ready>, "approve" | "cancel" | "complete"> {
  const [sent, canceled] = [refused("it is on its way"), refused("it is canceled permanently. Create another")];
  const [complete, rejected] = [refused("its money has moved"), refused("it was rejected. Create another")];
  const unapproved = refused("it waits for its approval. Approve it first");
  return {
    pending_approval: { approve: ready, cancel: "canceled", complete: unapproved },
    canceled: { approve: canceled, cancel: canceled, complete: canceled },
    [ready]: { approve: sent, cancel: sent, complete: "complete" },
    complete: { approve: complete, cancel: complete, complete },
    rejected: { approve: rejected, cancel: rejected, complete: rejected },
  } as StateTable<PaymentState<Ready>, "approve" | "cancel" | "complete">;
}

interface PaymentParams {
  readonly amount: number;
  readonly creditor_name: string;
  readonly source_account_number_id: AccountNumber["id"];
  readonly unstructured_remittance_information: string;
  readonly account_number?: string | undefined;
  readonly external_account_id?: ExternalAccount["id"] | undefined;
  readonly routing_number?: string | undefined;
  readonly require_approval?: boolean | undefined;
}

interface Creation<Params> {
  readonly params: Params;
  readonly idempotencyKey: string | null;
}

/** Creates the operation that sends a payment. `make` adds the fields of its kind. */
export function sendPaymentBy<T extends SentPayment, Params extends PaymentParams>(
  rail: PaymentRail<T>,
  rules: readonly Rule<DestinationFacts>[],
  make: (
    shared: SharedFields,
    params: Params,
    made: Pick<DestinationFacts, "owner"> & { readonly id: string },
  ) => Omit<T, "id" | "type">,
) {
  const all = [bankTakesPart(rail.takesPart), ...rules, ...sendRules];
  return refusedBy(all, (world: World, { params, idempotencyKey }: Creation<Params>, requireAll): T => {
    const number = existing(world.state.tables.accountNumbers, "account_number", params.source_account_number_id);
    const facts = readDestinationFacts(world, { ...params, account_id: number.account_id });
    requireAll(facts);
    const id = newId(world, rail.type);
    const fields = make(newPaymentFields(world, { params, idempotencyKey }, facts), params, { owner: facts.owner, id });
    const payment = { ...fields, id, type: rail.type } as unknown as T;
    return createTransfer(world, rail, payment, params.require_approval);
  });
}

type SharedFields = ReturnType<typeof newPaymentFields>;

function newPaymentFields(
  world: World,
  { params, idempotencyKey }: Creation<PaymentParams>,
  { account, destination }: DestinationFacts,
) {
  return {
    account_id: account.id,
    acknowledgement: null,
    amount: params.amount,
    creditor_name: params.creditor_name,
    ...destination,
    external_account_id: params.external_account_id ?? null,
    rejection: null,
    source_account_number_id: params.source_account_number_id,
    submission: null,
    unstructured_remittance_information: params.unstructured_remittance_information,
    ...newTransferFields(world, idempotencyKey),
  };
}

type Reason = RealTimePaymentsTransferRejectReasonCode;

interface Completion {
  readonly id: string;
  readonly params: { readonly rejection?: { readonly reject_reason_code: Reason } | undefined };
}

/** Creates the operation that simulates the response of the network. */
export function completeBy<T extends SentPayment>(rail: PaymentRail<T>) {
  return (world: World, { id, params }: Completion): T =>
    complete(world, rail, findTransfer(world, rail, id), params.rejection?.reject_reason_code);
}

interface DueStep {
  readonly transfer: string;
}

/** Creates the job that completes a payment at its time. */
export function completeDueBy<T extends SentPayment>(rail: PaymentRail<T>, ready: T["status"]) {
  return {
    hasReason: (world: World, { transfer }: DueStep) => findTransfer(world, rail, transfer).status === ready,
    run: (world: World, { transfer }: DueStep) => complete(world, rail, findTransfer(world, rail, transfer)),
  };
}

function complete<T extends SentPayment>(world: World, rail: PaymentRail<T>, payment: T, forced?: Reason): T {
  const status = nextStatus(world, rail, payment, "complete");
  const reason = forced ?? findNaturalCause(world, payment);
  endHold(world, payment);
  const submission = rail.submission(world, payment);
  const outcome =
    reason === undefined
      ? { status, ...accept(world, rail, payment) }
      : { status: "rejected", rejection: reject(world, reason) };
  return updateTransfer(world, rail, payment, { submission, ...outcome } as object as Partial<T>);
}

function accept<T extends SentPayment>(world: World, rail: PaymentRail<T>, payment: T) {
  const account = existing(world.state.tables.accounts, "account", payment.account_id);
  const { id } = post(world, account, {
    ...describe(payment),
    amount: -payment.amount,
    from: rail.ledgerAccount,
    source: rail.acknowledgement(payment),
  });
  return { acknowledgement: { acknowledged_at: readNow(world) }, transaction_id: id };
}

function reject(world: World, reason: Reason) {
  return {
    reject_reason_additional_information: reason === "narrative" ? "Rejected in a simulation" : null,
    reject_reason_code: reason,
    rejected_at: readNow(world),
  };
}

/** The most that the networks transfer at once, in cents. */
const NETWORK_MAXIMUM = 1_000_000_000;

/** Why the network rejects a payment by itself (O-14). Only the accounts of this bank are known. */
function findNaturalCause({ state }: World, payment: SentPayment): Reason | undefined {
  const { accountNumbers, accounts } = state.tables;
  if (payment.amount > NETWORK_MAXIMUM) return "amount_exceeds_bank_limits";
  if (!isOwn(state, payment.routing_number)) return undefined;
  const number = latest(accountNumbers, { account_number: [payment.account_number] });
  if (number === undefined) return "invalid_creditor_account_number";
  if (number.status !== "active") return "account_blocked";
  return existing(accounts, "account", number.account_id).status === "closed" ? "account_closed" : undefined;
}

/** The description and the route of what a payment makes. */
function describe({ source_account_number_id: id, unstructured_remittance_information: description }: SentPayment): {
  readonly description: string;
  readonly route: Route;
} {
  return { description, route: { id, type: "account_number" } };
}

/** The number of a payment in its network: the date in UTC, the routing number of the bank, then characters. */
export function deriveNetworkNumber(
  world: World,
  { id, account_id }: SentPayment,
  length: number,
  before = "",
): string {
  const { state } = world;
  const { bank }: Account = existing(state.tables.accounts, "account", account_id);
  const date = formatDay(Math.floor(state.now / DAY_MS)).replaceAll("-", "");
  return (
    date + deriveRoutingNumber(state, bank) + before + derivedText("network number", id, length, CAPITALS_AND_DIGITS)
  );
}
