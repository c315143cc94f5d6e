import { resources } from "../../src/registry/resources.ts";
import type { Resource } from "../../src/resource-kit/resource.ts";
import type { Rail } from "../../src/state/explanation.ts";
import { proofs as accountNumbers } from "../resources/account-numbers/proofs.ts";
import { proofs as accounts } from "../resources/accounts/proofs.ts";
import { proofs as cardPayments } from "../resources/card-payments/proofs.ts";
import { proofs as cards } from "../resources/cards/proofs.ts";
import { proofs as checkDeposits } from "../resources/check-deposits/proofs.ts";
import { proofs as declinedTransactions } from "../resources/declined-transactions/proofs.ts";
import { proofs as entities } from "../resources/entities/proofs.ts";
import { proofs as eventSubscriptions } from "../resources/event-subscriptions/proofs.ts";
import { proofs as events } from "../resources/events/proofs.ts";
import { proofs as files } from "../resources/files/proofs.ts";
import { proofs as inboundAchTransfers } from "../resources/inbound-ach-transfers/proofs.ts";
import { proofs as inboundCheckDeposits } from "../resources/inbound-check-deposits/proofs.ts";
import { proofs as inboundFednowTransfers } from "../resources/inbound-fednow-transfers/proofs.ts";
import { proofs as inboundMailItems } from "../resources/inbound-mail-items/proofs.ts";
import { proofs as inboundRealTimePaymentsTransfers } from "../resources/inbound-real-time-payments-transfers/proofs.ts";
import { proofs as inboundWireTransfers } from "../resources/inbound-wire-transfers/proofs.ts";
import { proofs as limits } from "../resources/limits/proofs.ts";
import { proofs as lockboxAddresses } from "../resources/lockbox-addresses/proofs.ts";
import { proofs as lockboxRecipients } from "../resources/lockbox-recipients/proofs.ts";
import { proofs as pendingTransactions } from "../resources/pending-transactions/proofs.ts";
import { proofs as physicalCardProfiles } from "../resources/physical-card-profiles/proofs.ts";
import { proofs as physicalCards } from "../resources/physical-cards/proofs.ts";
import { proofs as programs } from "../resources/programs/proofs.ts";
import { proofs as realTimeDecisions } from "../resources/real-time-decisions/proofs.ts";
import { proofs as transactions } from "../resources/transactions/proofs.ts";
import type { AnyProofs, ResourceProofs } from "./resource-proofs.ts";

type ProofsOf<All> = {
  readonly [Index in keyof All]: All[Index] extends Resource ? ResourceProofs<All[Index]> : never;
};

/** The proofs of every resource, in the order of the registry. The test support lists the resources nowhere else. */
const all: ProofsOf<typeof resources> = [
  accounts,
  accountNumbers,
  cards,
  physicalCards,
  physicalCardProfiles,
  limits,
  declinedTransactions,
  transactions,
  pendingTransactions,
  inboundAchTransfers,
  cardPayments,
  inboundCheckDeposits,
  inboundRealTimePaymentsTransfers,
  inboundFednowTransfers,
  inboundWireTransfers,
  checkDeposits,
  inboundMailItems,
  lockboxAddresses,
  lockboxRecipients,
  files,
  events,
  eventSubscriptions,
  realTimeDecisions,
  entities,
  programs,
];

/** The proofs of every resource, with the names of its folder, its operations and its rail. */
export const proofs: readonly NamedProofs[] = all.map((each: AnyProofs, index) => {
  const { name, operations, rail } = resources[index] as Resource;
  return { name, operations: Object.keys(operations), railName: rail?.name, ...each };
});

interface NamedProofs extends AnyProofs {
  readonly name: string;
  readonly operations: readonly string[];
  readonly railName: Rail | undefined;
}

/** The kinds of transfers of all rails with Account Numbers. */
export const transferKinds = proofs.flatMap(({ rail }) => (rail !== undefined && "kinds" in rail ? rail.kinds : []));

/** The file with the proofs of a resource, for messages. */
export const fileOf = (resource: string) => `packages/engine/test/resources/${resource}/proofs.ts`;
