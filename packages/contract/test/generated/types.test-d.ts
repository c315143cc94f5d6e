// Generated from packages/contract/src by `npm run generate`. Do not edit.

import { expectTypeOf, test } from "vitest";
import type * as z from "zod";
import type * as types from "../../src/generated/index.ts";
import type * as accountNumbers from "../../src/resources/account-numbers/schema.ts";
import type * as accounts from "../../src/resources/accounts/schema.ts";
import type * as cardPayments from "../../src/resources/card-payments/schema.ts";
import type * as cards from "../../src/resources/cards/schema.ts";
import type * as checkDeposits from "../../src/resources/check-deposits/schema.ts";
import type * as declinedTransactions from "../../src/resources/declined-transactions/schema.ts";
import type * as entities from "../../src/resources/entities/schema.ts";
import type * as eventSubscriptions from "../../src/resources/event-subscriptions/schema.ts";
import type * as events from "../../src/resources/events/schema.ts";
import type * as files from "../../src/resources/files/schema.ts";
import type * as inboundAchTransfers from "../../src/resources/inbound-ach-transfers/schema.ts";
import type * as inboundCheckDeposits from "../../src/resources/inbound-check-deposits/schema.ts";
import type * as inboundFednowTransfers from "../../src/resources/inbound-fednow-transfers/schema.ts";
import type * as inboundMailItems from "../../src/resources/inbound-mail-items/schema.ts";
import type * as inboundRealTimePaymentsTransfers from "../../src/resources/inbound-real-time-payments-transfers/schema.ts";
import type * as inboundWireTransfers from "../../src/resources/inbound-wire-transfers/schema.ts";
import type * as limits from "../../src/resources/limits/schema.ts";
import type * as lockboxAddresses from "../../src/resources/lockbox-addresses/schema.ts";
import type * as lockboxRecipients from "../../src/resources/lockbox-recipients/schema.ts";
import type * as pendingTransactions from "../../src/resources/pending-transactions/schema.ts";
import type * as physicalCardProfiles from "../../src/resources/physical-card-profiles/schema.ts";
import type * as physicalCards from "../../src/resources/physical-cards/schema.ts";
import type * as programs from "../../src/resources/programs/schema.ts";
import type * as realTimeDecisions from "../../src/resources/real-time-decisions/schema.ts";
import type * as transactions from "../../src/resources/transactions/schema.ts";

test("accounts", () => {
  expectTypeOf<types.AccountList>().toEqualTypeOf<z.output<typeof accounts.accountListSchema>>();
  expectTypeOf<types.Account>().toEqualTypeOf<z.output<typeof accounts.accountSchema>>();
  expectTypeOf<types.BankName>().toEqualTypeOf<z.input<typeof accounts.bankSchema>>();
  expectTypeOf<types.AccountFunding>().toEqualTypeOf<z.input<typeof accounts.accountFundingSchema>>();
  expectTypeOf<types.AccountLoan>().toEqualTypeOf<z.output<typeof accounts.accountLoanSchema>>();
  expectTypeOf<types.LoanStatementPaymentType>().toEqualTypeOf<
    z.input<typeof accounts.loanStatementPaymentTypeSchema>
  >();
  expectTypeOf<types.AccountStatus>().toEqualTypeOf<z.input<typeof accounts.accountStatusSchema>>();
  expectTypeOf<types.BalanceLookup>().toEqualTypeOf<z.output<typeof accounts.balanceLookupSchema>>();
  expectTypeOf<types.AccountLoanBalance>().toEqualTypeOf<z.output<typeof accounts.accountLoanBalanceSchema>>();
  expectTypeOf<types.AccountListParams>().toEqualTypeOf<z.input<typeof accounts.accountListParamsSchema>>();
  expectTypeOf<types.AccountCreateParams>().toEqualTypeOf<z.input<typeof accounts.accountCreateParamsSchema>>();
  expectTypeOf<types.AccountUpdateParams>().toEqualTypeOf<z.input<typeof accounts.accountUpdateParamsSchema>>();
  expectTypeOf<types.AccountBalanceParams>().toEqualTypeOf<z.input<typeof accounts.accountBalanceParamsSchema>>();
  expectTypeOf<types.AccountRevenuePaymentCreateParams>().toEqualTypeOf<
    z.input<typeof accounts.accountRevenuePaymentCreateParamsSchema>
  >();
  expectTypeOf<types.InterestPaymentCreateParams>().toEqualTypeOf<
    z.input<typeof accounts.interestPaymentCreateParamsSchema>
  >();
});

test("account-numbers", () => {
  expectTypeOf<types.AccountNumberList>().toEqualTypeOf<z.output<typeof accountNumbers.accountNumberListSchema>>();
  expectTypeOf<types.AccountNumber>().toEqualTypeOf<z.output<typeof accountNumbers.accountNumberSchema>>();
  expectTypeOf<types.AccountNumberInboundAch>().toEqualTypeOf<
    z.output<typeof accountNumbers.accountNumberInboundAchSchema>
  >();
  expectTypeOf<types.AccountNumberAchDebitStatus>().toEqualTypeOf<
    z.input<typeof accountNumbers.accountNumberAchDebitStatusSchema>
  >();
  expectTypeOf<types.AccountNumberInboundChecks>().toEqualTypeOf<
    z.output<typeof accountNumbers.accountNumberInboundChecksSchema>
  >();
  expectTypeOf<types.AccountNumberCheckStatus>().toEqualTypeOf<
    z.input<typeof accountNumbers.accountNumberCheckStatusSchema>
  >();
  expectTypeOf<types.AccountNumberStatus>().toEqualTypeOf<z.input<typeof accountNumbers.accountNumberStatusSchema>>();
  expectTypeOf<types.AccountNumberListParams>().toEqualTypeOf<
    z.input<typeof accountNumbers.accountNumberListParamsSchema>
  >();
  expectTypeOf<types.AccountNumberCreateParams>().toEqualTypeOf<
    z.input<typeof accountNumbers.accountNumberCreateParamsSchema>
  >();
  expectTypeOf<types.AccountNumberUpdateParams>().toEqualTypeOf<
    z.input<typeof accountNumbers.accountNumberUpdateParamsSchema>
  >();
});

