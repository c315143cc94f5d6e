import type { Handlers } from "../resource-kit/operation.ts";
import { accountNumberOperations } from "../resources/account-numbers/operations.ts";
import { accountOperations } from "../resources/accounts/operations.ts";
import { cardPaymentOperations } from "../resources/card-payments/operations.ts";
import { cardOperations } from "../resources/cards/operations.ts";
import { checkDepositOperations } from "../resources/check-deposits/operations.ts";
import { declinedTransactionOperations } from "../resources/declined-transactions/operations.ts";
import { entityOperations } from "../resources/entities/operations.ts";
import { eventSubscriptionOperations } from "../resources/event-subscriptions/operations.ts";
import { eventOperations } from "../resources/events/operations.ts";
import { fileOperations } from "../resources/files/operations.ts";
import { inboundAchTransferOperations } from "../resources/inbound-ach-transfers/operations.ts";
import { inboundCheckDepositOperations } from "../resources/inbound-check-deposits/operations.ts";
import { inboundFednowTransferOperations } from "../resources/inbound-fednow-transfers/operations.ts";
import { inboundMailItemOperations } from "../resources/inbound-mail-items/operations.ts";
import { inboundRealTimePaymentsTransferOperations } from "../resources/inbound-real-time-payments-transfers/operations.ts";
import { inboundWireTransferOperations } from "../resources/inbound-wire-transfers/operations.ts";
import { limitOperations } from "../resources/limits/operations.ts";
import { lockboxAddressOperations } from "../resources/lockbox-addresses/operations.ts";
import { lockboxRecipientOperations } from "../resources/lockbox-recipients/operations.ts";
import { pendingTransactionOperations } from "../resources/pending-transactions/operations.ts";
import { physicalCardProfileOperations } from "../resources/physical-card-profiles/operations.ts";
import { physicalCardOperations } from "../resources/physical-cards/operations.ts";
import { programOperations } from "../resources/programs/operations.ts";
import { realTimeDecisionOperations } from "../resources/real-time-decisions/operations.ts";
import { transactionOperations } from "../resources/transactions/operations.ts";

/** Every operation by its name. An endpoint of the contract that is missing here does not compile. */
export const operations: Required<Handlers> = {
  ...accountOperations,
  ...eventOperations,
  ...transactionOperations,
  ...entityOperations,
  ...programOperations,
  ...pendingTransactionOperations,
  ...lockboxAddressOperations,
  ...lockboxRecipientOperations,
  ...checkDepositOperations,
  ...inboundMailItemOperations,
  ...fileOperations,
  ...physicalCardProfileOperations,
  ...cardOperations,
  ...physicalCardOperations,
  ...accountNumberOperations,
  ...declinedTransactionOperations,
  ...eventSubscriptionOperations,
  ...limitOperations,
  ...inboundAchTransferOperations,
  ...inboundCheckDepositOperations,
  ...inboundRealTimePaymentsTransferOperations,
  ...inboundFednowTransferOperations,
  ...inboundWireTransferOperations,
  ...cardPaymentOperations,
  ...realTimeDecisionOperations,
};
