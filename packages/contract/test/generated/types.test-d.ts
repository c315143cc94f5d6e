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
  expectTypeOf<types.AccountList>().toEqualTypeOf<z.output<ReturnType<typeof accounts.accountListSchema>>>();
  expectTypeOf<types.Account>().toEqualTypeOf<z.output<ReturnType<typeof accounts.accountSchema>>>();
  expectTypeOf<types.BankName>().toEqualTypeOf<z.input<ReturnType<typeof accounts.bankSchema>>>();
  expectTypeOf<types.AccountFunding>().toEqualTypeOf<z.input<ReturnType<typeof accounts.accountFundingSchema>>>();
  expectTypeOf<types.AccountLoan>().toEqualTypeOf<z.output<ReturnType<typeof accounts.accountLoanSchema>>>();
  expectTypeOf<types.LoanStatementPaymentType>().toEqualTypeOf<
    z.input<ReturnType<typeof accounts.loanStatementPaymentTypeSchema>>
  >();
  expectTypeOf<types.AccountStatus>().toEqualTypeOf<z.input<ReturnType<typeof accounts.accountStatusSchema>>>();
  expectTypeOf<types.BalanceLookup>().toEqualTypeOf<z.output<ReturnType<typeof accounts.balanceLookupSchema>>>();
  expectTypeOf<types.AccountLoanBalance>().toEqualTypeOf<
    z.output<ReturnType<typeof accounts.accountLoanBalanceSchema>>
  >();
  expectTypeOf<types.AccountListParams>().toEqualTypeOf<z.input<ReturnType<typeof accounts.accountListParamsSchema>>>();
  expectTypeOf<types.AccountCreateParams>().toEqualTypeOf<
    z.input<ReturnType<typeof accounts.accountCreateParamsSchema>>
  >();
  expectTypeOf<types.AccountUpdateParams>().toEqualTypeOf<
    z.input<ReturnType<typeof accounts.accountUpdateParamsSchema>>
  >();
  expectTypeOf<types.AccountBalanceParams>().toEqualTypeOf<
    z.input<ReturnType<typeof accounts.accountBalanceParamsSchema>>
  >();
  expectTypeOf<types.AccountRevenuePaymentCreateParams>().toEqualTypeOf<
    z.input<ReturnType<typeof accounts.accountRevenuePaymentCreateParamsSchema>>
  >();
  expectTypeOf<types.InterestPaymentCreateParams>().toEqualTypeOf<
    z.input<ReturnType<typeof accounts.interestPaymentCreateParamsSchema>>
  >();
});

test("account-numbers", () => {
  expectTypeOf<types.AccountNumberList>().toEqualTypeOf<
    z.output<ReturnType<typeof accountNumbers.accountNumberListSchema>>
  >();
  expectTypeOf<types.AccountNumber>().toEqualTypeOf<z.output<ReturnType<typeof accountNumbers.accountNumberSchema>>>();
  expectTypeOf<types.AccountNumberInboundAch>().toEqualTypeOf<
    z.output<ReturnType<typeof accountNumbers.accountNumberInboundAchSchema>>
  >();
  expectTypeOf<types.AccountNumberAchDebitStatus>().toEqualTypeOf<
    z.input<ReturnType<typeof accountNumbers.accountNumberAchDebitStatusSchema>>
  >();
  expectTypeOf<types.AccountNumberInboundChecks>().toEqualTypeOf<
    z.output<ReturnType<typeof accountNumbers.accountNumberInboundChecksSchema>>
  >();
  expectTypeOf<types.AccountNumberCheckStatus>().toEqualTypeOf<
    z.input<ReturnType<typeof accountNumbers.accountNumberCheckStatusSchema>>
  >();
  expectTypeOf<types.AccountNumberStatus>().toEqualTypeOf<
    z.input<ReturnType<typeof accountNumbers.accountNumberStatusSchema>>
  >();
  expectTypeOf<types.AccountNumberListParams>().toEqualTypeOf<
    z.input<ReturnType<typeof accountNumbers.accountNumberListParamsSchema>>
  >();
  expectTypeOf<types.AccountNumberCreateParams>().toEqualTypeOf<
    z.input<ReturnType<typeof accountNumbers.accountNumberCreateParamsSchema>>
  >();
  expectTypeOf<types.AccountNumberUpdateParams>().toEqualTypeOf<
    z.input<ReturnType<typeof accountNumbers.accountNumberUpdateParamsSchema>>
  >();
});

test("physical-cards", () => {
  expectTypeOf<types.PhysicalCardList>().toEqualTypeOf<
    z.output<ReturnType<typeof physicalCards.physicalCardListSchema>>
  >();
  expectTypeOf<types.PhysicalCard>().toEqualTypeOf<z.output<ReturnType<typeof physicalCards.physicalCardSchema>>>();
  expectTypeOf<types.PhysicalCardCardholder>().toEqualTypeOf<
    z.output<ReturnType<typeof physicalCards.physicalCardCardholderSchema>>
  >();
  expectTypeOf<types.PhysicalCardShipment>().toEqualTypeOf<
    z.output<ReturnType<typeof physicalCards.physicalCardShipmentSchema>>
  >();
  expectTypeOf<types.PhysicalCardShipmentAddress>().toEqualTypeOf<
    z.output<ReturnType<typeof physicalCards.physicalCardShipmentAddressSchema>>
  >();
  expectTypeOf<types.PhysicalCardShipmentMethod>().toEqualTypeOf<
    z.input<ReturnType<typeof physicalCards.physicalCardShipmentMethodSchema>>
  >();
  expectTypeOf<types.PhysicalCardShipmentSchedule>().toEqualTypeOf<
    z.input<ReturnType<typeof physicalCards.physicalCardShipmentScheduleSchema>>
  >();
  expectTypeOf<types.PhysicalCardShipmentStatus>().toEqualTypeOf<
    z.input<ReturnType<typeof physicalCards.physicalCardShipmentStatusSchema>>
  >();
  expectTypeOf<types.PhysicalCardTracking>().toEqualTypeOf<
    z.output<ReturnType<typeof physicalCards.physicalCardTrackingSchema>>
  >();
  expectTypeOf<types.PhysicalCardTrackingUpdate>().toEqualTypeOf<
    z.output<ReturnType<typeof physicalCards.physicalCardTrackingUpdateSchema>>
  >();
  expectTypeOf<types.PhysicalCardTrackingUpdateCategory>().toEqualTypeOf<
    z.input<ReturnType<typeof physicalCards.physicalCardTrackingUpdateCategorySchema>>
  >();
  expectTypeOf<types.PhysicalCardStatus>().toEqualTypeOf<
    z.input<ReturnType<typeof physicalCards.physicalCardStatusSchema>>
  >();
  expectTypeOf<types.PhysicalCardListParams>().toEqualTypeOf<
    z.input<ReturnType<typeof physicalCards.physicalCardListParamsSchema>>
  >();
  expectTypeOf<types.PhysicalCardCreateParams>().toEqualTypeOf<
    z.input<ReturnType<typeof physicalCards.physicalCardCreateParamsSchema>>
  >();
  expectTypeOf<types.PhysicalCardUpdateParams>().toEqualTypeOf<
    z.input<ReturnType<typeof physicalCards.physicalCardUpdateParamsSchema>>
  >();
  expectTypeOf<types.PhysicalCardAdvanceShipmentParams>().toEqualTypeOf<
    z.input<ReturnType<typeof physicalCards.physicalCardAdvanceShipmentParamsSchema>>
  >();
  expectTypeOf<types.PhysicalCardAddTrackingUpdateParams>().toEqualTypeOf<
    z.input<ReturnType<typeof physicalCards.physicalCardAddTrackingUpdateParamsSchema>>
  >();
});