test("physical-cards", () => {
  expectTypeOf<types.PhysicalCardList>().toEqualTypeOf<z.output<typeof physicalCards.physicalCardListSchema>>();
  expectTypeOf<types.PhysicalCard>().toEqualTypeOf<z.output<typeof physicalCards.physicalCardSchema>>();
  expectTypeOf<types.PhysicalCardCardholder>().toEqualTypeOf<
    z.output<typeof physicalCards.physicalCardCardholderSchema>
  >();
  expectTypeOf<types.PhysicalCardShipment>().toEqualTypeOf<z.output<typeof physicalCards.physicalCardShipmentSchema>>();
  expectTypeOf<types.PhysicalCardShipmentAddress>().toEqualTypeOf<
    z.output<typeof physicalCards.physicalCardShipmentAddressSchema>
  >();
  expectTypeOf<types.PhysicalCardShipmentMethod>().toEqualTypeOf<
    z.input<typeof physicalCards.physicalCardShipmentMethodSchema>
  >();
  expectTypeOf<types.PhysicalCardShipmentSchedule>().toEqualTypeOf<
    z.input<typeof physicalCards.physicalCardShipmentScheduleSchema>
  >();
  expectTypeOf<types.PhysicalCardShipmentStatus>().toEqualTypeOf<
    z.input<typeof physicalCards.physicalCardShipmentStatusSchema>
  >();
  expectTypeOf<types.PhysicalCardTracking>().toEqualTypeOf<z.output<typeof physicalCards.physicalCardTrackingSchema>>();
  expectTypeOf<types.PhysicalCardTrackingUpdate>().toEqualTypeOf<
    z.output<typeof physicalCards.physicalCardTrackingUpdateSchema>
  >();
  expectTypeOf<types.PhysicalCardTrackingUpdateCategory>().toEqualTypeOf<
    z.input<typeof physicalCards.physicalCardTrackingUpdateCategorySchema>
  >();
  expectTypeOf<types.PhysicalCardStatus>().toEqualTypeOf<z.input<typeof physicalCards.physicalCardStatusSchema>>();
  expectTypeOf<types.PhysicalCardListParams>().toEqualTypeOf<
    z.input<typeof physicalCards.physicalCardListParamsSchema>
  >();
  expectTypeOf<types.PhysicalCardCreateParams>().toEqualTypeOf<
    z.input<typeof physicalCards.physicalCardCreateParamsSchema>
  >();
  expectTypeOf<types.PhysicalCardUpdateParams>().toEqualTypeOf<
    z.input<typeof physicalCards.physicalCardUpdateParamsSchema>
  >();
  expectTypeOf<types.PhysicalCardAdvanceShipmentParams>().toEqualTypeOf<
    z.input<typeof physicalCards.physicalCardAdvanceShipmentParamsSchema>
  >();
  expectTypeOf<types.PhysicalCardAddTrackingUpdateParams>().toEqualTypeOf<
    z.input<typeof physicalCards.physicalCardAddTrackingUpdateParamsSchema>
  >();
});

test("limits", () => {
  expectTypeOf<types.LimitList>().toEqualTypeOf<z.output<typeof limits.limitListSchema>>();
  expectTypeOf<types.Limit>().toEqualTypeOf<z.output<typeof limits.limitSchema>>();
  expectTypeOf<types.LimitInterval>().toEqualTypeOf<z.input<typeof limits.limitIntervalSchema>>();
  expectTypeOf<types.LimitMetric>().toEqualTypeOf<z.input<typeof limits.limitMetricSchema>>();
  expectTypeOf<types.LimitModelType>().toEqualTypeOf<z.output<typeof limits.limitModelTypeSchema>>();
  expectTypeOf<types.LimitStatus>().toEqualTypeOf<z.input<typeof limits.limitStatusSchema>>();
  expectTypeOf<types.LimitListParams>().toEqualTypeOf<z.input<typeof limits.limitListParamsSchema>>();
  expectTypeOf<types.LimitCreateParams>().toEqualTypeOf<z.input<typeof limits.limitCreateParamsSchema>>();
  expectTypeOf<types.LimitUpdateParams>().toEqualTypeOf<z.input<typeof limits.limitUpdateParamsSchema>>();
});

test("declined-transactions", () => {
  expectTypeOf<types.CardSchemeFee>().toEqualTypeOf<z.output<typeof declinedTransactions.cardSchemeFeeSchema>>();
  expectTypeOf<types.CardSchemeFeeType>().toEqualTypeOf<z.input<typeof declinedTransactions.cardSchemeFeeTypeSchema>>();
  expectTypeOf<types.CardNetwork>().toEqualTypeOf<z.output<typeof declinedTransactions.cardNetworkSchema>>();
  expectTypeOf<types.DeclinedTransactionList>().toEqualTypeOf<
    z.output<typeof declinedTransactions.declinedTransactionListSchema>
  >();
  expectTypeOf<types.DeclinedTransaction>().toEqualTypeOf<
    z.output<typeof declinedTransactions.declinedTransactionSchema>
  >();
  expectTypeOf<types.DeclinedTransactionSource>().toEqualTypeOf<
    z.output<typeof declinedTransactions.declinedTransactionSourceSchema>
  >();
  expectTypeOf<types.AchDecline>().toEqualTypeOf<z.output<typeof declinedTransactions.achDeclineSchema>>();
  expectTypeOf<types.AchDeclineReason>().toEqualTypeOf<z.input<typeof declinedTransactions.achDeclineReasonSchema>>();
  expectTypeOf<types.CardDecline>().toEqualTypeOf<z.output<typeof declinedTransactions.cardDeclineSchema>>();
  expectTypeOf<types.CardRealTimeDecisionReason>().toEqualTypeOf<
    z.input<typeof declinedTransactions.cardRealTimeDecisionReasonSchema>
  >();
  expectTypeOf<types.CardDeclineReason>().toEqualTypeOf<z.input<typeof declinedTransactions.cardDeclineReasonSchema>>();
  expectTypeOf<types.CardActioner>().toEqualTypeOf<z.input<typeof declinedTransactions.cardActionerSchema>>();
  expectTypeOf<types.CardAdditionalAmounts>().toEqualTypeOf<
    z.output<typeof declinedTransactions.cardAdditionalAmountsSchema>
  >();
  expectTypeOf<types.CardAdditionalAmount>().toEqualTypeOf<
    z.output<typeof declinedTransactions.cardAdditionalAmountSchema>
  >();
  expectTypeOf<types.CardNetworkDetails>().toEqualTypeOf<
    z.output<typeof declinedTransactions.cardNetworkDetailsSchema>
  >();
  expectTypeOf<types.CardnetDetails>().toEqualTypeOf<z.output<typeof declinedTransactions.cardnetDetailsSchema>>();
  expectTypeOf<types.ElectronicCommerceIndicator>().toEqualTypeOf<
    z.input<typeof declinedTransactions.electronicCommerceIndicatorSchema>
  >();
  expectTypeOf<types.PointOfServiceEntryMode>().toEqualTypeOf<
    z.input<typeof declinedTransactions.pointOfServiceEntryModeSchema>
  >();
  expectTypeOf<types.StandInProcessingReason>().toEqualTypeOf<
    z.input<typeof declinedTransactions.standInProcessingReasonSchema>
  >();
  expectTypeOf<types.TerminalEntryCapability>().toEqualTypeOf<
    z.input<typeof declinedTransactions.terminalEntryCapabilitySchema>
  >();
  expectTypeOf<types.DebitnetDetails>().toEqualTypeOf<z.output<typeof declinedTransactions.debitnetDetailsSchema>>();
  expectTypeOf<types.CardNetworkIdentifiers>().toEqualTypeOf<
    z.output<typeof declinedTransactions.cardNetworkIdentifiersSchema>
  >();
  expectTypeOf<types.CardVerification>().toEqualTypeOf<z.output<typeof declinedTransactions.cardVerificationSchema>>();
  expectTypeOf<types.CardVerificationCode>().toEqualTypeOf<
    z.output<typeof declinedTransactions.cardVerificationCodeSchema>
  >();
  expectTypeOf<types.CardVerificationCodeResult>().toEqualTypeOf<
    z.input<typeof declinedTransactions.cardVerificationCodeResultSchema>
  >();
  expectTypeOf<types.CardholderAddress>().toEqualTypeOf<
    z.output<typeof declinedTransactions.cardholderAddressSchema>
  >();
  expectTypeOf<types.CardholderAddressResult>().toEqualTypeOf<
    z.input<typeof declinedTransactions.cardholderAddressResultSchema>
  >();
  expectTypeOf<types.CardholderName>().toEqualTypeOf<z.output<typeof declinedTransactions.cardholderNameSchema>>();
  expectTypeOf<types.CardDirection>().toEqualTypeOf<z.input<typeof declinedTransactions.cardDirectionSchema>>();
  expectTypeOf<types.CardProcessingCategory>().toEqualTypeOf<
    z.input<typeof declinedTransactions.cardProcessingCategorySchema>
  >();
  expectTypeOf<types.CheckDecline>().toEqualTypeOf<z.output<typeof declinedTransactions.checkDeclineSchema>>();
  expectTypeOf<types.CheckDeclineReason>().toEqualTypeOf<
    z.input<typeof declinedTransactions.checkDeclineReasonSchema>
  >();
  expectTypeOf<types.InboundRealTimePaymentsTransferDecline>().toEqualTypeOf<
    z.output<typeof declinedTransactions.inboundRealTimePaymentsTransferDeclineSchema>
  >();
  expectTypeOf<types.InboundRealTimePaymentsTransferDeclineReason>().toEqualTypeOf<
    z.input<typeof declinedTransactions.inboundRealTimePaymentsTransferDeclineReasonSchema>
  >();
  expectTypeOf<types.InboundFednowTransferDecline>().toEqualTypeOf<
    z.output<typeof declinedTransactions.inboundFednowTransferDeclineSchema>
  >();
  expectTypeOf<types.InboundFednowTransferDeclineReason>().toEqualTypeOf<
    z.input<typeof declinedTransactions.inboundFednowTransferDeclineReasonSchema>
  >();
  expectTypeOf<types.WireDecline>().toEqualTypeOf<z.output<typeof declinedTransactions.wireDeclineSchema>>();
  expectTypeOf<types.WireDeclineReason>().toEqualTypeOf<z.input<typeof declinedTransactions.wireDeclineReasonSchema>>();
  expectTypeOf<types.CheckDepositRejection>().toEqualTypeOf<
    z.output<typeof declinedTransactions.checkDepositRejectionSchema>
  >();
  expectTypeOf<types.CheckDepositRejectionReason>().toEqualTypeOf<
    z.input<typeof declinedTransactions.checkDepositRejectionReasonSchema>
  >();
  expectTypeOf<types.DeclinedTransactionOther>().toEqualTypeOf<
    z.output<typeof declinedTransactions.declinedTransactionOtherSchema>
  >();
  expectTypeOf<types.DeclinedTransactionListParams>().toEqualTypeOf<
    z.input<typeof declinedTransactions.declinedTransactionListParamsSchema>
  >();
  expectTypeOf<types.DeclinedTransactionCategory>().toEqualTypeOf<
    z.input<typeof declinedTransactions.declinedTransactionCategorySchema>
  >();
});

