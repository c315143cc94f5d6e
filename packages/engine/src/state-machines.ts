import { accountNumberStates } from "./resources/account-numbers/states.ts";
import { accountStates } from "./resources/accounts/states.ts";
import { cardStates } from "./resources/cards/states.ts";
import { checkDepositStates } from "./resources/check-deposits/states.ts";
import { entityStates } from "./resources/entities/states.ts";
import { eventSubscriptionStates } from "./resources/event-subscriptions/states.ts";
import { inboundAchTransferStates } from "./resources/inbound-ach-transfers/states.ts";
import { inboundCheckDepositStates } from "./resources/inbound-check-deposits/states.ts";
import { inboundMailItemStates } from "./resources/inbound-mail-items/states.ts";
import { inboundWireTransferStates } from "./resources/inbound-wire-transfers/states.ts";
import { limitStates } from "./resources/limits/states.ts";
import { lockboxAddressStates } from "./resources/lockbox-addresses/states.ts";
import { lockboxRecipientStates } from "./resources/lockbox-recipients/states.ts";
import { pendingTransactionStates } from "./resources/pending-transactions/states.ts";
import { physicalCardProfileStates } from "./resources/physical-card-profiles/states.ts";
import { physicalCardStates, shipmentStates } from "./resources/physical-cards/states.ts";
import { realTimeDecisionStates } from "./resources/real-time-decisions/states.ts";
import type { Refused } from "./state-table.ts";

/** A field that is a state machine. Read by the docs, the coverage and the test of every pair. */
export interface StateMachine {
  /** The resource, as its folder is named. */
  readonly resource: string;
  readonly field: string;
  /** The states that a new object can be in. */
  readonly initial: readonly string[];
  readonly table: Readonly<Record<string, Readonly<Record<string, string | Refused>>>>;
}

export const stateMachines: readonly StateMachine[] = [
  { resource: "accounts", field: "status", initial: ["open"], table: accountStates },
  { resource: "cards", field: "status", initial: ["active"], table: cardStates },
  { resource: "check-deposits", field: "status", initial: ["pending"], table: checkDepositStates },
  { resource: "inbound-mail-items", field: "status", initial: ["pending", "rejected"], table: inboundMailItemStates },
  { resource: "lockbox-addresses", field: "status", initial: ["active"], table: lockboxAddressStates },
  { resource: "lockbox-recipients", field: "status", initial: ["active"], table: lockboxRecipientStates },
  { resource: "pending-transactions", field: "status", initial: ["pending"], table: pendingTransactionStates },
  { resource: "physical-card-profiles", field: "status", initial: ["active"], table: physicalCardProfileStates },
  { resource: "physical-cards", field: "status", initial: ["active"], table: physicalCardStates },
  { resource: "physical-cards", field: "shipment.status", initial: ["pending"], table: shipmentStates },
  { resource: "account-numbers", field: "status", initial: ["active"], table: accountNumberStates },
  { resource: "entities", field: "status", initial: ["active"], table: entityStates },
  { resource: "event-subscriptions", field: "status", initial: ["active", "disabled"], table: eventSubscriptionStates },
  { resource: "inbound-ach-transfers", field: "status", initial: ["pending"], table: inboundAchTransferStates },
  { resource: "inbound-check-deposits", field: "status", initial: ["pending"], table: inboundCheckDepositStates },
  { resource: "inbound-wire-transfers", field: "status", initial: ["pending"], table: inboundWireTransferStates },
  { resource: "real-time-decisions", field: "status", initial: ["pending"], table: realTimeDecisionStates },
  { resource: "limits", field: "status", initial: ["active"], table: limitStates },
];