test("limits", () => {
  expectTypeOf<types.LimitList>().toEqualTypeOf<z.output<ReturnType<typeof limits.limitListSchema>>>();
  expectTypeOf<types.Limit>().toEqualTypeOf<z.output<ReturnType<typeof limits.limitSchema>>>();
  expectTypeOf<types.LimitInterval>().toEqualTypeOf<z.input<ReturnType<typeof limits.limitIntervalSchema>>>();
  expectTypeOf<types.LimitMetric>().toEqualTypeOf<z.input<ReturnType<typeof limits.limitMetricSchema>>>();
  expectTypeOf<types.LimitModelType>().toEqualTypeOf<z.output<ReturnType<typeof limits.limitModelTypeSchema>>>();
  expectTypeOf<types.LimitStatus>().toEqualTypeOf<z.input<ReturnType<typeof limits.limitStatusSchema>>>();
  expectTypeOf<types.LimitListParams>().toEqualTypeOf<z.input<ReturnType<typeof limits.limitListParamsSchema>>>();
  expectTypeOf<types.LimitCreateParams>().toEqualTypeOf<z.input<ReturnType<typeof limits.limitCreateParamsSchema>>>();
  expectTypeOf<types.LimitUpdateParams>().toEqualTypeOf<z.input<ReturnType<typeof limits.limitUpdateParamsSchema>>>();
});

test("declined-transactions", () => {
  expectTypeOf<types.CardSchemeFee>().toEqualTypeOf<
    z.output<ReturnType<typeof declinedTransactions.cardSchemeFeeSchema>>
  >();
  expectTypeOf<types.CardSchemeFeeType>().toEqualTypeOf<
    z.input<ReturnType<typeof declinedTransactions.cardSchemeFeeTypeSchema>>
  >();
  expectTypeOf<types.CardNetwork>().toEqualTypeOf<
    z.output<ReturnType<typeof declinedTransactions.cardNetworkSchema>>
  >();
  expectTypeOf<types.DeclinedTransactionList>().toEqualTypeOf<
    z.output<ReturnType<typeof declinedTransactions.declinedTransactionListSchema>>
  >();
  expectTypeOf<types.DeclinedTransaction>().toEqualTypeOf<
    z.output<ReturnType<typeof declinedTransactions.declinedTransactionSchema>>
  >();
  expectTypeOf<types.DeclinedTransactionSource>().toEqualTypeOf<
    z.output<ReturnType<typeof declinedTransactions.declinedTransactionSourceSchema>>
  >();
  expectTypeOf<types.CardDecline>().toEqualTypeOf<
    z.output<ReturnType<typeof declinedTransactions.cardDeclineSchema>>
  >();
  expectTypeOf<types.CardRealTimeDecisionReason>().toEqualTypeOf<
    z.input<ReturnType<typeof declinedTransactions.cardRealTimeDecisionReasonSchema>>
  >();
  expectTypeOf<types.CardDeclineReason>().toEqualTypeOf<
    z.input<ReturnType<typeof declinedTransactions.cardDeclineReasonSchema>>
  >();
  expectTypeOf<types.CardActioner>().toEqualTypeOf<
    z.input<ReturnType<typeof declinedTransactions.cardActionerSchema>>
  >();
  expectTypeOf<types.CardAdditionalAmounts>().toEqualTypeOf<
    z.output<ReturnType<typeof declinedTransactions.cardAdditionalAmountsSchema>>
  >();
  expectTypeOf<types.CardAdditionalAmount>().toEqualTypeOf<
    z.output<ReturnType<typeof declinedTransactions.cardAdditionalAmountSchema>>
  >();
  expectTypeOf<types.CardNetworkDetails>().toEqualTypeOf<
    z.output<ReturnType<typeof declinedTransactions.cardNetworkDetailsSchema>>
  >();
  expectTypeOf<types.CardnetDetails>().toEqualTypeOf<
    z.output<ReturnType<typeof declinedTransactions.cardnetDetailsSchema>>
  >();
  expectTypeOf<types.ElectronicCommerceIndicator>().toEqualTypeOf<
    z.input<ReturnType<typeof declinedTransactions.electronicCommerceIndicatorSchema>>
  >();
  expectTypeOf<types.PointOfServiceEntryMode>().toEqualTypeOf<
    z.input<ReturnType<typeof declinedTransactions.pointOfServiceEntryModeSchema>>
  >();
  expectTypeOf<types.StandInProcessingReason>().toEqualTypeOf<
    z.input<ReturnType<typeof declinedTransactions.standInProcessingReasonSchema>>
  >();
  expectTypeOf<types.TerminalEntryCapability>().toEqualTypeOf<
    z.input<ReturnType<typeof declinedTransactions.terminalEntryCapabilitySchema>>
  >();
  expectTypeOf<types.DebitnetDetails>().toEqualTypeOf<
    z.output<ReturnType<typeof declinedTransactions.debitnetDetailsSchema>>
  >();
  expectTypeOf<types.CardNetworkIdentifiers>().toEqualTypeOf<
    z.output<ReturnType<typeof declinedTransactions.cardNetworkIdentifiersSchema>>
  >();
  expectTypeOf<types.CardVerification>().toEqualTypeOf<
    z.output<ReturnType<typeof declinedTransactions.cardVerificationSchema>>
  >();
  expectTypeOf<types.CardVerificationCode>().toEqualTypeOf<
    z.output<ReturnType<typeof declinedTransactions.cardVerificationCodeSchema>>
  >();
  expectTypeOf<types.CardVerificationCodeResult>().toEqualTypeOf<
    z.input<ReturnType<typeof declinedTransactions.cardVerificationCodeResultSchema>>
  >();
  expectTypeOf<types.CardholderAddress>().toEqualTypeOf<
    z.output<ReturnType<typeof declinedTransactions.cardholderAddressSchema>>
  >();
  expectTypeOf<types.CardholderAddressResult>().toEqualTypeOf<
    z.input<ReturnType<typeof declinedTransactions.cardholderAddressResultSchema>>
  >();
  expectTypeOf<types.CardholderName>().toEqualTypeOf<
    z.output<ReturnType<typeof declinedTransactions.cardholderNameSchema>>
  >();
  expectTypeOf<types.CardDirection>().toEqualTypeOf<
    z.input<ReturnType<typeof declinedTransactions.cardDirectionSchema>>
  >();
  expectTypeOf<types.CardProcessingCategory>().toEqualTypeOf<
    z.input<ReturnType<typeof declinedTransactions.cardProcessingCategorySchema>>
  >();
  expectTypeOf<types.DeclinedTransactionOther>().toEqualTypeOf<
    z.output<ReturnType<typeof declinedTransactions.declinedTransactionOtherSchema>>
  >();
  expectTypeOf<types.DeclinedTransactionListParams>().toEqualTypeOf<
    z.input<ReturnType<typeof declinedTransactions.declinedTransactionListParamsSchema>>
  >();
  expectTypeOf<types.DeclinedTransactionCategory>().toEqualTypeOf<
    z.input<ReturnType<typeof declinedTransactions.declinedTransactionCategorySchema>>
  >();
});