test("inbound-mail-items", () => {
  expectTypeOf<types.InboundMailItemList>().toEqualTypeOf<
    z.output<typeof inboundMailItems.inboundMailItemListSchema>
  >();
  expectTypeOf<types.InboundMailItem>().toEqualTypeOf<z.output<typeof inboundMailItems.inboundMailItemSchema>>();
  expectTypeOf<types.InboundMailItemCheck>().toEqualTypeOf<
    z.output<typeof inboundMailItems.inboundMailItemCheckSchema>
  >();
  expectTypeOf<types.InboundMailItemCheckStatus>().toEqualTypeOf<
    z.output<typeof inboundMailItems.inboundMailItemCheckStatusSchema>
  >();
  expectTypeOf<types.InboundMailItemRejectionReason>().toEqualTypeOf<
    z.output<typeof inboundMailItems.inboundMailItemRejectionReasonSchema>
  >();
  expectTypeOf<types.InboundMailItemStatus>().toEqualTypeOf<
    z.output<typeof inboundMailItems.inboundMailItemStatusSchema>
  >();
  expectTypeOf<types.InboundMailItemListParams>().toEqualTypeOf<
    z.input<typeof inboundMailItems.inboundMailItemListParamsSchema>
  >();
  expectTypeOf<types.InboundMailItemActionParams>().toEqualTypeOf<
    z.input<typeof inboundMailItems.inboundMailItemActionParamsSchema>
  >();
  expectTypeOf<types.InboundMailItemCheckAction>().toEqualTypeOf<
    z.input<typeof inboundMailItems.inboundMailItemCheckActionSchema>
  >();
  expectTypeOf<types.InboundMailItemCreateParams>().toEqualTypeOf<
    z.input<typeof inboundMailItems.inboundMailItemCreateParamsSchema>
  >();
});

test("events", () => {
  expectTypeOf<types.EventList>().toEqualTypeOf<z.output<typeof events.eventListSchema>>();
  expectTypeOf<types.Event>().toEqualTypeOf<z.output<typeof events.eventSchema>>();
  expectTypeOf<types.EventCategory>().toEqualTypeOf<z.input<typeof events.eventCategorySchema>>();
  expectTypeOf<types.EventListParams>().toEqualTypeOf<z.input<typeof events.eventListParamsSchema>>();
});

