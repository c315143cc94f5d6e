import type { OperationName } from "@sandbank/contract";
import { updateRules as updateAccountNumberRules } from "./resources/account-numbers/rules.ts";
import { closeRules, createRules, openRules, updateRules } from "./resources/accounts/rules.ts";
import * as cardRules from "./resources/cards/rules.ts";
import * as checkDepositRules from "./resources/check-deposits/rules.ts";
import * as inboundMailItemRules from "./resources/inbound-mail-items/rules.ts";
import * as lockboxAddressRules from "./resources/lockbox-addresses/rules.ts";
import * as lockboxRecipientRules from "./resources/lockbox-recipients/rules.ts";
import * as pendingTransactionRules from "./resources/pending-transactions/rules.ts";
import * as physicalCardProfileRules from "./resources/physical-card-profiles/rules.ts";
import * as physicalCardRules from "./resources/physical-cards/rules.ts";

/** The rules of each operation beyond parameters and ids, in order of precedence, in words. Read by the docs and tests. */
export const refusals: { readonly [Name in OperationName]?: readonly { readonly holds: string }[] } = {
  "accounts.create": createRules,
  "accounts.update": updateRules,
  "accounts.close": closeRules,
  "simulations.accountRevenuePayments.create": openRules,
  "simulations.interestPayments.create": openRules,
  "pendingTransactions.create": pendingTransactionRules.createRules,
  "pendingTransactions.release": pendingTransactionRules.releaseRules,
  "lockboxAddresses.update": lockboxAddressRules.updateRules,
  "lockboxRecipients.create": lockboxRecipientRules.createRules,
  "lockboxRecipients.update": lockboxRecipientRules.updateRules,
  "checkDeposits.create": checkDepositRules.createRules,
  "simulations.checkDeposits.submit": checkDepositRules.moveRules,
  "simulations.checkDeposits.reject": openRules,
  "simulations.checkDeposits.return": checkDepositRules.moveRules,
  "inboundMailItems.action": [...inboundMailItemRules.actionRules, ...checkDepositRules.moveRules],
  "simulations.inboundMailItems.create": checkDepositRules.amountRules,
  "physicalCardProfiles.archive": physicalCardProfileRules.archiveRules,
  "cards.create": cardRules.createRules,
  "cards.update": cardRules.updateRules,
  "physicalCards.create": physicalCardRules.createRules,
  "accountNumbers.create": openRules,
  "accountNumbers.update": updateAccountNumberRules,
  "limits.create": openRules,
};