test("inbound-mail-items", () => {
  expectTypeOf<types.InboundMailItemList>().toEqualTypeOf<
    z.output<ReturnType<typeof inboundMailItems.inboundMailItemListSchema>>
  >();
  expectTypeOf<types.InboundMailItem>().toEqualTypeOf<
    z.output<ReturnType<typeof inboundMailItems.inboundMailItemSchema>>
  >();
  expectTypeOf<types.InboundMailItemCheck>().toEqualTypeOf<
    z.output<ReturnType<typeof inboundMailItems.inboundMailItemCheckSchema>>
  >();
  expectTypeOf<types.InboundMailItemCheckStatus>().toEqualTypeOf<
    z.output<ReturnType<typeof inboundMailItems.inboundMailItemCheckStatusSchema>>
  >();
  expectTypeOf<types.InboundMailItemRejectionReason>().toEqualTypeOf<
    z.output<ReturnType<typeof inboundMailItems.inboundMailItemRejectionReasonSchema>>
  >();
  expectTypeOf<types.InboundMailItemStatus>().toEqualTypeOf<
    z.output<ReturnType<typeof inboundMailItems.inboundMailItemStatusSchema>>
  >();
  expectTypeOf<types.InboundMailItemListParams>().toEqualTypeOf<
    z.input<ReturnType<typeof inboundMailItems.inboundMailItemListParamsSchema>>
  >();
  expectTypeOf<types.InboundMailItemActionParams>().toEqualTypeOf<
    z.input<ReturnType<typeof inboundMailItems.inboundMailItemActionParamsSchema>>
  >();
  expectTypeOf<types.InboundMailItemCheckAction>().toEqualTypeOf<
    z.input<ReturnType<typeof inboundMailItems.inboundMailItemCheckActionSchema>>
  >();
  expectTypeOf<types.InboundMailItemCreateParams>().toEqualTypeOf<
    z.input<ReturnType<typeof inboundMailItems.inboundMailItemCreateParamsSchema>>
  >();
});

test("events", () => {
  expectTypeOf<types.EventList>().toEqualTypeOf<z.output<ReturnType<typeof events.eventListSchema>>>();
  expectTypeOf<types.Event>().toEqualTypeOf<z.output<ReturnType<typeof events.eventSchema>>>();
  expectTypeOf<types.EventCategory>().toEqualTypeOf<z.input<ReturnType<typeof events.eventCategorySchema>>>();
  expectTypeOf<types.EventListParams>().toEqualTypeOf<z.input<ReturnType<typeof events.eventListParamsSchema>>>();
});

test("transactions", () => {
  expectTypeOf<types.Transaction>().toEqualTypeOf<z.output<ReturnType<typeof transactions.transactionSchema>>>();
  expectTypeOf<types.TransactionSource>().toEqualTypeOf<
    z.output<ReturnType<typeof transactions.transactionSourceSchema>>
  >();
  expectTypeOf<types.AccountRevenuePayment>().toEqualTypeOf<
    z.output<ReturnType<typeof transactions.accountRevenuePaymentSchema>>
  >();
  expectTypeOf<types.CardRefund>().toEqualTypeOf<z.output<ReturnType<typeof transactions.cardRefundSchema>>>();
  expectTypeOf<types.CardCashback>().toEqualTypeOf<z.output<ReturnType<typeof transactions.cardCashbackSchema>>>();
  expectTypeOf<types.CardInterchange>().toEqualTypeOf<
    z.output<ReturnType<typeof transactions.cardInterchangeSchema>>
  >();
  expectTypeOf<types.CardSettlementNetworkIdentifiers>().toEqualTypeOf<
    z.output<ReturnType<typeof transactions.cardSettlementNetworkIdentifiersSchema>>
  >();
  expectTypeOf<types.CardPurchaseDetails>().toEqualTypeOf<
    z.output<ReturnType<typeof transactions.cardPurchaseDetailsSchema>>
  >();
  expectTypeOf<types.CardSettlement>().toEqualTypeOf<z.output<ReturnType<typeof transactions.cardSettlementSchema>>>();
  expectTypeOf<types.CardSurcharge>().toEqualTypeOf<z.output<ReturnType<typeof transactions.cardSurchargeSchema>>>();
  expectTypeOf<types.InterestPayment>().toEqualTypeOf<
    z.output<ReturnType<typeof transactions.interestPaymentSchema>>
  >();
  expectTypeOf<types.TransactionOther>().toEqualTypeOf<
    z.output<ReturnType<typeof transactions.transactionOtherSchema>>
  >();
  expectTypeOf<types.TransactionList>().toEqualTypeOf<
    z.output<ReturnType<typeof transactions.transactionListSchema>>
  >();
  expectTypeOf<types.TransactionListParams>().toEqualTypeOf<
    z.input<ReturnType<typeof transactions.transactionListParamsSchema>>
  >();
  expectTypeOf<types.TransactionCategory>().toEqualTypeOf<
    z.input<ReturnType<typeof transactions.transactionCategorySchema>>
  >();
});

test("entities", () => {
  expectTypeOf<types.EntityList>().toEqualTypeOf<z.output<ReturnType<typeof entities.entityListSchema>>>();
  expectTypeOf<types.Entity>().toEqualTypeOf<z.output<ReturnType<typeof entities.entitySchema>>>();
  expectTypeOf<types.EntityCorporation>().toEqualTypeOf<
    z.output<ReturnType<typeof entities.entityCorporationSchema>>
  >();
  expectTypeOf<types.EntityAddress>().toEqualTypeOf<z.output<ReturnType<typeof entities.addressSchema>>>();
  expectTypeOf<types.EntityGovernmentAuthority>().toEqualTypeOf<
    z.output<ReturnType<typeof entities.entityGovernmentAuthoritySchema>>
  >();
  expectTypeOf<types.EntityGovernmentAuthorityCategory>().toEqualTypeOf<
    z.input<ReturnType<typeof entities.entityGovernmentAuthorityCategorySchema>>
  >();
  expectTypeOf<types.EntityJoint>().toEqualTypeOf<z.output<ReturnType<typeof entities.entityJointSchema>>>();
  expectTypeOf<types.EntityNaturalPerson>().toEqualTypeOf<
    z.output<ReturnType<typeof entities.entityNaturalPersonSchema>>
  >();
  expectTypeOf<types.EntityStatus>().toEqualTypeOf<z.input<ReturnType<typeof entities.entityStatusSchema>>>();
  expectTypeOf<types.EntityStructure>().toEqualTypeOf<z.input<ReturnType<typeof entities.entityStructureSchema>>>();
  expectTypeOf<types.EntityTrust>().toEqualTypeOf<z.output<ReturnType<typeof entities.entityTrustSchema>>>();
  expectTypeOf<types.EntityTrustCategory>().toEqualTypeOf<
    z.input<ReturnType<typeof entities.entityTrustCategorySchema>>
  >();
  expectTypeOf<types.EntityListParams>().toEqualTypeOf<z.input<ReturnType<typeof entities.entityListParamsSchema>>>();
  expectTypeOf<types.EntityCreateParams>().toEqualTypeOf<
    z.input<ReturnType<typeof entities.entityCreateParamsSchema>>
  >();
  expectTypeOf<types.EntityCreateGovernmentAuthorityParams>().toEqualTypeOf<
    z.input<ReturnType<typeof entities.entityCreateGovernmentAuthorityParamsSchema>>
  >();
  expectTypeOf<types.EntityCreateJointParams>().toEqualTypeOf<
    z.input<ReturnType<typeof entities.entityCreateJointParamsSchema>>
  >();
  expectTypeOf<types.EntityCreateTrustParams>().toEqualTypeOf<
    z.input<ReturnType<typeof entities.entityCreateTrustParamsSchema>>
  >();
  expectTypeOf<types.EntityUpdateParams>().toEqualTypeOf<
    z.input<ReturnType<typeof entities.entityUpdateParamsSchema>>
  >();
});

test("programs", () => {
  expectTypeOf<types.ProgramList>().toEqualTypeOf<z.output<ReturnType<typeof programs.programListSchema>>>();
  expectTypeOf<types.Program>().toEqualTypeOf<z.output<ReturnType<typeof programs.programSchema>>>();
  expectTypeOf<types.ProgramLending>().toEqualTypeOf<z.output<ReturnType<typeof programs.programLendingSchema>>>();
  expectTypeOf<types.ProgramListParams>().toEqualTypeOf<z.input<ReturnType<typeof programs.programListParamsSchema>>>();
  expectTypeOf<types.ProgramCreateParams>().toEqualTypeOf<
    z.input<ReturnType<typeof programs.programCreateParamsSchema>>
  >();
});