test("transactions", () => {
  expectTypeOf<types.Transaction>().toEqualTypeOf<z.output<typeof transactions.transactionSchema>>();
  expectTypeOf<types.TransactionSource>().toEqualTypeOf<z.output<typeof transactions.transactionSourceSchema>>();
  expectTypeOf<types.AccountRevenuePayment>().toEqualTypeOf<
    z.output<typeof transactions.accountRevenuePaymentSchema>
  >();
  expectTypeOf<types.CardRefund>().toEqualTypeOf<z.output<typeof transactions.cardRefundSchema>>();
  expectTypeOf<types.CardCashback>().toEqualTypeOf<z.output<typeof transactions.cardCashbackSchema>>();
  expectTypeOf<types.CardInterchange>().toEqualTypeOf<z.output<typeof transactions.cardInterchangeSchema>>();
  expectTypeOf<types.CardSettlementNetworkIdentifiers>().toEqualTypeOf<
    z.output<typeof transactions.cardSettlementNetworkIdentifiersSchema>
  >();
  expectTypeOf<types.CardPurchaseDetails>().toEqualTypeOf<z.output<typeof transactions.cardPurchaseDetailsSchema>>();
  expectTypeOf<types.CardSettlement>().toEqualTypeOf<z.output<typeof transactions.cardSettlementSchema>>();
  expectTypeOf<types.CardSurcharge>().toEqualTypeOf<z.output<typeof transactions.cardSurchargeSchema>>();
  expectTypeOf<types.CheckDepositAcceptance>().toEqualTypeOf<
    z.output<typeof transactions.checkDepositAcceptanceSchema>
  >();
  expectTypeOf<types.CheckDepositReturn>().toEqualTypeOf<z.output<typeof transactions.checkDepositReturnSchema>>();
  expectTypeOf<types.CheckDepositReturnReason>().toEqualTypeOf<
    z.output<typeof transactions.checkDepositReturnReasonSchema>
  >();
  expectTypeOf<types.TransactionInboundAchTransfer>().toEqualTypeOf<
    z.output<typeof transactions.transactionInboundAchTransferSchema>
  >();
  expectTypeOf<types.InboundAchTransferAddenda>().toEqualTypeOf<
    z.output<typeof transactions.inboundAchTransferAddendaSchema>
  >();
  expectTypeOf<types.InboundAchTransferAddendaCategory>().toEqualTypeOf<
    z.input<typeof transactions.inboundAchTransferAddendaCategorySchema>
  >();
  expectTypeOf<types.InboundAchTransferAddendaFreeform>().toEqualTypeOf<
    z.output<typeof transactions.inboundAchTransferAddendaFreeformSchema>
  >();
  expectTypeOf<types.InboundAchTransferAddendaEntry>().toEqualTypeOf<
    z.output<typeof transactions.inboundAchTransferAddendaEntrySchema>
  >();
  expectTypeOf<types.InboundAchTransferReturnIntention>().toEqualTypeOf<
    z.output<typeof transactions.inboundAchTransferReturnIntentionSchema>
  >();
  expectTypeOf<types.InboundCheckDepositAcceptance>().toEqualTypeOf<
    z.output<typeof transactions.inboundCheckDepositAcceptanceSchema>
  >();
  expectTypeOf<types.InboundFednowTransferConfirmation>().toEqualTypeOf<
    z.output<typeof transactions.inboundFednowTransferConfirmationSchema>
  >();
  expectTypeOf<types.InboundRealTimePaymentsTransferConfirmation>().toEqualTypeOf<
    z.output<typeof transactions.inboundRealTimePaymentsTransferConfirmationSchema>
  >();
  expectTypeOf<types.TransactionInboundWireTransfer>().toEqualTypeOf<
    z.output<typeof transactions.transactionInboundWireTransferSchema>
  >();
  expectTypeOf<types.InterestPayment>().toEqualTypeOf<z.output<typeof transactions.interestPaymentSchema>>();
  expectTypeOf<types.TransactionOther>().toEqualTypeOf<z.output<typeof transactions.transactionOtherSchema>>();
  expectTypeOf<types.TransactionList>().toEqualTypeOf<z.output<typeof transactions.transactionListSchema>>();
  expectTypeOf<types.TransactionListParams>().toEqualTypeOf<z.input<typeof transactions.transactionListParamsSchema>>();
  expectTypeOf<types.TransactionCategory>().toEqualTypeOf<z.input<typeof transactions.transactionCategorySchema>>();
});

test("entities", () => {
  expectTypeOf<types.EntityList>().toEqualTypeOf<z.output<typeof entities.entityListSchema>>();
  expectTypeOf<types.Entity>().toEqualTypeOf<z.output<typeof entities.entitySchema>>();
  expectTypeOf<types.EntityCorporation>().toEqualTypeOf<z.output<typeof entities.entityCorporationSchema>>();
  expectTypeOf<types.EntityAddress>().toEqualTypeOf<z.output<typeof entities.addressSchema>>();
  expectTypeOf<types.EntityNaturalPerson>().toEqualTypeOf<z.output<typeof entities.entityNaturalPersonSchema>>();
  expectTypeOf<types.EntityStatus>().toEqualTypeOf<z.input<typeof entities.entityStatusSchema>>();
  expectTypeOf<types.EntityStructure>().toEqualTypeOf<z.input<typeof entities.entityStructureSchema>>();
  expectTypeOf<types.EntityListParams>().toEqualTypeOf<z.input<typeof entities.entityListParamsSchema>>();
  expectTypeOf<types.EntityCreateParams>().toEqualTypeOf<z.input<typeof entities.entityCreateParamsSchema>>();
  expectTypeOf<types.EntityUpdateParams>().toEqualTypeOf<z.input<typeof entities.entityUpdateParamsSchema>>();
});

test("programs", () => {
  expectTypeOf<types.ProgramList>().toEqualTypeOf<z.output<typeof programs.programListSchema>>();
  expectTypeOf<types.Program>().toEqualTypeOf<z.output<typeof programs.programSchema>>();
  expectTypeOf<types.ProgramLending>().toEqualTypeOf<z.output<typeof programs.programLendingSchema>>();
  expectTypeOf<types.ProgramListParams>().toEqualTypeOf<z.input<typeof programs.programListParamsSchema>>();
  expectTypeOf<types.ProgramCreateParams>().toEqualTypeOf<z.input<typeof programs.programCreateParamsSchema>>();
});

test("pending-transactions", () => {
  expectTypeOf<types.PendingTransactionList>().toEqualTypeOf<
    z.output<typeof pendingTransactions.pendingTransactionListSchema>
  >();
  expectTypeOf<types.PendingTransaction>().toEqualTypeOf<
    z.output<typeof pendingTransactions.pendingTransactionSchema>
  >();
  expectTypeOf<types.PendingTransactionSource>().toEqualTypeOf<
    z.output<typeof pendingTransactions.pendingTransactionSourceSchema>
  >();
  expectTypeOf<types.CardAuthorization>().toEqualTypeOf<z.output<typeof pendingTransactions.cardAuthorizationSchema>>();
  expectTypeOf<types.CardHealthcare>().toEqualTypeOf<z.output<typeof pendingTransactions.cardHealthcareSchema>>();
  expectTypeOf<types.MerchantNinetyPercentEligibility>().toEqualTypeOf<
    z.output<typeof pendingTransactions.merchantNinetyPercentEligibilitySchema>
  >();
  expectTypeOf<types.CheckDepositInstruction>().toEqualTypeOf<
    z.output<typeof pendingTransactions.checkDepositInstructionSchema>
  >();
  expectTypeOf<types.UserInitiatedHold>().toEqualTypeOf<z.output<typeof pendingTransactions.userInitiatedHoldSchema>>();
  expectTypeOf<types.PendingTransactionOther>().toEqualTypeOf<
    z.output<typeof pendingTransactions.pendingTransactionOtherSchema>
  >();
  expectTypeOf<types.PendingTransactionStatus>().toEqualTypeOf<
    z.input<typeof pendingTransactions.pendingTransactionStatusSchema>
  >();
  expectTypeOf<types.PendingTransactionListParams>().toEqualTypeOf<
    z.input<typeof pendingTransactions.pendingTransactionListParamsSchema>
  >();
  expectTypeOf<types.PendingTransactionCategory>().toEqualTypeOf<
    z.input<typeof pendingTransactions.pendingTransactionCategorySchema>
  >();
  expectTypeOf<types.PendingTransactionCreateParams>().toEqualTypeOf<
    z.input<typeof pendingTransactions.pendingTransactionCreateParamsSchema>
  >();
});

