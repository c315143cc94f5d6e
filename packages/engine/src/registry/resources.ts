import { accountNumbers } from "../resources/account-numbers/resource.ts";
import { accountTransfers } from "../resources/account-transfers/resource.ts";
import { accounts } from "../resources/accounts/resource.ts";
import { achTransfers } from "../resources/ach-transfers/resource.ts";
import { cardPayments } from "../resources/card-payments/resource.ts";
import { cards } from "../resources/cards/resource.ts";
import { checkDeposits } from "../resources/check-deposits/resource.ts";
import { checkTransfers } from "../resources/check-transfers/resource.ts";
import { declinedTransactions } from "../resources/declined-transactions/resource.ts";
import { digitalCardProfiles } from "../resources/digital-card-profiles/resource.ts";
import { entities } from "../resources/entities/resource.ts";
import { eventSubscriptions } from "../resources/event-subscriptions/resource.ts";
import { events } from "../resources/events/resource.ts";
import { externalAccounts } from "../resources/external-accounts/resource.ts";
import { fednowTransfers } from "../resources/fednow-transfers/resource.ts";
import { files } from "../resources/files/resource.ts";
import { inboundAchTransfers } from "../resources/inbound-ach-transfers/resource.ts";
import { inboundCheckDeposits } from "../resources/inbound-check-deposits/resource.ts";
import { inboundFednowTransfers } from "../resources/inbound-fednow-transfers/resource.ts";
import { inboundMailItems } from "../resources/inbound-mail-items/resource.ts";
import { inboundRealTimePaymentsTransfers } from "../resources/inbound-real-time-payments-transfers/resource.ts";
import { inboundWireTransfers } from "../resources/inbound-wire-transfers/resource.ts";
import { limits } from "../resources/limits/resource.ts";
import { lockboxAddresses } from "../resources/lockbox-addresses/resource.ts";
import { lockboxRecipients } from "../resources/lockbox-recipients/resource.ts";
import { pendingTransactions } from "../resources/pending-transactions/resource.ts";
import { physicalCardProfiles } from "../resources/physical-card-profiles/resource.ts";
import { physicalCards } from "../resources/physical-cards/resource.ts";
import { programs } from "../resources/programs/resource.ts";
import { realTimeDecisions } from "../resources/real-time-decisions/resource.ts";
import { realTimePaymentsTransfers } from "../resources/real-time-payments-transfers/resource.ts";
import { routingNumbers } from "../resources/routing-numbers/resource.ts";
import { transactions } from "../resources/transactions/resource.ts";
import { wireTransfers } from "../resources/wire-transfers/resource.ts";

/** All parts of the API. Add a new part to this list; the engine lists it nowhere else. */
export const resources = [
  accounts,
  accountNumbers,
  cards,
  physicalCards,
  physicalCardProfiles,
  digitalCardProfiles,
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
  externalAccounts,
  routingNumbers,
  inboundMailItems,
  lockboxAddresses,
  lockboxRecipients,
  files,
  events,
  eventSubscriptions,
  realTimeDecisions,
  entities,
  programs,
  accountTransfers,
  achTransfers,
  wireTransfers,
  realTimePaymentsTransfers,
  fednowTransfers,
  checkTransfers,
] as const;