test("pending-transactions", () => {
  expectTypeOf<types.PendingTransactionList>().toEqualTypeOf<
    z.output<ReturnType<typeof pendingTransactions.pendingTransactionListSchema>>
  >();
  expectTypeOf<types.PendingTransaction>().toEqualTypeOf<
    z.output<ReturnType<typeof pendingTransactions.pendingTransactionSchema>>
  >();
  expectTypeOf<types.PendingTransactionSource>().toEqualTypeOf<
    z.output<ReturnType<typeof pendingTransactions.pendingTransactionSourceSchema>>
  >();
  expectTypeOf<types.CardAuthorization>().toEqualTypeOf<
    z.output<ReturnType<typeof pendingTransactions.cardAuthorizationSchema>>
  >();
  expectTypeOf<types.CardHealthcare>().toEqualTypeOf<
    z.output<ReturnType<typeof pendingTransactions.cardHealthcareSchema>>
  >();
  expectTypeOf<types.MerchantNinetyPercentEligibility>().toEqualTypeOf<
    z.output<ReturnType<typeof pendingTransactions.merchantNinetyPercentEligibilitySchema>>
  >();
  expectTypeOf<types.CheckDepositInstruction>().toEqualTypeOf<
    z.output<ReturnType<typeof pendingTransactions.checkDepositInstructionSchema>>
  >();
  expectTypeOf<types.UserInitiatedHold>().toEqualTypeOf<
    z.output<ReturnType<typeof pendingTransactions.userInitiatedHoldSchema>>
  >();
  expectTypeOf<types.PendingTransactionOther>().toEqualTypeOf<
    z.output<ReturnType<typeof pendingTransactions.pendingTransactionOtherSchema>>
  >();
  expectTypeOf<types.PendingTransactionStatus>().toEqualTypeOf<
    z.input<ReturnType<typeof pendingTransactions.pendingTransactionStatusSchema>>
  >();
  expectTypeOf<types.PendingTransactionListParams>().toEqualTypeOf<
    z.input<ReturnType<typeof pendingTransactions.pendingTransactionListParamsSchema>>
  >();
  expectTypeOf<types.PendingTransactionCategory>().toEqualTypeOf<
    z.input<ReturnType<typeof pendingTransactions.pendingTransactionCategorySchema>>
  >();
  expectTypeOf<types.PendingTransactionCreateParams>().toEqualTypeOf<
    z.input<ReturnType<typeof pendingTransactions.pendingTransactionCreateParamsSchema>>
  >();
});

test("cards", () => {
  expectTypeOf<types.CardList>().toEqualTypeOf<z.output<ReturnType<typeof cards.cardListSchema>>>();
  expectTypeOf<types.Card>().toEqualTypeOf<z.output<ReturnType<typeof cards.cardSchema>>>();
  expectTypeOf<types.CardAuthorizationControls>().toEqualTypeOf<
    z.output<ReturnType<typeof cards.cardAuthorizationControlsSchema>>
  >();
  expectTypeOf<types.CardMerchantAcceptorIdentifier>().toEqualTypeOf<
    z.input<ReturnType<typeof cards.cardMerchantAcceptorIdentifierSchema>>
  >();
  expectTypeOf<types.CardMerchantCategoryCode>().toEqualTypeOf<
    z.input<ReturnType<typeof cards.cardMerchantCategoryCodeSchema>>
  >();
  expectTypeOf<types.CardMerchantCountry>().toEqualTypeOf<
    z.input<ReturnType<typeof cards.cardMerchantCountrySchema>>
  >();
  expectTypeOf<types.CardUsage>().toEqualTypeOf<z.output<ReturnType<typeof cards.cardUsageSchema>>>();
  expectTypeOf<types.CardUsageCategory>().toEqualTypeOf<z.input<ReturnType<typeof cards.cardUsageCategorySchema>>>();
  expectTypeOf<types.CardMultiUse>().toEqualTypeOf<z.output<ReturnType<typeof cards.cardMultiUseSchema>>>();
  expectTypeOf<types.CardSpendingLimit>().toEqualTypeOf<z.output<ReturnType<typeof cards.cardSpendingLimitSchema>>>();
  expectTypeOf<types.CardSpendingLimitInterval>().toEqualTypeOf<
    z.input<ReturnType<typeof cards.cardSpendingLimitIntervalSchema>>
  >();
  expectTypeOf<types.CardSingleUse>().toEqualTypeOf<z.output<ReturnType<typeof cards.cardSingleUseSchema>>>();
  expectTypeOf<types.CardSettlementAmountComparison>().toEqualTypeOf<
    z.input<ReturnType<typeof cards.cardSettlementAmountComparisonSchema>>
  >();
  expectTypeOf<types.CardBillingAddress>().toEqualTypeOf<z.output<ReturnType<typeof cards.cardBillingAddressSchema>>>();
  expectTypeOf<types.CardDigitalWallet>().toEqualTypeOf<z.output<ReturnType<typeof cards.cardDigitalWalletSchema>>>();
  expectTypeOf<types.CardStatus>().toEqualTypeOf<z.input<ReturnType<typeof cards.cardStatusSchema>>>();
  expectTypeOf<types.CardDetails>().toEqualTypeOf<z.output<ReturnType<typeof cards.cardDetailsSchema>>>();
  expectTypeOf<types.CardListParams>().toEqualTypeOf<z.input<ReturnType<typeof cards.cardListParamsSchema>>>();
  expectTypeOf<types.CardCreateParams>().toEqualTypeOf<z.input<ReturnType<typeof cards.cardCreateParamsSchema>>>();
  expectTypeOf<types.CardAuthorizationControlsParams>().toEqualTypeOf<
    z.input<ReturnType<typeof cards.cardAuthorizationControlsParamsSchema>>
  >();
  expectTypeOf<types.CardUpdateParams>().toEqualTypeOf<z.input<ReturnType<typeof cards.cardUpdateParamsSchema>>>();
});

