// Generated from packages/contract/src by `npm run generate`. Do not edit.

import type { AccountNumber } from "./account-numbers.ts";
import type { Account } from "./accounts.ts";
import type { CardPayment } from "./card-payments.ts";
import type { Card } from "./cards.ts";
import type { CheckDeposit } from "./check-deposits.ts";
import type { DeclinedTransaction } from "./declined-transactions.ts";
import type { Entity } from "./entities.ts";
import type { EventSubscription } from "./event-subscriptions.ts";
import type { InboundAchTransfer } from "./inbound-ach-transfers.ts";
import type { InboundCheckDeposit } from "./inbound-check-deposits.ts";
import type { InboundFednowTransfer } from "./inbound-fednow-transfers.ts";
import type { InboundMailItem } from "./inbound-mail-items.ts";
import type { InboundRealTimePaymentsTransfer } from "./inbound-real-time-payments-transfers.ts";
import type { InboundWireTransfer } from "./inbound-wire-transfers.ts";
import type { LockboxAddress } from "./lockbox-addresses.ts";
import type { LockboxRecipient } from "./lockbox-recipients.ts";
import type { PendingTransaction } from "./pending-transactions.ts";
import type { PhysicalCardProfile } from "./physical-card-profiles.ts";
import type { PhysicalCard } from "./physical-cards.ts";
import type { RealTimeDecision } from "./real-time-decisions.ts";
import type { Transaction } from "./transactions.ts";

/** The type of the object that Events of each category are about. */
export interface EventObjects {
  "account.created": Account;
  "account.updated": Account;
  "account_number.created": AccountNumber;
  "account_number.updated": AccountNumber;
  "card.created": Card;
  "card.updated": Card;
  "card_payment.created": CardPayment;
  "card_payment.updated": CardPayment;
  "check_deposit.created": CheckDeposit;
  "check_deposit.updated": CheckDeposit;
  "declined_transaction.created": DeclinedTransaction;
  "entity.created": Entity;
  "entity.updated": Entity;
  "event_subscription.created": EventSubscription;
  "event_subscription.updated": EventSubscription;
  "inbound_ach_transfer.created": InboundAchTransfer;
  "inbound_ach_transfer.updated": InboundAchTransfer;
  "inbound_check_deposit.created": InboundCheckDeposit;
  "inbound_check_deposit.updated": InboundCheckDeposit;
  "inbound_fednow_transfer.created": InboundFednowTransfer;
  "inbound_fednow_transfer.updated": InboundFednowTransfer;
  "inbound_mail_item.created": InboundMailItem;
  "inbound_mail_item.updated": InboundMailItem;
  "inbound_real_time_payments_transfer.created": InboundRealTimePaymentsTransfer;
  "inbound_real_time_payments_transfer.updated": InboundRealTimePaymentsTransfer;
  "inbound_wire_transfer.created": InboundWireTransfer;
  "inbound_wire_transfer.updated": InboundWireTransfer;
  "lockbox_address.created": LockboxAddress;
  "lockbox_address.updated": LockboxAddress;
  "lockbox_recipient.created": LockboxRecipient;
  "lockbox_recipient.updated": LockboxRecipient;
  "pending_transaction.created": PendingTransaction;
  "pending_transaction.updated": PendingTransaction;
  "physical_card.created": PhysicalCard;
  "physical_card.updated": PhysicalCard;
  "physical_card_profile.created": PhysicalCardProfile;
  "physical_card_profile.updated": PhysicalCardProfile;
  "real_time_decision.card_authorization_requested": RealTimeDecision;
  "transaction.created": Transaction;
}
