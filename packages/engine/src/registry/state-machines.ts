import { isRefused, type Refused } from "../resource-kit/state-table.ts";
import { accountNumberStates } from "../resources/account-numbers/states.ts";
import { accountStates } from "../resources/accounts/states.ts";
import { cardStates } from "../resources/cards/states.ts";
import { checkDepositStates } from "../resources/check-deposits/states.ts";
import { entityStates } from "../resources/entities/states.ts";
import { eventSubscriptionStates } from "../resources/event-subscriptions/states.ts";
import { inboundAchTransferStates } from "../resources/inbound-ach-transfers/states.ts";
import { inboundCheckDepositStates } from "../resources/inbound-check-deposits/states.ts";
import { inboundFednowTransferStates } from "../resources/inbound-fednow-transfers/states.ts";
import { inboundMailItemStates, mailCheckStates } from "../resources/inbound-mail-items/states.ts";
import { inboundRealTimePaymentsTransferStates } from "../resources/inbound-real-time-payments-transfers/states.ts";
import { inboundWireTransferStates } from "../resources/inbound-wire-transfers/states.ts";
import { limitStates } from "../resources/limits/states.ts";
import { lockboxAddressStates } from "../resources/lockbox-addresses/states.ts";
import { lockboxRecipientStates } from "../resources/lockbox-recipients/states.ts";
import { pendingTransactionStates } from "../resources/pending-transactions/states.ts";
import { physicalCardProfileStates } from "../resources/physical-card-profiles/states.ts";
import { physicalCardStates, shipmentStates } from "../resources/physical-cards/states.ts";
import { realTimeDecisionStates } from "../resources/real-time-decisions/states.ts";

/** A field that is a state machine. Read by the docs, the coverage and the test of every pair. */
export interface StateMachine {
  /** The `type` of the objects. */
  readonly type: string;
  /** The resource, as its folder is named. */
  readonly resource: string;
  /** As a path. Through a list it is the field of each element: `checks.status`. */
  readonly field: string;
  /** The states that a new object can be in. */
  readonly initial: readonly string[];
  readonly table: Readonly<Record<string, Readonly<Record<string, string | Refused>>>>;
  /** Where each state leads without a request about the object itself: by the clock, the network or the bank's rules. */
  readonly automatic?: Readonly<Record<string, readonly string[]>>;
  /** The states that no object here comes to be in, with why: all that neither `initial` nor a move gives. */
  readonly unreachable?: Readonly<Record<string, string>>;
}

const atOnce = "A Physical Card Profile is active as soon as it is made.";
const noOperator = "There is no operator who would have to look at anything.";
const noNetwork = "The network answers at once.";

export const stateMachines: readonly StateMachine[] = [
  { type: "account", resource: "accounts", field: "status", initial: ["open"], table: accountStates },
  { type: "card", resource: "cards", field: "status", initial: ["active"], table: cardStates },
  {
    type: "check_deposit",
    resource: "check-deposits",
    field: "status",
    initial: ["pending"],
    table: checkDepositStates,
  },
  {
    type: "inbound_mail_item",
    resource: "inbound-mail-items",
    field: "status",
    initial: ["pending", "rejected"],
    table: inboundMailItemStates,
    automatic: { pending: ["processed"] },
  },
  {
    type: "inbound_mail_item",
    resource: "inbound-mail-items",
    field: "checks.status",
    initial: ["pending"],
    table: mailCheckStates,
    automatic: { pending: ["deposited", "ignored"] },
  },
  {
    type: "lockbox_address",
    resource: "lockbox-addresses",
    field: "status",
    initial: ["active"],
    table: lockboxAddressStates,
    unreachable: { pending: "A Lockbox Address is set up at once." },
  },
  {
    type: "lockbox_recipient",
    resource: "lockbox-recipients",
    field: "status",
    initial: ["active"],
    table: lockboxRecipientStates,
  },
  {
    type: "pending_transaction",
    resource: "pending-transactions",
    field: "status",
    initial: ["pending"],
    table: pendingTransactionStates,
    automatic: { pending: ["complete"] },
  },
  {
    type: "physical_card_profile",
    resource: "physical-card-profiles",
    field: "status",
    initial: ["active"],
    table: physicalCardProfileStates,
    unreachable: {
      pending_creating: atOnce,
      pending_reviewing: atOnce,
      rejected: "Nobody looks at the artwork, so that nobody rejects it.",
      pending_submitting: atOnce,
    },
  },
  {
    type: "physical_card",
    resource: "physical-cards",
    field: "status",
    initial: ["active"],
    table: physicalCardStates,
  },
  {
    type: "physical_card",
    resource: "physical-cards",
    field: "shipment.status",
    initial: ["pending"],
    table: shipmentStates,
  },
  {
    type: "account_number",
    resource: "account-numbers",
    field: "status",
    initial: ["active"],
    table: accountNumberStates,
  },
  { type: "entity", resource: "entities", field: "status", initial: ["active"], table: entityStates },
  {
    type: "event_subscription",
    resource: "event-subscriptions",
    field: "status",
    initial: ["active", "disabled"],
    table: eventSubscriptionStates,
  },
  {
    type: "inbound_ach_transfer",
    resource: "inbound-ach-transfers",
    field: "status",
    initial: ["pending"],
    table: inboundAchTransferStates,
    automatic: { pending: ["accepted", "declined"] },
  },
  {
    type: "inbound_check_deposit",
    resource: "inbound-check-deposits",
    field: "status",
    initial: ["pending"],
    table: inboundCheckDepositStates,
    automatic: { pending: ["accepted", "declined"] },
    unreachable: { requires_attention: noOperator },
  },
  {
    type: "inbound_wire_transfer",
    resource: "inbound-wire-transfers",
    field: "status",
    initial: ["pending"],
    table: inboundWireTransferStates,
    automatic: { pending: ["accepted", "declined"] },
  },
  {
    type: "inbound_real_time_payments_transfer",
    resource: "inbound-real-time-payments-transfers",
    field: "status",
    initial: ["pending_confirming"],
    table: inboundRealTimePaymentsTransferStates,
    automatic: { pending_confirming: ["confirmed", "declined"] },
    unreachable: { timed_out: noNetwork },
  },
  {
    type: "inbound_fednow_transfer",
    resource: "inbound-fednow-transfers",
    field: "status",
    initial: ["pending_confirming"],
    table: inboundFednowTransferStates,
    automatic: { pending_confirming: ["confirmed", "declined"] },
    unreachable: { timed_out: noNetwork, requires_attention: noOperator },
  },
  {
    type: "real_time_decision",
    resource: "real-time-decisions",
    field: "status",
    initial: ["pending"],
    table: realTimeDecisionStates,
    automatic: { pending: ["timed_out"] },
  },
  { type: "limit", resource: "limits", field: "status", initial: ["active"], table: limitStates },
];

/** Where each state can lead, in whatever way; not where it stays as it is. */
export function movesFrom({ table, automatic = {} }: StateMachine, state: string): readonly string[] {
  const asked = Object.values(table[state] ?? {}).filter((move) => !isRefused(move)) as string[];
  const moves = new Set([...asked, ...(automatic[state] ?? [])]);
  moves.delete(state);
  return [...moves];
}

/** The states that an object can come to be in. */
export function statesOf(machine: StateMachine): readonly string[] {
  const reached = new Set(machine.initial);
  // A set goes through what is added to it on the way, too.
  for (const state of reached) for (const next of movesFrom(machine, state)) reached.add(next);
  return [...reached];
}