test("card-payments", () => {
  expectTypeOf<types.CardPaymentList>().toEqualTypeOf<
    z.output<ReturnType<typeof cardPayments.cardPaymentListSchema>>
  >();
  expectTypeOf<types.CardPayment>().toEqualTypeOf<z.output<ReturnType<typeof cardPayments.cardPaymentSchema>>>();
  expectTypeOf<types.CardPaymentElement>().toEqualTypeOf<
    z.output<ReturnType<typeof cardPayments.cardPaymentElementSchema>>
  >();
  expectTypeOf<types.CardAuthentication>().toEqualTypeOf<
    z.output<ReturnType<typeof cardPayments.cardAuthenticationSchema>>
  >();
  expectTypeOf<types.CardBalanceInquiry>().toEqualTypeOf<
    z.output<ReturnType<typeof cardPayments.cardBalanceInquirySchema>>
  >();
  expectTypeOf<types.CardValidation>().toEqualTypeOf<z.output<ReturnType<typeof cardPayments.cardValidationSchema>>>();
  expectTypeOf<types.CardReversal>().toEqualTypeOf<z.output<ReturnType<typeof cardPayments.cardReversalSchema>>>();
  expectTypeOf<types.CardReversalReason>().toEqualTypeOf<
    z.input<ReturnType<typeof cardPayments.cardReversalReasonSchema>>
  >();
  expectTypeOf<types.CardAuthorizationExpiration>().toEqualTypeOf<
    z.output<ReturnType<typeof cardPayments.cardAuthorizationExpirationSchema>>
  >();
  expectTypeOf<types.CardIncrement>().toEqualTypeOf<z.output<ReturnType<typeof cardPayments.cardIncrementSchema>>>();
  expectTypeOf<types.CardFuelConfirmation>().toEqualTypeOf<
    z.output<ReturnType<typeof cardPayments.cardFuelConfirmationSchema>>
  >();
  expectTypeOf<types.CardFinancial>().toEqualTypeOf<z.output<ReturnType<typeof cardPayments.cardFinancialSchema>>>();
  expectTypeOf<types.CardPaymentOther>().toEqualTypeOf<
    z.output<ReturnType<typeof cardPayments.cardPaymentOtherSchema>>
  >();
  expectTypeOf<types.CardPaymentState>().toEqualTypeOf<
    z.output<ReturnType<typeof cardPayments.cardPaymentStateSchema>>
  >();
  expectTypeOf<types.CardAuthorizationResult>().toEqualTypeOf<
    z.output<ReturnType<typeof cardPayments.cardAuthorizationResultSchema>>
  >();
  expectTypeOf<types.CardPaymentListParams>().toEqualTypeOf<
    z.input<ReturnType<typeof cardPayments.cardPaymentListParamsSchema>>
  >();
  expectTypeOf<types.CardAuthorizationCreateParams>().toEqualTypeOf<
    z.input<ReturnType<typeof cardPayments.cardAuthorizationCreateParamsSchema>>
  >();
  expectTypeOf<types.PresentedCryptogram>().toEqualTypeOf<
    z.input<ReturnType<typeof cardPayments.presentedCryptogramSchema>>
  >();
  expectTypeOf<types.PresentedThreeDs>().toEqualTypeOf<
    z.input<ReturnType<typeof cardPayments.presentedThreeDsSchema>>
  >();
  expectTypeOf<types.PresentedCardRead>().toEqualTypeOf<
    z.input<ReturnType<typeof cardPayments.presentedCardReadSchema>>
  >();
  expectTypeOf<types.CardSettlementCreateParams>().toEqualTypeOf<
    z.input<ReturnType<typeof cardPayments.cardSettlementCreateParamsSchema>>
  >();
  expectTypeOf<types.CardRefundCreateParams>().toEqualTypeOf<
    z.input<ReturnType<typeof cardPayments.cardRefundCreateParamsSchema>>
  >();
  expectTypeOf<types.CardReversalCreateParams>().toEqualTypeOf<
    z.input<ReturnType<typeof cardPayments.cardReversalCreateParamsSchema>>
  >();
  expectTypeOf<types.CardIncrementCreateParams>().toEqualTypeOf<
    z.input<ReturnType<typeof cardPayments.cardIncrementCreateParamsSchema>>
  >();
  expectTypeOf<types.CardAuthorizationExpirationCreateParams>().toEqualTypeOf<
    z.input<ReturnType<typeof cardPayments.cardAuthorizationExpirationCreateParamsSchema>>
  >();
  expectTypeOf<types.CardBalanceInquiryCreateParams>().toEqualTypeOf<
    z.input<ReturnType<typeof cardPayments.cardBalanceInquiryCreateParamsSchema>>
  >();
  expectTypeOf<types.CardPaymentElementCategory>().toEqualTypeOf<
    z.output<ReturnType<typeof cardPayments.cardPaymentElementCategorySchema>>
  >();
});

test("real-time-decisions", () => {
  expectTypeOf<types.RealTimeDecision>().toEqualTypeOf<
    z.output<ReturnType<typeof realTimeDecisions.realTimeDecisionSchema>>
  >();
  expectTypeOf<types.RealTimeDecisionCardAuthorization>().toEqualTypeOf<
    z.output<ReturnType<typeof realTimeDecisions.realTimeDecisionCardAuthorizationSchema>>
  >();
  expectTypeOf<types.RealTimeDecisionApproval>().toEqualTypeOf<
    z.output<ReturnType<typeof realTimeDecisions.realTimeDecisionApprovalSchema>>
  >();
  expectTypeOf<types.RealTimeDecisionChoice>().toEqualTypeOf<
    z.input<ReturnType<typeof realTimeDecisions.realTimeDecisionChoiceSchema>>
  >();
  expectTypeOf<types.RealTimeDecisionDecline>().toEqualTypeOf<
    z.output<ReturnType<typeof realTimeDecisions.realTimeDecisionDeclineSchema>>
  >();
  expectTypeOf<types.PartialApprovalCapability>().toEqualTypeOf<
    z.input<ReturnType<typeof realTimeDecisions.partialApprovalCapabilitySchema>>
  >();
  expectTypeOf<types.RealTimeDecisionRequestDetails>().toEqualTypeOf<
    z.output<ReturnType<typeof realTimeDecisions.realTimeDecisionRequestDetailsSchema>>
  >();
  expectTypeOf<types.RealTimeDecisionRequestCategory>().toEqualTypeOf<
    z.output<ReturnType<typeof realTimeDecisions.realTimeDecisionRequestCategorySchema>>
  >();
  expectTypeOf<types.RealTimeDecisionIncrementalAuthorization>().toEqualTypeOf<
    z.output<ReturnType<typeof realTimeDecisions.realTimeDecisionIncrementalAuthorizationSchema>>
  >();
  expectTypeOf<types.RealTimeDecisionCategory>().toEqualTypeOf<
    z.output<ReturnType<typeof realTimeDecisions.realTimeDecisionCategorySchema>>
  >();
  expectTypeOf<types.RealTimeDecisionStatus>().toEqualTypeOf<
    z.output<ReturnType<typeof realTimeDecisions.realTimeDecisionStatusSchema>>
  >();
  expectTypeOf<types.RealTimeDecisionActionParams>().toEqualTypeOf<
    z.input<ReturnType<typeof realTimeDecisions.realTimeDecisionActionParamsSchema>>
  >();
  expectTypeOf<types.CardholderAddressPartResult>().toEqualTypeOf<
    z.input<ReturnType<typeof realTimeDecisions.cardholderAddressPartResultSchema>>
  >();
});

test("physical-card-profiles", () => {
  expectTypeOf<types.PhysicalCardProfileList>().toEqualTypeOf<
    z.output<ReturnType<typeof physicalCardProfiles.physicalCardProfileListSchema>>
  >();
  expectTypeOf<types.PhysicalCardProfile>().toEqualTypeOf<
    z.output<ReturnType<typeof physicalCardProfiles.physicalCardProfileSchema>>
  >();
  expectTypeOf<types.PhysicalCardProfileCreator>().toEqualTypeOf<
    z.output<ReturnType<typeof physicalCardProfiles.physicalCardProfileCreatorSchema>>
  >();
  expectTypeOf<types.PhysicalCardProfileFrontText>().toEqualTypeOf<
    z.output<ReturnType<typeof physicalCardProfiles.physicalCardProfileFrontTextSchema>>
  >();
  expectTypeOf<types.PhysicalCardProfileStatus>().toEqualTypeOf<
    z.input<ReturnType<typeof physicalCardProfiles.physicalCardProfileStatusSchema>>
  >();
  expectTypeOf<types.PhysicalCardProfileListParams>().toEqualTypeOf<
    z.input<ReturnType<typeof physicalCardProfiles.physicalCardProfileListParamsSchema>>
  >();
  expectTypeOf<types.PhysicalCardProfileCreateParams>().toEqualTypeOf<
    z.input<ReturnType<typeof physicalCardProfiles.physicalCardProfileCreateParamsSchema>>
  >();
});