test("cards", () => {
  expectTypeOf<types.CardList>().toEqualTypeOf<z.output<typeof cards.cardListSchema>>();
  expectTypeOf<types.Card>().toEqualTypeOf<z.output<typeof cards.cardSchema>>();
  expectTypeOf<types.CardAuthorizationControls>().toEqualTypeOf<
    z.output<typeof cards.cardAuthorizationControlsSchema>
  >();
  expectTypeOf<types.CardMerchantAcceptorIdentifier>().toEqualTypeOf<
    z.input<typeof cards.cardMerchantAcceptorIdentifierSchema>
  >();
  expectTypeOf<types.CardMerchantCategoryCode>().toEqualTypeOf<z.input<typeof cards.cardMerchantCategoryCodeSchema>>();
  expectTypeOf<types.CardMerchantCountry>().toEqualTypeOf<z.input<typeof cards.cardMerchantCountrySchema>>();
  expectTypeOf<types.CardUsage>().toEqualTypeOf<z.output<typeof cards.cardUsageSchema>>();
  expectTypeOf<types.CardUsageCategory>().toEqualTypeOf<z.input<typeof cards.cardUsageCategorySchema>>();
  expectTypeOf<types.CardMultiUse>().toEqualTypeOf<z.output<typeof cards.cardMultiUseSchema>>();
  expectTypeOf<types.CardSpendingLimit>().toEqualTypeOf<z.output<typeof cards.cardSpendingLimitSchema>>();
  expectTypeOf<types.CardSpendingLimitInterval>().toEqualTypeOf<
    z.input<typeof cards.cardSpendingLimitIntervalSchema>
  >();
  expectTypeOf<types.CardSingleUse>().toEqualTypeOf<z.output<typeof cards.cardSingleUseSchema>>();
  expectTypeOf<types.CardSettlementAmountComparison>().toEqualTypeOf<
    z.input<typeof cards.cardSettlementAmountComparisonSchema>
  >();
  expectTypeOf<types.CardBillingAddress>().toEqualTypeOf<z.output<typeof cards.cardBillingAddressSchema>>();
  expectTypeOf<types.CardDigitalWallet>().toEqualTypeOf<z.output<typeof cards.cardDigitalWalletSchema>>();
  expectTypeOf<types.CardStatus>().toEqualTypeOf<z.input<typeof cards.cardStatusSchema>>();
  expectTypeOf<types.CardDetails>().toEqualTypeOf<z.output<typeof cards.cardDetailsSchema>>();
  expectTypeOf<types.CardListParams>().toEqualTypeOf<z.input<typeof cards.cardListParamsSchema>>();
  expectTypeOf<types.CardCreateParams>().toEqualTypeOf<z.input<typeof cards.cardCreateParamsSchema>>();
  expectTypeOf<types.CardAuthorizationControlsParams>().toEqualTypeOf<
    z.input<typeof cards.cardAuthorizationControlsParamsSchema>
  >();
  expectTypeOf<types.CardUpdateParams>().toEqualTypeOf<z.input<typeof cards.cardUpdateParamsSchema>>();
});

test("card-payments", () => {
  expectTypeOf<types.CardPaymentList>().toEqualTypeOf<z.output<typeof cardPayments.cardPaymentListSchema>>();
  expectTypeOf<types.CardPayment>().toEqualTypeOf<z.output<typeof cardPayments.cardPaymentSchema>>();
  expectTypeOf<types.CardPaymentElement>().toEqualTypeOf<z.output<typeof cardPayments.cardPaymentElementSchema>>();
  expectTypeOf<types.CardAuthentication>().toEqualTypeOf<z.output<typeof cardPayments.cardAuthenticationSchema>>();
  expectTypeOf<types.CardBalanceInquiry>().toEqualTypeOf<z.output<typeof cardPayments.cardBalanceInquirySchema>>();
  expectTypeOf<types.CardValidation>().toEqualTypeOf<z.output<typeof cardPayments.cardValidationSchema>>();
  expectTypeOf<types.CardReversal>().toEqualTypeOf<z.output<typeof cardPayments.cardReversalSchema>>();
  expectTypeOf<types.CardReversalReason>().toEqualTypeOf<z.input<typeof cardPayments.cardReversalReasonSchema>>();
  expectTypeOf<types.CardAuthorizationExpiration>().toEqualTypeOf<
    z.output<typeof cardPayments.cardAuthorizationExpirationSchema>
  >();
  expectTypeOf<types.CardIncrement>().toEqualTypeOf<z.output<typeof cardPayments.cardIncrementSchema>>();
  expectTypeOf<types.CardFuelConfirmation>().toEqualTypeOf<z.output<typeof cardPayments.cardFuelConfirmationSchema>>();
  expectTypeOf<types.CardFinancial>().toEqualTypeOf<z.output<typeof cardPayments.cardFinancialSchema>>();
  expectTypeOf<types.CardPaymentOther>().toEqualTypeOf<z.output<typeof cardPayments.cardPaymentOtherSchema>>();
  expectTypeOf<types.CardPaymentState>().toEqualTypeOf<z.output<typeof cardPayments.cardPaymentStateSchema>>();
  expectTypeOf<types.CardAuthorizationResult>().toEqualTypeOf<
    z.output<typeof cardPayments.cardAuthorizationResultSchema>
  >();
  expectTypeOf<types.CardPaymentListParams>().toEqualTypeOf<z.input<typeof cardPayments.cardPaymentListParamsSchema>>();
  expectTypeOf<types.CardAuthorizationCreateParams>().toEqualTypeOf<
    z.input<typeof cardPayments.cardAuthorizationCreateParamsSchema>
  >();
  expectTypeOf<types.PresentedCryptogram>().toEqualTypeOf<z.input<typeof cardPayments.presentedCryptogramSchema>>();
  expectTypeOf<types.PresentedThreeDs>().toEqualTypeOf<z.input<typeof cardPayments.presentedThreeDsSchema>>();
  expectTypeOf<types.PresentedCardRead>().toEqualTypeOf<z.input<typeof cardPayments.presentedCardReadSchema>>();
  expectTypeOf<types.CardSettlementCreateParams>().toEqualTypeOf<
    z.input<typeof cardPayments.cardSettlementCreateParamsSchema>
  >();
  expectTypeOf<types.CardRefundCreateParams>().toEqualTypeOf<
    z.input<typeof cardPayments.cardRefundCreateParamsSchema>
  >();
  expectTypeOf<types.CardReversalCreateParams>().toEqualTypeOf<
    z.input<typeof cardPayments.cardReversalCreateParamsSchema>
  >();
  expectTypeOf<types.CardIncrementCreateParams>().toEqualTypeOf<
    z.input<typeof cardPayments.cardIncrementCreateParamsSchema>
  >();
  expectTypeOf<types.CardAuthorizationExpirationCreateParams>().toEqualTypeOf<
    z.input<typeof cardPayments.cardAuthorizationExpirationCreateParamsSchema>
  >();
  expectTypeOf<types.CardBalanceInquiryCreateParams>().toEqualTypeOf<
    z.input<typeof cardPayments.cardBalanceInquiryCreateParamsSchema>
  >();
  expectTypeOf<types.CardPaymentElementCategory>().toEqualTypeOf<
    z.output<typeof cardPayments.cardPaymentElementCategorySchema>
  >();
});

