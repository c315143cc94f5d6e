import { merged } from "./object-keys.ts";
import type { RailWords } from "./rail.ts";
import { accountTransfersRail } from "./resources/account-transfers/rail.ts";
import { achTransfersRail } from "./resources/ach-transfers/rail.ts";
import { cardsRail } from "./resources/card-payments/rail.ts";
import { checkDepositsRail } from "./resources/check-deposits/rail.ts";
import { checkTransfersRail } from "./resources/check-transfers/rail.ts";
import { fednowTransfersRail } from "./resources/fednow-transfers/rail.ts";
import { achRail } from "./resources/inbound-ach-transfers/rail.ts";
import { checksRail } from "./resources/inbound-check-deposits/rail.ts";
import { fednowRail } from "./resources/inbound-fednow-transfers/rail.ts";
import { realTimePaymentsRail } from "./resources/inbound-real-time-payments-transfers/rail.ts";
import { wiresRail } from "./resources/inbound-wire-transfers/rail.ts";
import { realTimePaymentsTransfersRail } from "./resources/real-time-payments-transfers/rail.ts";
import { wireTransfersRail } from "./resources/wire-transfers/rail.ts";

/** Every rail, in the order of the keys of a Declined Transaction's `source`. Add a new rail here. */
const rails = [achRail, cardsRail, checksRail, realTimePaymentsRail, fednowRail, wiresRail, checkDepositsRail] as const;

/** Every kind of transfers that you send. Add a new kind here. */
const outboundRails = [
  accountTransfersRail,
  achTransfersRail,
  wireTransfersRail,
  realTimePaymentsTransfersRail,
  fednowTransfersRail,
  checkTransfersRail,
] as const;

/** The resources of the rails, with their endpoints. */
export const railResources = [...rails, ...outboundRails].flatMap((rail) =>
  "resource" in rail ? [rail.resource] : [],
);
export const railEndpoints = merged(railResources.map(({ endpoints }) => endpoints));

/** The parts of a Declined Transaction, a Transaction, a Pending Transaction and an Event that come from the rails, by category. */
export const declineDetails = merged(rails.map(({ declines }) => declines));
export const railTransactionDetails = merged([...rails, ...outboundRails].map(({ transactions }) => transactions));
export const railPendingTransactionDetails = merged(
  outboundRails.map(({ pendingTransactions }) => pendingTransactions),
);
export const railEvents = merged([...rails, ...outboundRails].map(({ events }) => events));

/** The words for each rail, by the category of its Declined Transactions. */
export const railWords: Readonly<Record<string, RailWords>> = merged(
  rails.map(({ words, declines }) => Object.fromEntries(Object.keys(declines).map((category) => [category, words]))),
);