test("files", () => {
  expectTypeOf<types.FileList>().toEqualTypeOf<z.output<ReturnType<typeof files.fileListSchema>>>();
  expectTypeOf<types.File>().toEqualTypeOf<z.output<ReturnType<typeof files.fileSchema>>>();
  expectTypeOf<types.FileDirection>().toEqualTypeOf<z.output<ReturnType<typeof files.fileDirectionSchema>>>();
  expectTypeOf<types.FilePurpose>().toEqualTypeOf<z.input<ReturnType<typeof files.filePurposeSchema>>>();
  expectTypeOf<types.FileContents>().toEqualTypeOf<z.output<ReturnType<typeof files.fileContentsSchema>>>();
  expectTypeOf<types.FileListParams>().toEqualTypeOf<z.input<ReturnType<typeof files.fileListParamsSchema>>>();
  expectTypeOf<types.FileCreateParams>().toEqualTypeOf<z.input<ReturnType<typeof files.fileCreateParamsSchema>>>();
  expectTypeOf<types.FileUploadPurpose>().toEqualTypeOf<z.input<ReturnType<typeof files.fileUploadPurposeSchema>>>();
});

test("lockbox-addresses", () => {
  expectTypeOf<types.LockboxAddressList>().toEqualTypeOf<
    z.output<ReturnType<typeof lockboxAddresses.lockboxAddressListSchema>>
  >();
  expectTypeOf<types.LockboxAddress>().toEqualTypeOf<
    z.output<ReturnType<typeof lockboxAddresses.lockboxAddressSchema>>
  >();
  expectTypeOf<types.LockboxPostalAddress>().toEqualTypeOf<
    z.output<ReturnType<typeof lockboxAddresses.lockboxPostalAddressSchema>>
  >();
  expectTypeOf<types.LockboxAddressStatus>().toEqualTypeOf<
    z.output<ReturnType<typeof lockboxAddresses.lockboxAddressStatusSchema>>
  >();
  expectTypeOf<types.LockboxAddressListParams>().toEqualTypeOf<
    z.input<ReturnType<typeof lockboxAddresses.lockboxAddressListParamsSchema>>
  >();
  expectTypeOf<types.LockboxAddressCreateParams>().toEqualTypeOf<
    z.input<ReturnType<typeof lockboxAddresses.lockboxAddressCreateParamsSchema>>
  >();
  expectTypeOf<types.LockboxAddressUpdateParams>().toEqualTypeOf<
    z.input<ReturnType<typeof lockboxAddresses.lockboxAddressUpdateParamsSchema>>
  >();
  expectTypeOf<types.LockboxAddressUpdateStatus>().toEqualTypeOf<
    z.input<ReturnType<typeof lockboxAddresses.lockboxAddressUpdateStatusSchema>>
  >();
});

test("lockbox-recipients", () => {
  expectTypeOf<types.LockboxRecipientList>().toEqualTypeOf<
    z.output<ReturnType<typeof lockboxRecipients.lockboxRecipientListSchema>>
  >();
  expectTypeOf<types.LockboxRecipient>().toEqualTypeOf<
    z.output<ReturnType<typeof lockboxRecipients.lockboxRecipientSchema>>
  >();
  expectTypeOf<types.LockboxRecipientStatus>().toEqualTypeOf<
    z.input<ReturnType<typeof lockboxRecipients.lockboxRecipientStatusSchema>>
  >();
  expectTypeOf<types.LockboxRecipientListParams>().toEqualTypeOf<
    z.input<ReturnType<typeof lockboxRecipients.lockboxRecipientListParamsSchema>>
  >();
  expectTypeOf<types.LockboxRecipientCreateParams>().toEqualTypeOf<
    z.input<ReturnType<typeof lockboxRecipients.lockboxRecipientCreateParamsSchema>>
  >();
  expectTypeOf<types.LockboxRecipientUpdateParams>().toEqualTypeOf<
    z.input<ReturnType<typeof lockboxRecipients.lockboxRecipientUpdateParamsSchema>>
  >();
});

test("check-deposits", () => {
  expectTypeOf<types.CheckDepositAcceptance>().toEqualTypeOf<
    z.output<ReturnType<typeof checkDeposits.checkDepositAcceptanceSchema>>
  >();
  expectTypeOf<types.CheckDepositReturn>().toEqualTypeOf<
    z.output<ReturnType<typeof checkDeposits.checkDepositReturnSchema>>
  >();
  expectTypeOf<types.CheckDepositReturnReason>().toEqualTypeOf<
    z.output<ReturnType<typeof checkDeposits.checkDepositReturnReasonSchema>>
  >();
  expectTypeOf<types.CheckDepositRejection>().toEqualTypeOf<
    z.output<ReturnType<typeof checkDeposits.checkDepositRejectionSchema>>
  >();
  expectTypeOf<types.CheckDepositRejectionReason>().toEqualTypeOf<
    z.input<ReturnType<typeof checkDeposits.checkDepositRejectionReasonSchema>>
  >();
  expectTypeOf<types.CheckDepositList>().toEqualTypeOf<
    z.output<ReturnType<typeof checkDeposits.checkDepositListSchema>>
  >();
  expectTypeOf<types.CheckDeposit>().toEqualTypeOf<z.output<ReturnType<typeof checkDeposits.checkDepositSchema>>>();
  expectTypeOf<types.CheckDepositAdjustment>().toEqualTypeOf<
    z.output<ReturnType<typeof checkDeposits.checkDepositAdjustmentSchema>>
  >();
  expectTypeOf<types.CheckDepositAdjustmentReason>().toEqualTypeOf<
    z.output<ReturnType<typeof checkDeposits.checkDepositAdjustmentReasonSchema>>
  >();
  expectTypeOf<types.CheckDepositSubmission>().toEqualTypeOf<
    z.output<ReturnType<typeof checkDeposits.checkDepositSubmissionSchema>>
  >();
  expectTypeOf<types.InboundFundsHold>().toEqualTypeOf<
    z.output<ReturnType<typeof checkDeposits.inboundFundsHoldSchema>>
  >();
  expectTypeOf<types.InboundFundsHoldStatus>().toEqualTypeOf<
    z.output<ReturnType<typeof checkDeposits.inboundFundsHoldStatusSchema>>
  >();
  expectTypeOf<types.CheckDepositStatus>().toEqualTypeOf<
    z.output<ReturnType<typeof checkDeposits.checkDepositStatusSchema>>
  >();
  expectTypeOf<types.CheckDepositListParams>().toEqualTypeOf<
    z.input<ReturnType<typeof checkDeposits.checkDepositListParamsSchema>>
  >();
  expectTypeOf<types.CheckDepositCreateParams>().toEqualTypeOf<
    z.input<ReturnType<typeof checkDeposits.checkDepositCreateParamsSchema>>
  >();
  expectTypeOf<types.CheckDepositSubmitParams>().toEqualTypeOf<
    z.input<ReturnType<typeof checkDeposits.checkDepositSubmitParamsSchema>>
  >();
  expectTypeOf<types.CheckDepositRejectParams>().toEqualTypeOf<
    z.input<ReturnType<typeof checkDeposits.checkDepositRejectParamsSchema>>
  >();
});