test("real-time-decisions", () => {
  expectTypeOf<types.RealTimeDecision>().toEqualTypeOf<z.output<typeof realTimeDecisions.realTimeDecisionSchema>>();
  expectTypeOf<types.RealTimeDecisionCardAuthorization>().toEqualTypeOf<
    z.output<typeof realTimeDecisions.realTimeDecisionCardAuthorizationSchema>
  >();
  expectTypeOf<types.RealTimeDecisionApproval>().toEqualTypeOf<
    z.output<typeof realTimeDecisions.realTimeDecisionApprovalSchema>
  >();
  expectTypeOf<types.RealTimeDecisionChoice>().toEqualTypeOf<
    z.input<typeof realTimeDecisions.realTimeDecisionChoiceSchema>
  >();
  expectTypeOf<types.RealTimeDecisionDecline>().toEqualTypeOf<
    z.output<typeof realTimeDecisions.realTimeDecisionDeclineSchema>
  >();
  expectTypeOf<types.PartialApprovalCapability>().toEqualTypeOf<
    z.input<typeof realTimeDecisions.partialApprovalCapabilitySchema>
  >();
  expectTypeOf<types.RealTimeDecisionRequestDetails>().toEqualTypeOf<
    z.output<typeof realTimeDecisions.realTimeDecisionRequestDetailsSchema>
  >();
  expectTypeOf<types.RealTimeDecisionRequestCategory>().toEqualTypeOf<
    z.output<typeof realTimeDecisions.realTimeDecisionRequestCategorySchema>
  >();
  expectTypeOf<types.RealTimeDecisionIncrementalAuthorization>().toEqualTypeOf<
    z.output<typeof realTimeDecisions.realTimeDecisionIncrementalAuthorizationSchema>
  >();
  expectTypeOf<types.RealTimeDecisionCategory>().toEqualTypeOf<
    z.output<typeof realTimeDecisions.realTimeDecisionCategorySchema>
  >();
  expectTypeOf<types.RealTimeDecisionStatus>().toEqualTypeOf<
    z.output<typeof realTimeDecisions.realTimeDecisionStatusSchema>
  >();
  expectTypeOf<types.RealTimeDecisionActionParams>().toEqualTypeOf<
    z.input<typeof realTimeDecisions.realTimeDecisionActionParamsSchema>
  >();
  expectTypeOf<types.CardholderAddressPartResult>().toEqualTypeOf<
    z.input<typeof realTimeDecisions.cardholderAddressPartResultSchema>
  >();
});

test("physical-card-profiles", () => {
  expectTypeOf<types.PhysicalCardProfileList>().toEqualTypeOf<
    z.output<typeof physicalCardProfiles.physicalCardProfileListSchema>
  >();
  expectTypeOf<types.PhysicalCardProfile>().toEqualTypeOf<
    z.output<typeof physicalCardProfiles.physicalCardProfileSchema>
  >();
  expectTypeOf<types.PhysicalCardProfileCreator>().toEqualTypeOf<
    z.output<typeof physicalCardProfiles.physicalCardProfileCreatorSchema>
  >();
  expectTypeOf<types.PhysicalCardProfileFrontText>().toEqualTypeOf<
    z.output<typeof physicalCardProfiles.physicalCardProfileFrontTextSchema>
  >();
  expectTypeOf<types.PhysicalCardProfileStatus>().toEqualTypeOf<
    z.input<typeof physicalCardProfiles.physicalCardProfileStatusSchema>
  >();
  expectTypeOf<types.PhysicalCardProfileListParams>().toEqualTypeOf<
    z.input<typeof physicalCardProfiles.physicalCardProfileListParamsSchema>
  >();
  expectTypeOf<types.PhysicalCardProfileCreateParams>().toEqualTypeOf<
    z.input<typeof physicalCardProfiles.physicalCardProfileCreateParamsSchema>
  >();
});

test("files", () => {
  expectTypeOf<types.FileList>().toEqualTypeOf<z.output<typeof files.fileListSchema>>();
  expectTypeOf<types.File>().toEqualTypeOf<z.output<typeof files.fileSchema>>();
  expectTypeOf<types.FileDirection>().toEqualTypeOf<z.output<typeof files.fileDirectionSchema>>();
  expectTypeOf<types.FilePurpose>().toEqualTypeOf<z.input<typeof files.filePurposeSchema>>();
  expectTypeOf<types.FileListParams>().toEqualTypeOf<z.input<typeof files.fileListParamsSchema>>();
});

test("lockbox-addresses", () => {
  expectTypeOf<types.LockboxAddressList>().toEqualTypeOf<z.output<typeof lockboxAddresses.lockboxAddressListSchema>>();
  expectTypeOf<types.LockboxAddress>().toEqualTypeOf<z.output<typeof lockboxAddresses.lockboxAddressSchema>>();
  expectTypeOf<types.LockboxPostalAddress>().toEqualTypeOf<
    z.output<typeof lockboxAddresses.lockboxPostalAddressSchema>
  >();
  expectTypeOf<types.LockboxAddressStatus>().toEqualTypeOf<
    z.output<typeof lockboxAddresses.lockboxAddressStatusSchema>
  >();
  expectTypeOf<types.LockboxAddressListParams>().toEqualTypeOf<
    z.input<typeof lockboxAddresses.lockboxAddressListParamsSchema>
  >();
  expectTypeOf<types.LockboxAddressCreateParams>().toEqualTypeOf<
    z.input<typeof lockboxAddresses.lockboxAddressCreateParamsSchema>
  >();
  expectTypeOf<types.LockboxAddressUpdateParams>().toEqualTypeOf<
    z.input<typeof lockboxAddresses.lockboxAddressUpdateParamsSchema>
  >();
  expectTypeOf<types.LockboxAddressUpdateStatus>().toEqualTypeOf<
    z.input<typeof lockboxAddresses.lockboxAddressUpdateStatusSchema>
  >();
});

