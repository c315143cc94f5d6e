import type { OperationName } from "@sandbank/contract";
import * as accountRules from "../refusals/account-refusals.ts";
import * as accountNumberRules from "../resources/account-numbers/refusals.ts";
import * as cardPaymentRules from "../resources/card-payments/refusals.ts";
import * as cardRules from "../resources/cards/refusals.ts";
import * as checkDepositRules from "../resources/check-deposits/refusals.ts";
import * as inboundMailItemRules from "../resources/inbound-mail-items/refusals.ts";
import * as limitRules from "../resources/limits/refusals.ts";
import * as lockboxAddressRules from "../resources/lockbox-addresses/refusals.ts";
import * as lockboxRecipientRules from "../resources/lockbox-recipients/refusals.ts";
import * as pendingTransactionRules from "../resources/pending-transactions/refusals.ts";
import * as physicalCardProfileRules from "../resources/physical-card-profiles/refusals.ts";
import * as physicalCardRules from "../resources/physical-cards/refusals.ts";

/**
 * The rules of each operation, in order of precedence, in words: after parameters, idempotency, objects and moves between
 * states. Each is 409 `invalid_operation_error`. Read by the docs and tests.
 */
export const refusals: { readonly [Name in OperationName]?: readonly { readonly holds: string }[] } = {
  "accounts.create": accountRules.createRules,
  "accounts.update": accountRules.updateRules,
  "accounts.close": accountRules.closeRules,
  "simulations.accountRevenuePayments.create": accountRules.moneyRules,
  "simulations.interestPayments.create": accountRules.moneyRules,
  "pendingTransactions.create": pendingTransactionRules.createRules,
  "pendingTransactions.release": pendingTransactionRules.releaseRules,
  "lockboxAddresses.update": lockboxAddressRules.updateRules,
  "lockboxRecipients.create": lockboxRecipientRules.createRules,
  "lockboxRecipients.update": lockboxRecipientRules.updateRules,
  "checkDeposits.create": accountRules.moneyRules,
  "simulations.checkDeposits.submit": checkDepositRules.submitRules,
  "simulations.checkDeposits.return": accountRules.moneyRules,
  "inboundMailItems.action": accountRules.moneyRules,
  "simulations.inboundMailItems.create": inboundMailItemRules.createRules,
  "physicalCardProfiles.archive": physicalCardProfileRules.archiveRules,
  "cards.create": cardRules.createRules,
  "cards.update": cardRules.updateRules,
  "physicalCards.create": physicalCardRules.createRules,
  "accountNumbers.create": accountRules.newRouteRules,
  "accountNumbers.update": accountNumberRules.updateRules,
  "limits.create": limitRules.createRules,
  "simulations.cardSettlements.create": cardPaymentRules.settlementRules,
  "simulations.cardRefunds.create": cardPaymentRules.refundRules,
  "simulations.cardReversals.create": cardPaymentRules.reversalRules,
  "simulations.cardIncrements.create": cardPaymentRules.beganWithPurchase,
  "simulations.cardAuthorizationExpirations.create": cardPaymentRules.expirationRules,
  "inboundAchTransfers.transferReturn": accountRules.moneyRules,
  "simulations.inboundAchTransfers.create": accountRules.creditRules,
  "inboundCheckDeposits.return": accountRules.moneyRules,
  "simulations.inboundRealTimePaymentsTransfers.create": accountRules.creditRules,
  "simulations.inboundFednowTransfers.create": accountRules.creditRules,
  "inboundWireTransfers.reverse": accountRules.moneyRules,
  "simulations.inboundWireTransfers.create": accountRules.creditRules,
};