test("inbound-ach-transfers", () => {
  expectTypeOf<types.TransactionInboundAchTransfer>().toEqualTypeOf<
    z.output<ReturnType<typeof inboundAchTransfers.transactionInboundAchTransferSchema>>
  >();
  expectTypeOf<types.InboundAchTransferAddenda>().toEqualTypeOf<
    z.output<ReturnType<typeof inboundAchTransfers.inboundAchTransferAddendaSchema>>
  >();
  expectTypeOf<types.InboundAchTransferAddendaCategory>().toEqualTypeOf<
    z.input<ReturnType<typeof inboundAchTransfers.inboundAchTransferAddendaCategorySchema>>
  >();
  expectTypeOf<types.InboundAchTransferAddendaFreeform>().toEqualTypeOf<
    z.output<ReturnType<typeof inboundAchTransfers.inboundAchTransferAddendaFreeformSchema>>
  >();
  expectTypeOf<types.InboundAchTransferAddendaEntry>().toEqualTypeOf<
    z.output<ReturnType<typeof inboundAchTransfers.inboundAchTransferAddendaEntrySchema>>
  >();
  expectTypeOf<types.InboundAchTransferReturnIntention>().toEqualTypeOf<
    z.output<ReturnType<typeof inboundAchTransfers.inboundAchTransferReturnIntentionSchema>>
  >();
  expectTypeOf<types.AchDecline>().toEqualTypeOf<z.output<ReturnType<typeof inboundAchTransfers.achDeclineSchema>>>();
  expectTypeOf<types.AchDeclineReason>().toEqualTypeOf<
    z.input<ReturnType<typeof inboundAchTransfers.achDeclineReasonSchema>>
  >();
  expectTypeOf<types.InboundAchTransferList>().toEqualTypeOf<
    z.output<ReturnType<typeof inboundAchTransfers.inboundAchTransferListSchema>>
  >();
  expectTypeOf<types.InboundAchTransfer>().toEqualTypeOf<
    z.output<ReturnType<typeof inboundAchTransfers.inboundAchTransferSchema>>
  >();
  expectTypeOf<types.InboundAchTransferAcceptance>().toEqualTypeOf<
    z.output<ReturnType<typeof inboundAchTransfers.inboundAchTransferAcceptanceSchema>>
  >();
  expectTypeOf<types.InboundAchTransferDecline>().toEqualTypeOf<
    z.output<ReturnType<typeof inboundAchTransfers.inboundAchTransferDeclineSchema>>
  >();
  expectTypeOf<types.InboundAchTransferDirection>().toEqualTypeOf<
    z.output<ReturnType<typeof inboundAchTransfers.inboundAchTransferDirectionSchema>>
  >();
  expectTypeOf<types.InboundAchTransferNotificationOfChange>().toEqualTypeOf<
    z.output<ReturnType<typeof inboundAchTransfers.inboundAchTransferNotificationOfChangeSchema>>
  >();
  expectTypeOf<types.InboundAchTransferSettlement>().toEqualTypeOf<
    z.output<ReturnType<typeof inboundAchTransfers.inboundAchTransferSettlementSchema>>
  >();
  expectTypeOf<types.InboundAchTransferSettlementSchedule>().toEqualTypeOf<
    z.output<ReturnType<typeof inboundAchTransfers.inboundAchTransferSettlementScheduleSchema>>
  >();
  expectTypeOf<types.InboundAchTransferStandardEntryClassCode>().toEqualTypeOf<
    z.input<ReturnType<typeof inboundAchTransfers.inboundAchTransferStandardEntryClassCodeSchema>>
  >();
  expectTypeOf<types.InboundAchTransferStatus>().toEqualTypeOf<
    z.input<ReturnType<typeof inboundAchTransfers.inboundAchTransferStatusSchema>>
  >();
  expectTypeOf<types.InboundAchTransferReturn>().toEqualTypeOf<
    z.output<ReturnType<typeof inboundAchTransfers.inboundAchTransferReturnSchema>>
  >();
  expectTypeOf<types.InboundAchTransferReturnReason>().toEqualTypeOf<
    z.input<ReturnType<typeof inboundAchTransfers.inboundAchTransferReturnReasonSchema>>
  >();
  expectTypeOf<types.InboundAchTransferListParams>().toEqualTypeOf<
    z.input<ReturnType<typeof inboundAchTransfers.inboundAchTransferListParamsSchema>>
  >();
  expectTypeOf<types.InboundAchTransferDeclineParams>().toEqualTypeOf<
    z.input<ReturnType<typeof inboundAchTransfers.inboundAchTransferDeclineParamsSchema>>
  >();
  expectTypeOf<types.InboundAchTransferDeclineReason>().toEqualTypeOf<
    z.input<ReturnType<typeof inboundAchTransfers.inboundAchTransferDeclineReasonSchema>>
  >();
  expectTypeOf<types.InboundAchTransferTransferReturnParams>().toEqualTypeOf<
    z.input<ReturnType<typeof inboundAchTransfers.inboundAchTransferTransferReturnParamsSchema>>
  >();
  expectTypeOf<types.InboundAchTransferCreateParams>().toEqualTypeOf<
    z.input<ReturnType<typeof inboundAchTransfers.inboundAchTransferCreateParamsSchema>>
  >();
});

test("inbound-check-deposits", () => {
  expectTypeOf<types.InboundCheckDepositAcceptance>().toEqualTypeOf<
    z.output<ReturnType<typeof inboundCheckDeposits.inboundCheckDepositAcceptanceSchema>>
  >();
  expectTypeOf<types.CheckDecline>().toEqualTypeOf<
    z.output<ReturnType<typeof inboundCheckDeposits.checkDeclineSchema>>
  >();
  expectTypeOf<types.CheckDeclineReason>().toEqualTypeOf<
    z.input<ReturnType<typeof inboundCheckDeposits.checkDeclineReasonSchema>>
  >();
  expectTypeOf<types.InboundCheckDepositList>().toEqualTypeOf<
    z.output<ReturnType<typeof inboundCheckDeposits.inboundCheckDepositListSchema>>
  >();
  expectTypeOf<types.InboundCheckDeposit>().toEqualTypeOf<
    z.output<ReturnType<typeof inboundCheckDeposits.inboundCheckDepositSchema>>
  >();
  expectTypeOf<types.InboundCheckDepositAdjustment>().toEqualTypeOf<
    z.output<ReturnType<typeof inboundCheckDeposits.inboundCheckDepositAdjustmentSchema>>
  >();
  expectTypeOf<types.InboundCheckDepositAdjustmentReason>().toEqualTypeOf<
    z.output<ReturnType<typeof inboundCheckDeposits.inboundCheckDepositAdjustmentReasonSchema>>
  >();
  expectTypeOf<types.InboundCheckDepositReturn>().toEqualTypeOf<
    z.output<ReturnType<typeof inboundCheckDeposits.inboundCheckDepositReturnSchema>>
  >();
  expectTypeOf<types.InboundCheckDepositReturnReason>().toEqualTypeOf<
    z.input<ReturnType<typeof inboundCheckDeposits.inboundCheckDepositReturnReasonSchema>>
  >();
  expectTypeOf<types.InboundCheckDepositPayeeNameAnalysis>().toEqualTypeOf<
    z.input<ReturnType<typeof inboundCheckDeposits.inboundCheckDepositPayeeNameAnalysisSchema>>
  >();
  expectTypeOf<types.InboundCheckDepositStatus>().toEqualTypeOf<
    z.input<ReturnType<typeof inboundCheckDeposits.inboundCheckDepositStatusSchema>>
  >();
  expectTypeOf<types.InboundCheckDepositListParams>().toEqualTypeOf<
    z.input<ReturnType<typeof inboundCheckDeposits.inboundCheckDepositListParamsSchema>>
  >();
  expectTypeOf<types.InboundCheckDepositReturnParams>().toEqualTypeOf<
    z.input<ReturnType<typeof inboundCheckDeposits.inboundCheckDepositReturnParamsSchema>>
  >();
  expectTypeOf<types.InboundCheckDepositCreateParams>().toEqualTypeOf<
    z.input<ReturnType<typeof inboundCheckDeposits.inboundCheckDepositCreateParamsSchema>>
  >();
});