test("lockbox-recipients", () => {
  expectTypeOf<types.LockboxRecipientList>().toEqualTypeOf<
    z.output<typeof lockboxRecipients.lockboxRecipientListSchema>
  >();
  expectTypeOf<types.LockboxRecipient>().toEqualTypeOf<z.output<typeof lockboxRecipients.lockboxRecipientSchema>>();
  expectTypeOf<types.LockboxRecipientStatus>().toEqualTypeOf<
    z.input<typeof lockboxRecipients.lockboxRecipientStatusSchema>
  >();
  expectTypeOf<types.LockboxRecipientListParams>().toEqualTypeOf<
    z.input<typeof lockboxRecipients.lockboxRecipientListParamsSchema>
  >();
  expectTypeOf<types.LockboxRecipientCreateParams>().toEqualTypeOf<
    z.input<typeof lockboxRecipients.lockboxRecipientCreateParamsSchema>
  >();
  expectTypeOf<types.LockboxRecipientUpdateParams>().toEqualTypeOf<
    z.input<typeof lockboxRecipients.lockboxRecipientUpdateParamsSchema>
  >();
});

test("check-deposits", () => {
  expectTypeOf<types.CheckDepositList>().toEqualTypeOf<z.output<typeof checkDeposits.checkDepositListSchema>>();
  expectTypeOf<types.CheckDeposit>().toEqualTypeOf<z.output<typeof checkDeposits.checkDepositSchema>>();
  expectTypeOf<types.CheckDepositAdjustment>().toEqualTypeOf<
    z.output<typeof checkDeposits.checkDepositAdjustmentSchema>
  >();
  expectTypeOf<types.CheckDepositAdjustmentReason>().toEqualTypeOf<
    z.output<typeof checkDeposits.checkDepositAdjustmentReasonSchema>
  >();
  expectTypeOf<types.CheckDepositSubmission>().toEqualTypeOf<
    z.output<typeof checkDeposits.checkDepositSubmissionSchema>
  >();
  expectTypeOf<types.InboundFundsHold>().toEqualTypeOf<z.output<typeof checkDeposits.inboundFundsHoldSchema>>();
  expectTypeOf<types.InboundFundsHoldStatus>().toEqualTypeOf<
    z.output<typeof checkDeposits.inboundFundsHoldStatusSchema>
  >();
  expectTypeOf<types.CheckDepositStatus>().toEqualTypeOf<z.output<typeof checkDeposits.checkDepositStatusSchema>>();
  expectTypeOf<types.CheckDepositListParams>().toEqualTypeOf<
    z.input<typeof checkDeposits.checkDepositListParamsSchema>
  >();
  expectTypeOf<types.CheckDepositCreateParams>().toEqualTypeOf<
    z.input<typeof checkDeposits.checkDepositCreateParamsSchema>
  >();
  expectTypeOf<types.CheckDepositSubmitParams>().toEqualTypeOf<
    z.input<typeof checkDeposits.checkDepositSubmitParamsSchema>
  >();
  expectTypeOf<types.CheckDepositRejectParams>().toEqualTypeOf<
    z.input<typeof checkDeposits.checkDepositRejectParamsSchema>
  >();
});

test("inbound-ach-transfers", () => {
  expectTypeOf<types.InboundAchTransferList>().toEqualTypeOf<
    z.output<typeof inboundAchTransfers.inboundAchTransferListSchema>
  >();
  expectTypeOf<types.InboundAchTransfer>().toEqualTypeOf<
    z.output<typeof inboundAchTransfers.inboundAchTransferSchema>
  >();
  expectTypeOf<types.InboundAchTransferAcceptance>().toEqualTypeOf<
    z.output<typeof inboundAchTransfers.inboundAchTransferAcceptanceSchema>
  >();
  expectTypeOf<types.InboundAchTransferDecline>().toEqualTypeOf<
    z.output<typeof inboundAchTransfers.inboundAchTransferDeclineSchema>
  >();
  expectTypeOf<types.InboundAchTransferDirection>().toEqualTypeOf<
    z.output<typeof inboundAchTransfers.inboundAchTransferDirectionSchema>
  >();
  expectTypeOf<types.InboundAchTransferNotificationOfChange>().toEqualTypeOf<
    z.output<typeof inboundAchTransfers.inboundAchTransferNotificationOfChangeSchema>
  >();
  expectTypeOf<types.InboundAchTransferSettlement>().toEqualTypeOf<
    z.output<typeof inboundAchTransfers.inboundAchTransferSettlementSchema>
  >();
  expectTypeOf<types.InboundAchTransferSettlementSchedule>().toEqualTypeOf<
    z.output<typeof inboundAchTransfers.inboundAchTransferSettlementScheduleSchema>
  >();
  expectTypeOf<types.InboundAchTransferStandardEntryClassCode>().toEqualTypeOf<
    z.input<typeof inboundAchTransfers.inboundAchTransferStandardEntryClassCodeSchema>
  >();
  expectTypeOf<types.InboundAchTransferStatus>().toEqualTypeOf<
    z.input<typeof inboundAchTransfers.inboundAchTransferStatusSchema>
  >();
  expectTypeOf<types.InboundAchTransferReturn>().toEqualTypeOf<
    z.output<typeof inboundAchTransfers.inboundAchTransferReturnSchema>
  >();
  expectTypeOf<types.InboundAchTransferReturnReason>().toEqualTypeOf<
    z.input<typeof inboundAchTransfers.inboundAchTransferReturnReasonSchema>
  >();
  expectTypeOf<types.InboundAchTransferListParams>().toEqualTypeOf<
    z.input<typeof inboundAchTransfers.inboundAchTransferListParamsSchema>
  >();
  expectTypeOf<types.InboundAchTransferDeclineParams>().toEqualTypeOf<
    z.input<typeof inboundAchTransfers.inboundAchTransferDeclineParamsSchema>
  >();
  expectTypeOf<types.InboundAchTransferDeclineReason>().toEqualTypeOf<
    z.input<typeof inboundAchTransfers.inboundAchTransferDeclineReasonSchema>
  >();
  expectTypeOf<types.InboundAchTransferTransferReturnParams>().toEqualTypeOf<
    z.input<typeof inboundAchTransfers.inboundAchTransferTransferReturnParamsSchema>
  >();
  expectTypeOf<types.InboundAchTransferCreateParams>().toEqualTypeOf<
    z.input<typeof inboundAchTransfers.inboundAchTransferCreateParamsSchema>
  >();
});