test("inbound-real-time-payments-transfers", () => {
  expectTypeOf<types.InboundRealTimePaymentsTransferConfirmation>().toEqualTypeOf<
    z.output<ReturnType<typeof inboundRealTimePaymentsTransfers.inboundRealTimePaymentsTransferConfirmationSchema>>
  >();
  expectTypeOf<types.InboundRealTimePaymentsTransferDecline>().toEqualTypeOf<
    z.output<ReturnType<typeof inboundRealTimePaymentsTransfers.inboundRealTimePaymentsTransferDeclineSchema>>
  >();
  expectTypeOf<types.InboundRealTimePaymentsTransferDeclineReason>().toEqualTypeOf<
    z.input<ReturnType<typeof inboundRealTimePaymentsTransfers.inboundRealTimePaymentsTransferDeclineReasonSchema>>
  >();
  expectTypeOf<types.InboundRealTimePaymentsTransferList>().toEqualTypeOf<
    z.output<ReturnType<typeof inboundRealTimePaymentsTransfers.inboundRealTimePaymentsTransferListSchema>>
  >();
  expectTypeOf<types.InboundRealTimePaymentsTransfer>().toEqualTypeOf<
    z.output<ReturnType<typeof inboundRealTimePaymentsTransfers.inboundRealTimePaymentsTransferSchema>>
  >();
  expectTypeOf<types.InboundRealTimePaymentsTransferConfirmed>().toEqualTypeOf<
    z.output<ReturnType<typeof inboundRealTimePaymentsTransfers.inboundRealTimePaymentsTransferConfirmedSchema>>
  >();
  expectTypeOf<types.InboundRealTimePaymentsTransferDeclined>().toEqualTypeOf<
    z.output<ReturnType<typeof inboundRealTimePaymentsTransfers.inboundRealTimePaymentsTransferDeclinedSchema>>
  >();
  expectTypeOf<types.InboundRealTimePaymentsTransferStatus>().toEqualTypeOf<
    z.input<ReturnType<typeof inboundRealTimePaymentsTransfers.inboundRealTimePaymentsTransferStatusSchema>>
  >();
  expectTypeOf<types.InboundRealTimePaymentsTransferListParams>().toEqualTypeOf<
    z.input<ReturnType<typeof inboundRealTimePaymentsTransfers.inboundRealTimePaymentsTransferListParamsSchema>>
  >();
  expectTypeOf<types.InboundRealTimePaymentsTransferCreateParams>().toEqualTypeOf<
    z.input<ReturnType<typeof inboundRealTimePaymentsTransfers.inboundRealTimePaymentsTransferCreateParamsSchema>>
  >();
});

test("inbound-fednow-transfers", () => {
  expectTypeOf<types.InboundFednowTransferConfirmation>().toEqualTypeOf<
    z.output<ReturnType<typeof inboundFednowTransfers.inboundFednowTransferConfirmationSchema>>
  >();
  expectTypeOf<types.InboundFednowTransferDecline>().toEqualTypeOf<
    z.output<ReturnType<typeof inboundFednowTransfers.inboundFednowTransferDeclineSchema>>
  >();
  expectTypeOf<types.InboundFednowTransferDeclineReason>().toEqualTypeOf<
    z.input<ReturnType<typeof inboundFednowTransfers.inboundFednowTransferDeclineReasonSchema>>
  >();
  expectTypeOf<types.InboundFednowTransferList>().toEqualTypeOf<
    z.output<ReturnType<typeof inboundFednowTransfers.inboundFednowTransferListSchema>>
  >();
  expectTypeOf<types.InboundFednowTransfer>().toEqualTypeOf<
    z.output<ReturnType<typeof inboundFednowTransfers.inboundFednowTransferSchema>>
  >();
  expectTypeOf<types.InboundFednowTransferStatus>().toEqualTypeOf<
    z.input<ReturnType<typeof inboundFednowTransfers.inboundFednowTransferStatusSchema>>
  >();
  expectTypeOf<types.InboundFednowTransferListParams>().toEqualTypeOf<
    z.input<ReturnType<typeof inboundFednowTransfers.inboundFednowTransferListParamsSchema>>
  >();
  expectTypeOf<types.InboundFednowTransferCreateParams>().toEqualTypeOf<
    z.input<ReturnType<typeof inboundFednowTransfers.inboundFednowTransferCreateParamsSchema>>
  >();
});

test("inbound-wire-transfers", () => {
  expectTypeOf<types.TransactionInboundWireTransfer>().toEqualTypeOf<
    z.output<ReturnType<typeof inboundWireTransfers.transactionInboundWireTransferSchema>>
  >();
  expectTypeOf<types.WireDecline>().toEqualTypeOf<
    z.output<ReturnType<typeof inboundWireTransfers.wireDeclineSchema>>
  >();
  expectTypeOf<types.WireDeclineReason>().toEqualTypeOf<
    z.input<ReturnType<typeof inboundWireTransfers.wireDeclineReasonSchema>>
  >();
  expectTypeOf<types.InboundWireTransferList>().toEqualTypeOf<
    z.output<ReturnType<typeof inboundWireTransfers.inboundWireTransferListSchema>>
  >();
  expectTypeOf<types.InboundWireTransfer>().toEqualTypeOf<
    z.output<ReturnType<typeof inboundWireTransfers.inboundWireTransferSchema>>
  >();
  expectTypeOf<types.InboundWireTransferAcceptance>().toEqualTypeOf<
    z.output<ReturnType<typeof inboundWireTransfers.inboundWireTransferAcceptanceSchema>>
  >();
  expectTypeOf<types.InboundWireTransferReversal>().toEqualTypeOf<
    z.output<ReturnType<typeof inboundWireTransfers.inboundWireTransferReversalSchema>>
  >();
  expectTypeOf<types.InboundWireTransferReversalReason>().toEqualTypeOf<
    z.input<ReturnType<typeof inboundWireTransfers.inboundWireTransferReversalReasonSchema>>
  >();
  expectTypeOf<types.InboundWireTransferStatus>().toEqualTypeOf<
    z.input<ReturnType<typeof inboundWireTransfers.inboundWireTransferStatusSchema>>
  >();
  expectTypeOf<types.InboundWireTransferListParams>().toEqualTypeOf<
    z.input<ReturnType<typeof inboundWireTransfers.inboundWireTransferListParamsSchema>>
  >();
  expectTypeOf<types.InboundWireTransferReverseParams>().toEqualTypeOf<
    z.input<ReturnType<typeof inboundWireTransfers.inboundWireTransferReverseParamsSchema>>
  >();
  expectTypeOf<types.InboundWireTransferCreateParams>().toEqualTypeOf<
    z.input<ReturnType<typeof inboundWireTransfers.inboundWireTransferCreateParamsSchema>>
  >();
});

test("event-subscriptions", () => {
  expectTypeOf<types.EventSubscriptionList>().toEqualTypeOf<
    z.output<ReturnType<typeof eventSubscriptions.eventSubscriptionListSchema>>
  >();
  expectTypeOf<types.EventSubscription>().toEqualTypeOf<
    z.output<ReturnType<typeof eventSubscriptions.eventSubscriptionSchema>>
  >();
  expectTypeOf<types.SelectedEventCategory>().toEqualTypeOf<
    z.output<ReturnType<typeof eventSubscriptions.selectedEventCategorySchema>>
  >();
  expectTypeOf<types.EventSubscriptionStatus>().toEqualTypeOf<
    z.input<ReturnType<typeof eventSubscriptions.eventSubscriptionStatusSchema>>
  >();
  expectTypeOf<types.EventSubscriptionListParams>().toEqualTypeOf<
    z.input<ReturnType<typeof eventSubscriptions.eventSubscriptionListParamsSchema>>
  >();
  expectTypeOf<types.EventSubscriptionCreateParams>().toEqualTypeOf<
    z.input<ReturnType<typeof eventSubscriptions.eventSubscriptionCreateParamsSchema>>
  >();
  expectTypeOf<types.EventSubscriptionCreateStatus>().toEqualTypeOf<
    z.input<ReturnType<typeof eventSubscriptions.eventSubscriptionCreateStatusSchema>>
  >();
  expectTypeOf<types.EventSubscriptionUpdateParams>().toEqualTypeOf<
    z.input<ReturnType<typeof eventSubscriptions.eventSubscriptionUpdateParamsSchema>>
  >();
});