test("inbound-check-deposits", () => {
  expectTypeOf<types.InboundCheckDepositList>().toEqualTypeOf<
    z.output<typeof inboundCheckDeposits.inboundCheckDepositListSchema>
  >();
  expectTypeOf<types.InboundCheckDeposit>().toEqualTypeOf<
    z.output<typeof inboundCheckDeposits.inboundCheckDepositSchema>
  >();
  expectTypeOf<types.InboundCheckDepositAdjustment>().toEqualTypeOf<
    z.output<typeof inboundCheckDeposits.inboundCheckDepositAdjustmentSchema>
  >();
  expectTypeOf<types.InboundCheckDepositAdjustmentReason>().toEqualTypeOf<
    z.output<typeof inboundCheckDeposits.inboundCheckDepositAdjustmentReasonSchema>
  >();
  expectTypeOf<types.InboundCheckDepositReturn>().toEqualTypeOf<
    z.output<typeof inboundCheckDeposits.inboundCheckDepositReturnSchema>
  >();
  expectTypeOf<types.InboundCheckDepositReturnReason>().toEqualTypeOf<
    z.input<typeof inboundCheckDeposits.inboundCheckDepositReturnReasonSchema>
  >();
  expectTypeOf<types.InboundCheckDepositPayeeNameAnalysis>().toEqualTypeOf<
    z.input<typeof inboundCheckDeposits.inboundCheckDepositPayeeNameAnalysisSchema>
  >();
  expectTypeOf<types.InboundCheckDepositStatus>().toEqualTypeOf<
    z.input<typeof inboundCheckDeposits.inboundCheckDepositStatusSchema>
  >();
  expectTypeOf<types.InboundCheckDepositListParams>().toEqualTypeOf<
    z.input<typeof inboundCheckDeposits.inboundCheckDepositListParamsSchema>
  >();
  expectTypeOf<types.InboundCheckDepositReturnParams>().toEqualTypeOf<
    z.input<typeof inboundCheckDeposits.inboundCheckDepositReturnParamsSchema>
  >();
  expectTypeOf<types.InboundCheckDepositCreateParams>().toEqualTypeOf<
    z.input<typeof inboundCheckDeposits.inboundCheckDepositCreateParamsSchema>
  >();
});

test("inbound-real-time-payments-transfers", () => {
  expectTypeOf<types.InboundRealTimePaymentsTransferList>().toEqualTypeOf<
    z.output<typeof inboundRealTimePaymentsTransfers.inboundRealTimePaymentsTransferListSchema>
  >();
  expectTypeOf<types.InboundRealTimePaymentsTransfer>().toEqualTypeOf<
    z.output<typeof inboundRealTimePaymentsTransfers.inboundRealTimePaymentsTransferSchema>
  >();
  expectTypeOf<types.InboundRealTimePaymentsTransferConfirmed>().toEqualTypeOf<
    z.output<typeof inboundRealTimePaymentsTransfers.inboundRealTimePaymentsTransferConfirmedSchema>
  >();
  expectTypeOf<types.InboundRealTimePaymentsTransferDeclined>().toEqualTypeOf<
    z.output<typeof inboundRealTimePaymentsTransfers.inboundRealTimePaymentsTransferDeclinedSchema>
  >();
  expectTypeOf<types.InboundRealTimePaymentsTransferStatus>().toEqualTypeOf<
    z.input<typeof inboundRealTimePaymentsTransfers.inboundRealTimePaymentsTransferStatusSchema>
  >();
  expectTypeOf<types.InboundRealTimePaymentsTransferListParams>().toEqualTypeOf<
    z.input<typeof inboundRealTimePaymentsTransfers.inboundRealTimePaymentsTransferListParamsSchema>
  >();
  expectTypeOf<types.InboundRealTimePaymentsTransferCreateParams>().toEqualTypeOf<
    z.input<typeof inboundRealTimePaymentsTransfers.inboundRealTimePaymentsTransferCreateParamsSchema>
  >();
});

test("inbound-fednow-transfers", () => {
  expectTypeOf<types.InboundFednowTransferList>().toEqualTypeOf<
    z.output<typeof inboundFednowTransfers.inboundFednowTransferListSchema>
  >();
  expectTypeOf<types.InboundFednowTransfer>().toEqualTypeOf<
    z.output<typeof inboundFednowTransfers.inboundFednowTransferSchema>
  >();
  expectTypeOf<types.InboundFednowTransferStatus>().toEqualTypeOf<
    z.input<typeof inboundFednowTransfers.inboundFednowTransferStatusSchema>
  >();
  expectTypeOf<types.InboundFednowTransferListParams>().toEqualTypeOf<
    z.input<typeof inboundFednowTransfers.inboundFednowTransferListParamsSchema>
  >();
  expectTypeOf<types.InboundFednowTransferCreateParams>().toEqualTypeOf<
    z.input<typeof inboundFednowTransfers.inboundFednowTransferCreateParamsSchema>
  >();
});

test("inbound-wire-transfers", () => {
  expectTypeOf<types.InboundWireTransferList>().toEqualTypeOf<
    z.output<typeof inboundWireTransfers.inboundWireTransferListSchema>
  >();
  expectTypeOf<types.InboundWireTransfer>().toEqualTypeOf<
    z.output<typeof inboundWireTransfers.inboundWireTransferSchema>
  >();
  expectTypeOf<types.InboundWireTransferAcceptance>().toEqualTypeOf<
    z.output<typeof inboundWireTransfers.inboundWireTransferAcceptanceSchema>
  >();
  expectTypeOf<types.InboundWireTransferReversal>().toEqualTypeOf<
    z.output<typeof inboundWireTransfers.inboundWireTransferReversalSchema>
  >();
  expectTypeOf<types.InboundWireTransferReversalReason>().toEqualTypeOf<
    z.input<typeof inboundWireTransfers.inboundWireTransferReversalReasonSchema>
  >();
  expectTypeOf<types.InboundWireTransferStatus>().toEqualTypeOf<
    z.input<typeof inboundWireTransfers.inboundWireTransferStatusSchema>
  >();
  expectTypeOf<types.InboundWireTransferListParams>().toEqualTypeOf<
    z.input<typeof inboundWireTransfers.inboundWireTransferListParamsSchema>
  >();
  expectTypeOf<types.InboundWireTransferReverseParams>().toEqualTypeOf<
    z.input<typeof inboundWireTransfers.inboundWireTransferReverseParamsSchema>
  >();
  expectTypeOf<types.InboundWireTransferCreateParams>().toEqualTypeOf<
    z.input<typeof inboundWireTransfers.inboundWireTransferCreateParamsSchema>
  >();
});

test("event-subscriptions", () => {
  expectTypeOf<types.EventSubscriptionList>().toEqualTypeOf<
    z.output<typeof eventSubscriptions.eventSubscriptionListSchema>
  >();
  expectTypeOf<types.EventSubscription>().toEqualTypeOf<z.output<typeof eventSubscriptions.eventSubscriptionSchema>>();
  expectTypeOf<types.SelectedEventCategory>().toEqualTypeOf<
    z.output<typeof eventSubscriptions.selectedEventCategorySchema>
  >();
  expectTypeOf<types.EventSubscriptionStatus>().toEqualTypeOf<
    z.input<typeof eventSubscriptions.eventSubscriptionStatusSchema>
  >();
  expectTypeOf<types.EventSubscriptionListParams>().toEqualTypeOf<
    z.input<typeof eventSubscriptions.eventSubscriptionListParamsSchema>
  >();
  expectTypeOf<types.EventSubscriptionCreateParams>().toEqualTypeOf<
    z.input<typeof eventSubscriptions.eventSubscriptionCreateParamsSchema>
  >();
  expectTypeOf<types.EventSubscriptionCreateStatus>().toEqualTypeOf<
    z.input<typeof eventSubscriptions.eventSubscriptionCreateStatusSchema>
  >();
  expectTypeOf<types.EventSubscriptionUpdateParams>().toEqualTypeOf<
    z.input<typeof eventSubscriptions.eventSubscriptionUpdateParamsSchema>
  >();
});
