// Generated from packages/contract/src by `npm run generate`. Do not edit.

import type * as contract from "@sandbank/contract";
import { expectTypeOf, test } from "vitest";
import type * as sdk from "../../src/resources/index.ts";
import type { Closed, Merged, WithTextCursor } from "../closed.ts";

test("ids", () => {
  expectTypeOf<Closed<sdk.AccountId>>().toEqualTypeOf<contract.AccountId>();
  expectTypeOf<Closed<sdk.EntityId>>().toEqualTypeOf<contract.EntityId>();
  expectTypeOf<Closed<sdk.ProgramId>>().toEqualTypeOf<contract.ProgramId>();
  expectTypeOf<Closed<sdk.TransactionId>>().toEqualTypeOf<contract.TransactionId>();
  expectTypeOf<Closed<sdk.CardRefundId>>().toEqualTypeOf<contract.CardRefundId>();
  expectTypeOf<Closed<sdk.CardPaymentId>>().toEqualTypeOf<contract.CardPaymentId>();
  expectTypeOf<Closed<sdk.CardSettlementId>>().toEqualTypeOf<contract.CardSettlementId>();
  expectTypeOf<Closed<sdk.CardAuthorizationId>>().toEqualTypeOf<contract.CardAuthorizationId>();
  expectTypeOf<Closed<sdk.PendingTransactionId>>().toEqualTypeOf<contract.PendingTransactionId>();
  expectTypeOf<Closed<sdk.CheckDepositId>>().toEqualTypeOf<contract.CheckDepositId>();
  expectTypeOf<Closed<sdk.InboundAchTransferId>>().toEqualTypeOf<contract.InboundAchTransferId>();
  expectTypeOf<Closed<sdk.FileId>>().toEqualTypeOf<contract.FileId>();
  expectTypeOf<Closed<sdk.InboundCheckDepositId>>().toEqualTypeOf<contract.InboundCheckDepositId>();
  expectTypeOf<Closed<sdk.InboundFednowTransferId>>().toEqualTypeOf<contract.InboundFednowTransferId>();
  expectTypeOf<
    Closed<sdk.InboundRealTimePaymentsTransferId>
  >().toEqualTypeOf<contract.InboundRealTimePaymentsTransferId>();
  expectTypeOf<Closed<sdk.InboundWireTransferId>>().toEqualTypeOf<contract.InboundWireTransferId>();
  expectTypeOf<Closed<sdk.AccountNumberId>>().toEqualTypeOf<contract.AccountNumberId>();
  expectTypeOf<Closed<sdk.PhysicalCardId>>().toEqualTypeOf<contract.PhysicalCardId>();
  expectTypeOf<Closed<sdk.CardId>>().toEqualTypeOf<contract.CardId>();
  expectTypeOf<Closed<sdk.PhysicalCardProfileId>>().toEqualTypeOf<contract.PhysicalCardProfileId>();
  expectTypeOf<Closed<sdk.LimitId>>().toEqualTypeOf<contract.LimitId>();
  expectTypeOf<Closed<sdk.DeclinedTransactionId>>().toEqualTypeOf<contract.DeclinedTransactionId>();
  expectTypeOf<Closed<sdk.AchDeclineId>>().toEqualTypeOf<contract.AchDeclineId>();
  expectTypeOf<Closed<sdk.CardDeclineId>>().toEqualTypeOf<contract.CardDeclineId>();
  expectTypeOf<Closed<sdk.DigitalWalletTokenId>>().toEqualTypeOf<contract.DigitalWalletTokenId>();
  expectTypeOf<Closed<sdk.RealTimeDecisionId>>().toEqualTypeOf<contract.RealTimeDecisionId>();
  expectTypeOf<Closed<sdk.CheckTransferId>>().toEqualTypeOf<contract.CheckTransferId>();
  expectTypeOf<Closed<sdk.InboundMailItemId>>().toEqualTypeOf<contract.InboundMailItemId>();
  expectTypeOf<Closed<sdk.LockboxAddressId>>().toEqualTypeOf<contract.LockboxAddressId>();
  expectTypeOf<Closed<sdk.LockboxId>>().toEqualTypeOf<contract.LockboxId>();
  expectTypeOf<Closed<sdk.EventId>>().toEqualTypeOf<contract.EventId>();
  expectTypeOf<Closed<sdk.CardAuthenticationId>>().toEqualTypeOf<contract.CardAuthenticationId>();
  expectTypeOf<Closed<sdk.CardBalanceInquiryId>>().toEqualTypeOf<contract.CardBalanceInquiryId>();
  expectTypeOf<Closed<sdk.CardValidationId>>().toEqualTypeOf<contract.CardValidationId>();
  expectTypeOf<Closed<sdk.CardReversalId>>().toEqualTypeOf<contract.CardReversalId>();
  expectTypeOf<Closed<sdk.CardAuthorizationExpirationId>>().toEqualTypeOf<contract.CardAuthorizationExpirationId>();
  expectTypeOf<Closed<sdk.CardIncrementId>>().toEqualTypeOf<contract.CardIncrementId>();
  expectTypeOf<Closed<sdk.CardFuelConfirmationId>>().toEqualTypeOf<contract.CardFuelConfirmationId>();
  expectTypeOf<Closed<sdk.CardFinancialId>>().toEqualTypeOf<contract.CardFinancialId>();
  expectTypeOf<Closed<sdk.EventSubscriptionId>>().toEqualTypeOf<contract.EventSubscriptionId>();
});

test("shared", () => {
  expectTypeOf<Closed<sdk.Currency>>().toEqualTypeOf<contract.Currency>();
  expectTypeOf<Closed<sdk.RouteType>>().toEqualTypeOf<contract.RouteType>();
  expectTypeOf<Closed<sdk.CreatedAtFilter>>().toEqualTypeOf<contract.CreatedAtFilter>();
});

test("accounts", () => {
  expectTypeOf<Closed<sdk.Account>>().toEqualTypeOf<contract.Account>();
  expectTypeOf<Closed<sdk.BankName>>().toEqualTypeOf<contract.BankName>();
  expectTypeOf<Closed<sdk.AccountFunding>>().toEqualTypeOf<contract.AccountFunding>();
  expectTypeOf<Closed<sdk.AccountLoan>>().toEqualTypeOf<contract.AccountLoan>();
  expectTypeOf<Closed<sdk.LoanStatementPaymentType>>().toEqualTypeOf<contract.LoanStatementPaymentType>();
  expectTypeOf<Closed<sdk.AccountStatus>>().toEqualTypeOf<contract.AccountStatus>();
  expectTypeOf<Closed<sdk.BalanceLookup>>().toEqualTypeOf<contract.BalanceLookup>();
  expectTypeOf<Closed<sdk.AccountLoanBalance>>().toEqualTypeOf<contract.AccountLoanBalance>();
  expectTypeOf<WithTextCursor<Closed<sdk.AccountListParams>>>().toEqualTypeOf<contract.AccountListParams>();
  expectTypeOf<Closed<sdk.AccountCreateParamsFields>>().toEqualTypeOf<contract.AccountCreateParams>();
  expectTypeOf<Closed<sdk.AccountCreateParams>>().toExtend<contract.AccountCreateParams>();
  expectTypeOf<Closed<sdk.AccountCreateLoanParams>>().toEqualTypeOf<contract.AccountCreateLoanParams>();
  expectTypeOf<Closed<sdk.AccountUpdateParams>>().toEqualTypeOf<contract.AccountUpdateParams>();
  expectTypeOf<Closed<sdk.AccountUpdateLoanParams>>().toEqualTypeOf<contract.AccountUpdateLoanParams>();
  expectTypeOf<Closed<sdk.AccountBalanceParams>>().toEqualTypeOf<contract.AccountBalanceParams>();
  expectTypeOf<
    Closed<sdk.AccountRevenuePaymentCreateParams>
  >().toEqualTypeOf<contract.AccountRevenuePaymentCreateParams>();
  expectTypeOf<Closed<sdk.InterestPaymentCreateParams>>().toEqualTypeOf<contract.InterestPaymentCreateParams>();
});

test("account-numbers", () => {
  expectTypeOf<Closed<sdk.AccountNumber>>().toEqualTypeOf<contract.AccountNumber>();
  expectTypeOf<Closed<sdk.AccountNumberInboundAch>>().toEqualTypeOf<contract.AccountNumberInboundAch>();
  expectTypeOf<Closed<sdk.AccountNumberAchDebitStatus>>().toEqualTypeOf<contract.AccountNumberAchDebitStatus>();
  expectTypeOf<Closed<sdk.AccountNumberInboundChecks>>().toEqualTypeOf<contract.AccountNumberInboundChecks>();
  expectTypeOf<Closed<sdk.AccountNumberCheckStatus>>().toEqualTypeOf<contract.AccountNumberCheckStatus>();
  expectTypeOf<Closed<sdk.AccountNumberStatus>>().toEqualTypeOf<contract.AccountNumberStatus>();
  expectTypeOf<WithTextCursor<Closed<sdk.AccountNumberListParams>>>().toEqualTypeOf<contract.AccountNumberListParams>();
  expectTypeOf<Closed<sdk.AccountNumberCreateParams>>().toEqualTypeOf<contract.AccountNumberCreateParams>();
  expectTypeOf<
    Closed<sdk.AccountNumberCreateInboundAchParams>
  >().toEqualTypeOf<contract.AccountNumberCreateInboundAchParams>();
  expectTypeOf<
    Closed<sdk.AccountNumberCreateInboundChecksParams>
  >().toEqualTypeOf<contract.AccountNumberCreateInboundChecksParams>();
  expectTypeOf<Closed<sdk.AccountNumberUpdateParams>>().toEqualTypeOf<contract.AccountNumberUpdateParams>();
  expectTypeOf<
    Closed<sdk.AccountNumberUpdateInboundAchParams>
  >().toEqualTypeOf<contract.AccountNumberUpdateInboundAchParams>();
  expectTypeOf<
    Closed<sdk.AccountNumberUpdateInboundChecksParams>
  >().toEqualTypeOf<contract.AccountNumberUpdateInboundChecksParams>();
});

test("physical-cards", () => {
  expectTypeOf<Closed<sdk.PhysicalCard>>().toEqualTypeOf<contract.PhysicalCard>();
  expectTypeOf<Closed<sdk.PhysicalCardCardholder>>().toEqualTypeOf<contract.PhysicalCardCardholder>();
  expectTypeOf<Closed<sdk.PhysicalCardShipment>>().toEqualTypeOf<contract.PhysicalCardShipment>();
  expectTypeOf<Closed<sdk.PhysicalCardShipmentAddress>>().toEqualTypeOf<contract.PhysicalCardShipmentAddress>();
  expectTypeOf<Closed<sdk.PhysicalCardShipmentMethod>>().toEqualTypeOf<contract.PhysicalCardShipmentMethod>();
  expectTypeOf<Closed<sdk.PhysicalCardShipmentSchedule>>().toEqualTypeOf<contract.PhysicalCardShipmentSchedule>();
  expectTypeOf<Closed<sdk.PhysicalCardShipmentStatus>>().toEqualTypeOf<contract.PhysicalCardShipmentStatus>();
  expectTypeOf<Closed<sdk.PhysicalCardTracking>>().toEqualTypeOf<contract.PhysicalCardTracking>();
  expectTypeOf<Closed<sdk.PhysicalCardTrackingUpdate>>().toEqualTypeOf<contract.PhysicalCardTrackingUpdate>();
  expectTypeOf<
    Closed<sdk.PhysicalCardTrackingUpdateCategory>
  >().toEqualTypeOf<contract.PhysicalCardTrackingUpdateCategory>();
  expectTypeOf<Closed<sdk.PhysicalCardStatus>>().toEqualTypeOf<contract.PhysicalCardStatus>();
  expectTypeOf<WithTextCursor<Closed<sdk.PhysicalCardListParams>>>().toEqualTypeOf<contract.PhysicalCardListParams>();
  expectTypeOf<Closed<sdk.PhysicalCardCreateParams>>().toEqualTypeOf<contract.PhysicalCardCreateParams>();
  expectTypeOf<
    Closed<sdk.PhysicalCardCreateCardholderParams>
  >().toEqualTypeOf<contract.PhysicalCardCreateCardholderParams>();
  expectTypeOf<
    Closed<sdk.PhysicalCardCreateShipmentParams>
  >().toEqualTypeOf<contract.PhysicalCardCreateShipmentParams>();
  expectTypeOf<Closed<sdk.PhysicalCardCreateAddressParams>>().toEqualTypeOf<contract.PhysicalCardCreateAddressParams>();
  expectTypeOf<Closed<sdk.PhysicalCardUpdateParams>>().toEqualTypeOf<contract.PhysicalCardUpdateParams>();
  expectTypeOf<
    Closed<sdk.PhysicalCardAdvanceShipmentParams>
  >().toEqualTypeOf<contract.PhysicalCardAdvanceShipmentParams>();
  expectTypeOf<
    Closed<sdk.PhysicalCardAddTrackingUpdateParams>
  >().toEqualTypeOf<contract.PhysicalCardAddTrackingUpdateParams>();
});

test("limits", () => {
  expectTypeOf<Closed<sdk.Limit>>().toEqualTypeOf<contract.Limit>();
  expectTypeOf<Closed<sdk.LimitInterval>>().toEqualTypeOf<contract.LimitInterval>();
  expectTypeOf<Closed<sdk.LimitMetric>>().toEqualTypeOf<contract.LimitMetric>();
  expectTypeOf<Closed<sdk.LimitModelType>>().toEqualTypeOf<contract.LimitModelType>();
  expectTypeOf<Closed<sdk.LimitStatus>>().toEqualTypeOf<contract.LimitStatus>();
  expectTypeOf<WithTextCursor<Closed<sdk.LimitListParams>>>().toEqualTypeOf<contract.LimitListParams>();
  expectTypeOf<Closed<sdk.LimitCreateParams>>().toEqualTypeOf<contract.LimitCreateParams>();
  expectTypeOf<Closed<sdk.LimitUpdateParams>>().toEqualTypeOf<contract.LimitUpdateParams>();
});

test("declined-transactions", () => {
  expectTypeOf<Closed<sdk.CardSchemeFee>>().toEqualTypeOf<contract.CardSchemeFee>();
  expectTypeOf<Closed<sdk.CardSchemeFeeType>>().toEqualTypeOf<contract.CardSchemeFeeType>();
  expectTypeOf<Closed<sdk.CardNetwork>>().toEqualTypeOf<contract.CardNetwork>();
  expectTypeOf<Closed<sdk.DeclinedTransaction>>().toEqualTypeOf<contract.DeclinedTransaction>();
  expectTypeOf<Closed<sdk.DeclinedTransactionSource>>().toEqualTypeOf<contract.DeclinedTransactionSource>();
  expectTypeOf<Closed<sdk.CardDecline>>().toEqualTypeOf<contract.CardDecline>();
  expectTypeOf<Closed<sdk.CardRealTimeDecisionReason>>().toEqualTypeOf<contract.CardRealTimeDecisionReason>();
  expectTypeOf<Closed<sdk.CardDeclineReason>>().toEqualTypeOf<contract.CardDeclineReason>();
  expectTypeOf<Closed<sdk.CardActioner>>().toEqualTypeOf<contract.CardActioner>();
  expectTypeOf<Closed<sdk.CardAdditionalAmounts>>().toEqualTypeOf<contract.CardAdditionalAmounts>();
  expectTypeOf<Closed<sdk.CardAdditionalAmount>>().toEqualTypeOf<contract.CardAdditionalAmount>();
  expectTypeOf<Closed<sdk.CardNetworkDetails>>().toEqualTypeOf<contract.CardNetworkDetails>();
  expectTypeOf<Closed<sdk.CardnetDetails>>().toEqualTypeOf<contract.CardnetDetails>();
  expectTypeOf<Closed<sdk.ElectronicCommerceIndicator>>().toEqualTypeOf<contract.ElectronicCommerceIndicator>();
  expectTypeOf<Closed<sdk.PointOfServiceEntryMode>>().toEqualTypeOf<contract.PointOfServiceEntryMode>();
  expectTypeOf<Closed<sdk.StandInProcessingReason>>().toEqualTypeOf<contract.StandInProcessingReason>();
  expectTypeOf<Closed<sdk.TerminalEntryCapability>>().toEqualTypeOf<contract.TerminalEntryCapability>();
  expectTypeOf<Closed<sdk.DebitnetDetails>>().toEqualTypeOf<contract.DebitnetDetails>();
  expectTypeOf<Closed<sdk.CardNetworkIdentifiers>>().toEqualTypeOf<contract.CardNetworkIdentifiers>();
  expectTypeOf<Closed<sdk.CardVerification>>().toEqualTypeOf<contract.CardVerification>();
  expectTypeOf<Closed<sdk.CardVerificationCode>>().toEqualTypeOf<contract.CardVerificationCode>();
  expectTypeOf<Closed<sdk.CardVerificationCodeResult>>().toEqualTypeOf<contract.CardVerificationCodeResult>();
  expectTypeOf<Closed<sdk.CardholderAddress>>().toEqualTypeOf<contract.CardholderAddress>();
  expectTypeOf<Closed<sdk.CardholderAddressResult>>().toEqualTypeOf<contract.CardholderAddressResult>();
  expectTypeOf<Closed<sdk.CardholderName>>().toEqualTypeOf<contract.CardholderName>();
  expectTypeOf<Closed<sdk.CardDirection>>().toEqualTypeOf<contract.CardDirection>();
  expectTypeOf<Closed<sdk.CardProcessingCategory>>().toEqualTypeOf<contract.CardProcessingCategory>();
  expectTypeOf<Closed<sdk.DeclinedTransactionOther>>().toEqualTypeOf<contract.DeclinedTransactionOther>();
  expectTypeOf<
    WithTextCursor<Closed<sdk.DeclinedTransactionListParams>>
  >().toEqualTypeOf<contract.DeclinedTransactionListParams>();
  expectTypeOf<Closed<sdk.DeclinedTransactionCategory>>().toEqualTypeOf<contract.DeclinedTransactionCategory>();
});

test("inbound-mail-items", () => {
  expectTypeOf<Closed<sdk.InboundMailItem>>().toEqualTypeOf<contract.InboundMailItem>();
  expectTypeOf<Closed<sdk.InboundMailItemCheck>>().toEqualTypeOf<contract.InboundMailItemCheck>();
  expectTypeOf<Closed<sdk.InboundMailItemCheckStatus>>().toEqualTypeOf<contract.InboundMailItemCheckStatus>();
  expectTypeOf<Closed<sdk.InboundMailItemRejectionReason>>().toEqualTypeOf<contract.InboundMailItemRejectionReason>();
  expectTypeOf<Closed<sdk.InboundMailItemStatus>>().toEqualTypeOf<contract.InboundMailItemStatus>();
  expectTypeOf<
    WithTextCursor<Closed<sdk.InboundMailItemListParams>>
  >().toEqualTypeOf<contract.InboundMailItemListParams>();
  expectTypeOf<Closed<Omit<sdk.InboundMailItemActionParams, "checks">>>().toEqualTypeOf<
    Omit<contract.InboundMailItemActionParams, "checks">
  >();
  expectTypeOf<Closed<sdk.InboundMailItemActionParams>>().toExtend<contract.InboundMailItemActionParams>();
  expectTypeOf<
    Closed<sdk.InboundMailItemActionCheckParamsFields>
  >().toEqualTypeOf<contract.InboundMailItemActionCheckParams>();
  expectTypeOf<Closed<sdk.InboundMailItemActionCheckParams>>().toExtend<contract.InboundMailItemActionCheckParams>();
  expectTypeOf<Closed<sdk.InboundMailItemCheckAction>>().toEqualTypeOf<contract.InboundMailItemCheckAction>();
  expectTypeOf<Closed<sdk.InboundMailItemCreateParamsFields>>().toEqualTypeOf<contract.InboundMailItemCreateParams>();
  expectTypeOf<Closed<sdk.InboundMailItemCreateParams>>().toExtend<contract.InboundMailItemCreateParams>();
});

test("events", () => {
  expectTypeOf<Merged<Closed<sdk.Event>>>().toEqualTypeOf<contract.Event>();
  expectTypeOf<Closed<sdk.EventCategory>>().toEqualTypeOf<contract.EventCategory>();
  expectTypeOf<WithTextCursor<Closed<sdk.EventListParams>>>().toEqualTypeOf<contract.EventListParams>();
  expectTypeOf<Closed<sdk.EventOrder>>().toEqualTypeOf<contract.EventOrder>();
  expectTypeOf<Closed<sdk.EventOrderField>>().toEqualTypeOf<contract.EventOrderField>();
  expectTypeOf<Closed<sdk.EventOrderDirection>>().toEqualTypeOf<contract.EventOrderDirection>();
});

test("transactions", () => {
  expectTypeOf<Closed<sdk.Transaction>>().toEqualTypeOf<contract.Transaction>();
  expectTypeOf<Closed<sdk.TransactionSource>>().toEqualTypeOf<contract.TransactionSource>();
  expectTypeOf<Closed<sdk.AccountRevenuePayment>>().toEqualTypeOf<contract.AccountRevenuePayment>();
  expectTypeOf<Closed<sdk.CardRefund>>().toEqualTypeOf<contract.CardRefund>();
  expectTypeOf<Closed<sdk.CardCashback>>().toEqualTypeOf<contract.CardCashback>();
  expectTypeOf<Closed<sdk.CardInterchange>>().toEqualTypeOf<contract.CardInterchange>();
  expectTypeOf<
    Closed<sdk.CardSettlementNetworkIdentifiers>
  >().toEqualTypeOf<contract.CardSettlementNetworkIdentifiers>();
  expectTypeOf<Closed<sdk.CardPurchaseDetails>>().toEqualTypeOf<contract.CardPurchaseDetails>();
  expectTypeOf<Closed<sdk.CardSettlement>>().toEqualTypeOf<contract.CardSettlement>();
  expectTypeOf<Closed<sdk.CardSurcharge>>().toEqualTypeOf<contract.CardSurcharge>();
  expectTypeOf<Closed<sdk.InterestPayment>>().toEqualTypeOf<contract.InterestPayment>();
  expectTypeOf<Closed<sdk.TransactionOther>>().toEqualTypeOf<contract.TransactionOther>();
  expectTypeOf<WithTextCursor<Closed<sdk.TransactionListParams>>>().toEqualTypeOf<contract.TransactionListParams>();
  expectTypeOf<Closed<sdk.TransactionCategory>>().toEqualTypeOf<contract.TransactionCategory>();
});

test("entities", () => {
  expectTypeOf<Closed<sdk.Entity>>().toEqualTypeOf<contract.Entity>();
  expectTypeOf<Closed<sdk.EntityCorporation>>().toEqualTypeOf<contract.EntityCorporation>();
  expectTypeOf<Closed<sdk.EntityAddress>>().toEqualTypeOf<contract.EntityAddress>();
  expectTypeOf<Closed<sdk.EntityGovernmentAuthority>>().toEqualTypeOf<contract.EntityGovernmentAuthority>();
  expectTypeOf<
    Closed<sdk.EntityGovernmentAuthorityCategory>
  >().toEqualTypeOf<contract.EntityGovernmentAuthorityCategory>();
  expectTypeOf<Closed<sdk.EntityAuthorizedPerson>>().toEqualTypeOf<contract.EntityAuthorizedPerson>();
  expectTypeOf<Closed<sdk.EntityJoint>>().toEqualTypeOf<contract.EntityJoint>();
  expectTypeOf<Closed<sdk.EntityNaturalPerson>>().toEqualTypeOf<contract.EntityNaturalPerson>();
  expectTypeOf<Closed<sdk.EntityStatus>>().toEqualTypeOf<contract.EntityStatus>();
  expectTypeOf<Closed<sdk.EntityStructure>>().toEqualTypeOf<contract.EntityStructure>();
  expectTypeOf<Closed<sdk.EntityTrust>>().toEqualTypeOf<contract.EntityTrust>();
  expectTypeOf<Closed<sdk.EntityTrustCategory>>().toEqualTypeOf<contract.EntityTrustCategory>();
  expectTypeOf<WithTextCursor<Closed<sdk.EntityListParams>>>().toEqualTypeOf<contract.EntityListParams>();
  expectTypeOf<Closed<sdk.EntityCreateParamsFields>>().toEqualTypeOf<contract.EntityCreateParams>();
  expectTypeOf<Closed<sdk.EntityCreateParams>>().toExtend<contract.EntityCreateParams>();
  expectTypeOf<Closed<sdk.EntityCreateCorporationParams>>().toEqualTypeOf<contract.EntityCreateCorporationParams>();
  expectTypeOf<Closed<sdk.EntityAddressParams>>().toEqualTypeOf<contract.EntityAddressParams>();
  expectTypeOf<
    Closed<sdk.EntityCreateGovernmentAuthorityParams>
  >().toEqualTypeOf<contract.EntityCreateGovernmentAuthorityParams>();
  expectTypeOf<Closed<sdk.EntityCreateJointParams>>().toEqualTypeOf<contract.EntityCreateJointParams>();
  expectTypeOf<Closed<sdk.EntityCreateNaturalPersonParams>>().toEqualTypeOf<contract.EntityCreateNaturalPersonParams>();
  expectTypeOf<Closed<sdk.EntityCreateTrustParams>>().toEqualTypeOf<contract.EntityCreateTrustParams>();
  expectTypeOf<Closed<sdk.EntityUpdateParams>>().toEqualTypeOf<contract.EntityUpdateParams>();
});

test("programs", () => {
  expectTypeOf<Closed<sdk.Program>>().toEqualTypeOf<contract.Program>();
  expectTypeOf<Closed<sdk.ProgramLending>>().toEqualTypeOf<contract.ProgramLending>();
  expectTypeOf<WithTextCursor<Closed<sdk.ProgramListParams>>>().toEqualTypeOf<contract.ProgramListParams>();
  expectTypeOf<Closed<sdk.ProgramCreateParams>>().toEqualTypeOf<contract.ProgramCreateParams>();
});

test("pending-transactions", () => {
  expectTypeOf<Closed<sdk.PendingTransaction>>().toEqualTypeOf<contract.PendingTransaction>();
  expectTypeOf<Closed<sdk.PendingTransactionSource>>().toEqualTypeOf<contract.PendingTransactionSource>();
  expectTypeOf<Closed<sdk.CardAuthorization>>().toEqualTypeOf<contract.CardAuthorization>();
  expectTypeOf<Closed<sdk.CardHealthcare>>().toEqualTypeOf<contract.CardHealthcare>();
  expectTypeOf<
    Closed<sdk.MerchantNinetyPercentEligibility>
  >().toEqualTypeOf<contract.MerchantNinetyPercentEligibility>();
  expectTypeOf<Closed<sdk.CheckDepositInstruction>>().toEqualTypeOf<contract.CheckDepositInstruction>();
  expectTypeOf<Closed<sdk.UserInitiatedHold>>().toEqualTypeOf<contract.UserInitiatedHold>();
  expectTypeOf<Closed<sdk.PendingTransactionOther>>().toEqualTypeOf<contract.PendingTransactionOther>();
  expectTypeOf<Closed<sdk.PendingTransactionStatus>>().toEqualTypeOf<contract.PendingTransactionStatus>();
  expectTypeOf<
    WithTextCursor<Closed<sdk.PendingTransactionListParams>>
  >().toEqualTypeOf<contract.PendingTransactionListParams>();
  expectTypeOf<Closed<sdk.PendingTransactionCategory>>().toEqualTypeOf<contract.PendingTransactionCategory>();
  expectTypeOf<Closed<sdk.PendingTransactionCreateParams>>().toEqualTypeOf<contract.PendingTransactionCreateParams>();
});

test("cards", () => {
  expectTypeOf<Closed<sdk.Card>>().toEqualTypeOf<contract.Card>();
  expectTypeOf<Closed<sdk.CardAuthorizationControls>>().toEqualTypeOf<contract.CardAuthorizationControls>();
  expectTypeOf<
    Closed<sdk.CardMerchantAcceptorIdentifierControl>
  >().toEqualTypeOf<contract.CardMerchantAcceptorIdentifierControl>();
  expectTypeOf<Closed<sdk.CardMerchantAcceptorIdentifier>>().toEqualTypeOf<contract.CardMerchantAcceptorIdentifier>();
  expectTypeOf<Closed<sdk.CardMerchantCategoryCodeControl>>().toEqualTypeOf<contract.CardMerchantCategoryCodeControl>();
  expectTypeOf<Closed<sdk.CardMerchantCategoryCode>>().toEqualTypeOf<contract.CardMerchantCategoryCode>();
  expectTypeOf<Closed<sdk.CardMerchantCountryControl>>().toEqualTypeOf<contract.CardMerchantCountryControl>();
  expectTypeOf<Closed<sdk.CardMerchantCountry>>().toEqualTypeOf<contract.CardMerchantCountry>();
  expectTypeOf<Closed<sdk.CardUsage>>().toEqualTypeOf<contract.CardUsage>();
  expectTypeOf<Closed<sdk.CardUsageCategory>>().toEqualTypeOf<contract.CardUsageCategory>();
  expectTypeOf<Closed<sdk.CardMultiUse>>().toEqualTypeOf<contract.CardMultiUse>();
  expectTypeOf<Closed<sdk.CardSpendingLimit>>().toEqualTypeOf<contract.CardSpendingLimit>();
  expectTypeOf<Closed<sdk.CardSpendingLimitInterval>>().toEqualTypeOf<contract.CardSpendingLimitInterval>();
  expectTypeOf<Closed<sdk.CardSingleUse>>().toEqualTypeOf<contract.CardSingleUse>();
  expectTypeOf<Closed<sdk.CardSingleUseSettlementAmount>>().toEqualTypeOf<contract.CardSingleUseSettlementAmount>();
  expectTypeOf<Closed<sdk.CardSettlementAmountComparison>>().toEqualTypeOf<contract.CardSettlementAmountComparison>();
  expectTypeOf<Closed<sdk.CardBillingAddress>>().toEqualTypeOf<contract.CardBillingAddress>();
  expectTypeOf<Closed<sdk.CardDigitalWallet>>().toEqualTypeOf<contract.CardDigitalWallet>();
  expectTypeOf<Closed<sdk.CardStatus>>().toEqualTypeOf<contract.CardStatus>();
  expectTypeOf<Closed<sdk.CardDetails>>().toEqualTypeOf<contract.CardDetails>();
  expectTypeOf<WithTextCursor<Closed<sdk.CardListParams>>>().toEqualTypeOf<contract.CardListParams>();
  expectTypeOf<Closed<Omit<sdk.CardCreateParams, "authorization_controls">>>().toEqualTypeOf<
    Omit<contract.CardCreateParams, "authorization_controls">
  >();
  expectTypeOf<Closed<sdk.CardCreateParams>>().toExtend<contract.CardCreateParams>();
  expectTypeOf<Closed<sdk.CardBillingAddressParams>>().toEqualTypeOf<contract.CardBillingAddressParams>();
  expectTypeOf<Closed<sdk.CardDigitalWalletParams>>().toEqualTypeOf<contract.CardDigitalWalletParams>();
  expectTypeOf<Closed<Omit<sdk.CardAuthorizationControlsParams, "usage">>>().toEqualTypeOf<
    Omit<contract.CardAuthorizationControlsParams, "usage">
  >();
  expectTypeOf<Closed<sdk.CardAuthorizationControlsParams>>().toExtend<contract.CardAuthorizationControlsParams>();
  expectTypeOf<
    Closed<sdk.CardMerchantAcceptorIdentifierControlParams>
  >().toEqualTypeOf<contract.CardMerchantAcceptorIdentifierControlParams>();
  expectTypeOf<
    Closed<sdk.CardMerchantCategoryCodeControlParams>
  >().toEqualTypeOf<contract.CardMerchantCategoryCodeControlParams>();
  expectTypeOf<
    Closed<sdk.CardMerchantCountryControlParams>
  >().toEqualTypeOf<contract.CardMerchantCountryControlParams>();
  expectTypeOf<Closed<sdk.CardUsageParamsFields>>().toEqualTypeOf<contract.CardUsageParams>();
  expectTypeOf<Closed<sdk.CardUsageParams>>().toExtend<contract.CardUsageParams>();
  expectTypeOf<Closed<sdk.CardMultiUseParams>>().toEqualTypeOf<contract.CardMultiUseParams>();
  expectTypeOf<Closed<sdk.CardSpendingLimitParams>>().toEqualTypeOf<contract.CardSpendingLimitParams>();
  expectTypeOf<Closed<sdk.CardSingleUseParams>>().toEqualTypeOf<contract.CardSingleUseParams>();
  expectTypeOf<
    Closed<sdk.CardSingleUseSettlementAmountParams>
  >().toEqualTypeOf<contract.CardSingleUseSettlementAmountParams>();
  expectTypeOf<Closed<Omit<sdk.CardUpdateParams, "authorization_controls">>>().toEqualTypeOf<
    Omit<contract.CardUpdateParams, "authorization_controls">
  >();
  expectTypeOf<Closed<sdk.CardUpdateParams>>().toExtend<contract.CardUpdateParams>();
});

test("card-payments", () => {
  expectTypeOf<Closed<sdk.CardPayment>>().toEqualTypeOf<contract.CardPayment>();
  expectTypeOf<Closed<sdk.CardPaymentElement>>().toEqualTypeOf<contract.CardPaymentElement>();
  expectTypeOf<Closed<sdk.CardAuthentication>>().toEqualTypeOf<contract.CardAuthentication>();
  expectTypeOf<Closed<sdk.CardBalanceInquiry>>().toEqualTypeOf<contract.CardBalanceInquiry>();
  expectTypeOf<Closed<sdk.CardValidation>>().toEqualTypeOf<contract.CardValidation>();
  expectTypeOf<Closed<sdk.CardReversal>>().toEqualTypeOf<contract.CardReversal>();
  expectTypeOf<Closed<sdk.CardReversalReason>>().toEqualTypeOf<contract.CardReversalReason>();
  expectTypeOf<Closed<sdk.CardAuthorizationExpiration>>().toEqualTypeOf<contract.CardAuthorizationExpiration>();
  expectTypeOf<Closed<sdk.CardIncrement>>().toEqualTypeOf<contract.CardIncrement>();
  expectTypeOf<Closed<sdk.CardFuelConfirmation>>().toEqualTypeOf<contract.CardFuelConfirmation>();
  expectTypeOf<Closed<sdk.CardFinancial>>().toEqualTypeOf<contract.CardFinancial>();
  expectTypeOf<Closed<sdk.CardPaymentOther>>().toEqualTypeOf<contract.CardPaymentOther>();
  expectTypeOf<Closed<sdk.CardPaymentState>>().toEqualTypeOf<contract.CardPaymentState>();
  expectTypeOf<Closed<sdk.CardAuthorizationResult>>().toEqualTypeOf<contract.CardAuthorizationResult>();
  expectTypeOf<WithTextCursor<Closed<sdk.CardPaymentListParams>>>().toEqualTypeOf<contract.CardPaymentListParams>();
  expectTypeOf<
    Closed<Omit<sdk.CardAuthorizationCreateParams, "network_details" | "processing_category">>
  >().toEqualTypeOf<Omit<contract.CardAuthorizationCreateParams, "network_details" | "processing_category">>();
  expectTypeOf<Closed<sdk.CardAuthorizationCreateParams>>().toExtend<contract.CardAuthorizationCreateParams>();
  expectTypeOf<Closed<sdk.CardAdditionalAmountsParams>>().toEqualTypeOf<contract.CardAdditionalAmountsParams>();
  expectTypeOf<Closed<sdk.CardAdditionalAmountParams>>().toEqualTypeOf<contract.CardAdditionalAmountParams>();
  expectTypeOf<Closed<sdk.CardSchemeFeeParams>>().toEqualTypeOf<contract.CardSchemeFeeParams>();
  expectTypeOf<Closed<sdk.CardVerificationParams>>().toEqualTypeOf<contract.CardVerificationParams>();
  expectTypeOf<Closed<sdk.CardVerificationCodeParams>>().toEqualTypeOf<contract.CardVerificationCodeParams>();
  expectTypeOf<Closed<sdk.CardholderAddressParams>>().toEqualTypeOf<contract.CardholderAddressParams>();
  expectTypeOf<Closed<sdk.CardholderNameParams>>().toEqualTypeOf<contract.CardholderNameParams>();
  expectTypeOf<Closed<sdk.PresentedParams>>().toEqualTypeOf<contract.PresentedParams>();
  expectTypeOf<Closed<sdk.PresentedExpirationParams>>().toEqualTypeOf<contract.PresentedExpirationParams>();
  expectTypeOf<Closed<sdk.PresentedCryptogram>>().toEqualTypeOf<contract.PresentedCryptogram>();
  expectTypeOf<Closed<sdk.PresentedThreeDs>>().toEqualTypeOf<contract.PresentedThreeDs>();
  expectTypeOf<Closed<sdk.PresentedCardRead>>().toEqualTypeOf<contract.PresentedCardRead>();
  expectTypeOf<Closed<sdk.CardNetworkIdentifiersParams>>().toEqualTypeOf<contract.CardNetworkIdentifiersParams>();
  expectTypeOf<Closed<sdk.CardNetworkDetailsParamsFields>>().toEqualTypeOf<contract.CardNetworkDetailsParams>();
  expectTypeOf<Closed<sdk.CardNetworkDetailsParams>>().toExtend<contract.CardNetworkDetailsParams>();
  expectTypeOf<Closed<sdk.DebitnetDetailsParams>>().toEqualTypeOf<contract.DebitnetDetailsParams>();
  expectTypeOf<Closed<sdk.CardnetDetailsParams>>().toEqualTypeOf<contract.CardnetDetailsParams>();
  expectTypeOf<Closed<sdk.CardProcessingCategoryParamsFields>>().toEqualTypeOf<contract.CardProcessingCategoryParams>();
  expectTypeOf<Closed<sdk.CardProcessingCategoryParams>>().toExtend<contract.CardProcessingCategoryParams>();
  expectTypeOf<
    Closed<sdk.CardProcessingCategoryRefundParams>
  >().toEqualTypeOf<contract.CardProcessingCategoryRefundParams>();
  expectTypeOf<Closed<sdk.CardSettlementCreateParamsFields>>().toEqualTypeOf<contract.CardSettlementCreateParams>();
  expectTypeOf<Closed<sdk.CardSettlementCreateParams>>().toExtend<contract.CardSettlementCreateParams>();
  expectTypeOf<Closed<sdk.CardRefundCreateParamsFields>>().toEqualTypeOf<contract.CardRefundCreateParams>();
  expectTypeOf<Closed<sdk.CardRefundCreateParams>>().toExtend<contract.CardRefundCreateParams>();
  expectTypeOf<Closed<sdk.CardReversalCreateParams>>().toEqualTypeOf<contract.CardReversalCreateParams>();
  expectTypeOf<Closed<sdk.CardIncrementCreateParams>>().toEqualTypeOf<contract.CardIncrementCreateParams>();
  expectTypeOf<
    Closed<sdk.CardAuthorizationExpirationCreateParams>
  >().toEqualTypeOf<contract.CardAuthorizationExpirationCreateParams>();
  expectTypeOf<
    Closed<sdk.CardBalanceInquiryCreateParamsFields>
  >().toEqualTypeOf<contract.CardBalanceInquiryCreateParams>();
  expectTypeOf<Closed<sdk.CardBalanceInquiryCreateParams>>().toExtend<contract.CardBalanceInquiryCreateParams>();
  expectTypeOf<
    Closed<sdk.CardBalanceInquiryNetworkDetailsParams>
  >().toEqualTypeOf<contract.CardBalanceInquiryNetworkDetailsParams>();
  expectTypeOf<
    Closed<sdk.CardBalanceInquiryCardnetDetailsParams>
  >().toEqualTypeOf<contract.CardBalanceInquiryCardnetDetailsParams>();
  expectTypeOf<Closed<sdk.CardPaymentElementCategory>>().toEqualTypeOf<contract.CardPaymentElementCategory>();
});

test("real-time-decisions", () => {
  expectTypeOf<Merged<Closed<sdk.RealTimeDecision>>>().toEqualTypeOf<contract.RealTimeDecision>();
  expectTypeOf<
    Closed<sdk.RealTimeDecisionCardAuthorization>
  >().toEqualTypeOf<contract.RealTimeDecisionCardAuthorization>();
  expectTypeOf<Closed<sdk.RealTimeDecisionApproval>>().toEqualTypeOf<contract.RealTimeDecisionApproval>();
  expectTypeOf<Closed<sdk.RealTimeDecisionChoice>>().toEqualTypeOf<contract.RealTimeDecisionChoice>();
  expectTypeOf<Closed<sdk.RealTimeDecisionDecline>>().toEqualTypeOf<contract.RealTimeDecisionDecline>();
  expectTypeOf<Closed<sdk.PartialApprovalCapability>>().toEqualTypeOf<contract.PartialApprovalCapability>();
  expectTypeOf<Closed<sdk.RealTimeDecisionRequestDetails>>().toEqualTypeOf<contract.RealTimeDecisionRequestDetails>();
  expectTypeOf<Closed<sdk.RealTimeDecisionRequestCategory>>().toEqualTypeOf<contract.RealTimeDecisionRequestCategory>();
  expectTypeOf<
    Closed<sdk.RealTimeDecisionIncrementalAuthorization>
  >().toEqualTypeOf<contract.RealTimeDecisionIncrementalAuthorization>();
  expectTypeOf<Closed<sdk.RealTimeDecisionCategory>>().toEqualTypeOf<contract.RealTimeDecisionCategory>();
  expectTypeOf<Closed<sdk.RealTimeDecisionStatus>>().toEqualTypeOf<contract.RealTimeDecisionStatus>();
  expectTypeOf<Closed<Omit<sdk.RealTimeDecisionActionParams, "card_authorization">>>().toEqualTypeOf<
    Omit<contract.RealTimeDecisionActionParams, "card_authorization">
  >();
  expectTypeOf<Closed<sdk.RealTimeDecisionActionParams>>().toExtend<contract.RealTimeDecisionActionParams>();
  expectTypeOf<
    Closed<sdk.RealTimeDecisionCardAuthorizationParamsFields>
  >().toEqualTypeOf<contract.RealTimeDecisionCardAuthorizationParams>();
  expectTypeOf<
    Closed<sdk.RealTimeDecisionCardAuthorizationParams>
  >().toExtend<contract.RealTimeDecisionCardAuthorizationParams>();
  expectTypeOf<Closed<sdk.RealTimeDecisionApprovalParams>>().toEqualTypeOf<contract.RealTimeDecisionApprovalParams>();
  expectTypeOf<
    Closed<sdk.CardholderAddressVerificationResultParams>
  >().toEqualTypeOf<contract.CardholderAddressVerificationResultParams>();
  expectTypeOf<Closed<sdk.CardholderAddressPartResult>>().toEqualTypeOf<contract.CardholderAddressPartResult>();
  expectTypeOf<Closed<sdk.RealTimeDecisionDeclineParams>>().toEqualTypeOf<contract.RealTimeDecisionDeclineParams>();
});

test("physical-card-profiles", () => {
  expectTypeOf<Closed<sdk.PhysicalCardProfile>>().toEqualTypeOf<contract.PhysicalCardProfile>();
  expectTypeOf<Closed<sdk.PhysicalCardProfileCreator>>().toEqualTypeOf<contract.PhysicalCardProfileCreator>();
  expectTypeOf<Closed<sdk.PhysicalCardProfileFrontText>>().toEqualTypeOf<contract.PhysicalCardProfileFrontText>();
  expectTypeOf<Closed<sdk.PhysicalCardProfileStatus>>().toEqualTypeOf<contract.PhysicalCardProfileStatus>();
  expectTypeOf<
    WithTextCursor<Closed<sdk.PhysicalCardProfileListParams>>
  >().toEqualTypeOf<contract.PhysicalCardProfileListParams>();
  expectTypeOf<Closed<sdk.PhysicalCardProfileCreateParams>>().toEqualTypeOf<contract.PhysicalCardProfileCreateParams>();
  expectTypeOf<
    Closed<sdk.PhysicalCardProfileCreateFrontTextParams>
  >().toEqualTypeOf<contract.PhysicalCardProfileCreateFrontTextParams>();
});

test("files", () => {
  expectTypeOf<Closed<sdk.File>>().toEqualTypeOf<contract.File>();
  expectTypeOf<Closed<sdk.FileDirection>>().toEqualTypeOf<contract.FileDirection>();
  expectTypeOf<Closed<sdk.FilePurpose>>().toEqualTypeOf<contract.FilePurpose>();
  expectTypeOf<Closed<sdk.FileContents>>().toEqualTypeOf<contract.FileContents>();
  expectTypeOf<WithTextCursor<Closed<sdk.FileListParams>>>().toEqualTypeOf<contract.FileListParams>();
  expectTypeOf<Closed<sdk.FileCreateParams>>().toEqualTypeOf<contract.FileCreateParams>();
  expectTypeOf<Closed<sdk.FileUploadPurpose>>().toEqualTypeOf<contract.FileUploadPurpose>();
});

test("lockbox-addresses", () => {
  expectTypeOf<Closed<sdk.LockboxAddress>>().toEqualTypeOf<contract.LockboxAddress>();
  expectTypeOf<Closed<sdk.LockboxPostalAddress>>().toEqualTypeOf<contract.LockboxPostalAddress>();
  expectTypeOf<Closed<sdk.LockboxAddressStatus>>().toEqualTypeOf<contract.LockboxAddressStatus>();
  expectTypeOf<
    WithTextCursor<Closed<sdk.LockboxAddressListParams>>
  >().toEqualTypeOf<contract.LockboxAddressListParams>();
  expectTypeOf<Closed<sdk.LockboxAddressCreateParams>>().toEqualTypeOf<contract.LockboxAddressCreateParams>();
  expectTypeOf<Closed<sdk.LockboxAddressUpdateParams>>().toEqualTypeOf<contract.LockboxAddressUpdateParams>();
  expectTypeOf<Closed<sdk.LockboxAddressUpdateStatus>>().toEqualTypeOf<contract.LockboxAddressUpdateStatus>();
});

test("lockbox-recipients", () => {
  expectTypeOf<Closed<sdk.LockboxRecipient>>().toEqualTypeOf<contract.LockboxRecipient>();
  expectTypeOf<Closed<sdk.LockboxRecipientStatus>>().toEqualTypeOf<contract.LockboxRecipientStatus>();
  expectTypeOf<
    WithTextCursor<Closed<sdk.LockboxRecipientListParams>>
  >().toEqualTypeOf<contract.LockboxRecipientListParams>();
  expectTypeOf<Closed<sdk.LockboxRecipientCreateParams>>().toEqualTypeOf<contract.LockboxRecipientCreateParams>();
  expectTypeOf<Closed<sdk.LockboxRecipientUpdateParams>>().toEqualTypeOf<contract.LockboxRecipientUpdateParams>();
});

test("check-deposits", () => {
  expectTypeOf<Closed<sdk.CheckDepositAcceptance>>().toEqualTypeOf<contract.CheckDepositAcceptance>();
  expectTypeOf<Closed<sdk.CheckDepositReturn>>().toEqualTypeOf<contract.CheckDepositReturn>();
  expectTypeOf<Closed<sdk.CheckDepositReturnReason>>().toEqualTypeOf<contract.CheckDepositReturnReason>();
  expectTypeOf<Closed<sdk.CheckDepositRejection>>().toEqualTypeOf<contract.CheckDepositRejection>();
  expectTypeOf<Closed<sdk.CheckDepositRejectionReason>>().toEqualTypeOf<contract.CheckDepositRejectionReason>();
  expectTypeOf<Closed<sdk.CheckDeposit>>().toEqualTypeOf<contract.CheckDeposit>();
  expectTypeOf<Closed<sdk.CheckDepositAdjustment>>().toEqualTypeOf<contract.CheckDepositAdjustment>();
  expectTypeOf<Closed<sdk.CheckDepositAdjustmentReason>>().toEqualTypeOf<contract.CheckDepositAdjustmentReason>();
  expectTypeOf<Closed<sdk.CheckDepositSubmission>>().toEqualTypeOf<contract.CheckDepositSubmission>();
  expectTypeOf<Closed<sdk.InboundFundsHold>>().toEqualTypeOf<contract.InboundFundsHold>();
  expectTypeOf<Closed<sdk.InboundFundsHoldStatus>>().toEqualTypeOf<contract.InboundFundsHoldStatus>();
  expectTypeOf<Closed<sdk.CheckDepositStatus>>().toEqualTypeOf<contract.CheckDepositStatus>();
  expectTypeOf<WithTextCursor<Closed<sdk.CheckDepositListParams>>>().toEqualTypeOf<contract.CheckDepositListParams>();
  expectTypeOf<Closed<sdk.CheckDepositCreateParams>>().toEqualTypeOf<contract.CheckDepositCreateParams>();
  expectTypeOf<Closed<sdk.CheckDepositSubmitParams>>().toEqualTypeOf<contract.CheckDepositSubmitParams>();
  expectTypeOf<Closed<sdk.CheckDepositSubmitScanParams>>().toEqualTypeOf<contract.CheckDepositSubmitScanParams>();
  expectTypeOf<Closed<sdk.CheckDepositRejectParams>>().toEqualTypeOf<contract.CheckDepositRejectParams>();
});

test("inbound-ach-transfers", () => {
  expectTypeOf<Closed<sdk.TransactionInboundAchTransfer>>().toEqualTypeOf<contract.TransactionInboundAchTransfer>();
  expectTypeOf<Closed<sdk.InboundAchTransferAddenda>>().toEqualTypeOf<contract.InboundAchTransferAddenda>();
  expectTypeOf<
    Closed<sdk.InboundAchTransferAddendaCategory>
  >().toEqualTypeOf<contract.InboundAchTransferAddendaCategory>();
  expectTypeOf<
    Closed<sdk.InboundAchTransferAddendaFreeform>
  >().toEqualTypeOf<contract.InboundAchTransferAddendaFreeform>();
  expectTypeOf<Closed<sdk.InboundAchTransferAddendaEntry>>().toEqualTypeOf<contract.InboundAchTransferAddendaEntry>();
  expectTypeOf<
    Closed<sdk.InboundAchTransferReturnIntention>
  >().toEqualTypeOf<contract.InboundAchTransferReturnIntention>();
  expectTypeOf<Closed<sdk.AchDecline>>().toEqualTypeOf<contract.AchDecline>();
  expectTypeOf<Closed<sdk.AchDeclineReason>>().toEqualTypeOf<contract.AchDeclineReason>();
  expectTypeOf<Closed<sdk.InboundAchTransfer>>().toEqualTypeOf<contract.InboundAchTransfer>();
  expectTypeOf<Closed<sdk.InboundAchTransferAcceptance>>().toEqualTypeOf<contract.InboundAchTransferAcceptance>();
  expectTypeOf<Closed<sdk.InboundAchTransferDecline>>().toEqualTypeOf<contract.InboundAchTransferDecline>();
  expectTypeOf<Closed<sdk.InboundAchTransferDirection>>().toEqualTypeOf<contract.InboundAchTransferDirection>();
  expectTypeOf<
    Closed<sdk.InboundAchTransferNotificationOfChange>
  >().toEqualTypeOf<contract.InboundAchTransferNotificationOfChange>();
  expectTypeOf<Closed<sdk.InboundAchTransferSettlement>>().toEqualTypeOf<contract.InboundAchTransferSettlement>();
  expectTypeOf<
    Closed<sdk.InboundAchTransferSettlementSchedule>
  >().toEqualTypeOf<contract.InboundAchTransferSettlementSchedule>();
  expectTypeOf<
    Closed<sdk.InboundAchTransferStandardEntryClassCode>
  >().toEqualTypeOf<contract.InboundAchTransferStandardEntryClassCode>();
  expectTypeOf<Closed<sdk.InboundAchTransferStatus>>().toEqualTypeOf<contract.InboundAchTransferStatus>();
  expectTypeOf<Closed<sdk.InboundAchTransferReturn>>().toEqualTypeOf<contract.InboundAchTransferReturn>();
  expectTypeOf<Closed<sdk.InboundAchTransferReturnReason>>().toEqualTypeOf<contract.InboundAchTransferReturnReason>();
  expectTypeOf<
    WithTextCursor<Closed<sdk.InboundAchTransferListParams>>
  >().toEqualTypeOf<contract.InboundAchTransferListParams>();
  expectTypeOf<Closed<sdk.InboundAchTransferDeclineParams>>().toEqualTypeOf<contract.InboundAchTransferDeclineParams>();
  expectTypeOf<Closed<sdk.InboundAchTransferDeclineReason>>().toEqualTypeOf<contract.InboundAchTransferDeclineReason>();
  expectTypeOf<
    Closed<sdk.InboundAchTransferTransferReturnParams>
  >().toEqualTypeOf<contract.InboundAchTransferTransferReturnParams>();
  expectTypeOf<Closed<Omit<sdk.InboundAchTransferCreateParams, "addenda">>>().toEqualTypeOf<
    Omit<contract.InboundAchTransferCreateParams, "addenda">
  >();
  expectTypeOf<Closed<sdk.InboundAchTransferCreateParams>>().toExtend<contract.InboundAchTransferCreateParams>();
  expectTypeOf<
    Closed<sdk.InboundAchTransferCreateAddendaParamsFields>
  >().toEqualTypeOf<contract.InboundAchTransferCreateAddendaParams>();
  expectTypeOf<
    Closed<sdk.InboundAchTransferCreateAddendaParams>
  >().toExtend<contract.InboundAchTransferCreateAddendaParams>();
  expectTypeOf<
    Closed<sdk.InboundAchTransferCreateAddendaFreeformParams>
  >().toEqualTypeOf<contract.InboundAchTransferCreateAddendaFreeformParams>();
  expectTypeOf<
    Closed<sdk.InboundAchTransferCreateAddendaEntryParams>
  >().toEqualTypeOf<contract.InboundAchTransferCreateAddendaEntryParams>();
});

test("inbound-check-deposits", () => {
  expectTypeOf<Closed<sdk.InboundCheckDepositAcceptance>>().toEqualTypeOf<contract.InboundCheckDepositAcceptance>();
  expectTypeOf<Closed<sdk.CheckDecline>>().toEqualTypeOf<contract.CheckDecline>();
  expectTypeOf<Closed<sdk.CheckDeclineReason>>().toEqualTypeOf<contract.CheckDeclineReason>();
  expectTypeOf<Closed<sdk.InboundCheckDeposit>>().toEqualTypeOf<contract.InboundCheckDeposit>();
  expectTypeOf<Closed<sdk.InboundCheckDepositAdjustment>>().toEqualTypeOf<contract.InboundCheckDepositAdjustment>();
  expectTypeOf<
    Closed<sdk.InboundCheckDepositAdjustmentReason>
  >().toEqualTypeOf<contract.InboundCheckDepositAdjustmentReason>();
  expectTypeOf<Closed<sdk.InboundCheckDepositReturn>>().toEqualTypeOf<contract.InboundCheckDepositReturn>();
  expectTypeOf<Closed<sdk.InboundCheckDepositReturnReason>>().toEqualTypeOf<contract.InboundCheckDepositReturnReason>();
  expectTypeOf<
    Closed<sdk.InboundCheckDepositPayeeNameAnalysis>
  >().toEqualTypeOf<contract.InboundCheckDepositPayeeNameAnalysis>();
  expectTypeOf<Closed<sdk.InboundCheckDepositStatus>>().toEqualTypeOf<contract.InboundCheckDepositStatus>();
  expectTypeOf<
    WithTextCursor<Closed<sdk.InboundCheckDepositListParams>>
  >().toEqualTypeOf<contract.InboundCheckDepositListParams>();
  expectTypeOf<Closed<sdk.InboundCheckDepositReturnParams>>().toEqualTypeOf<contract.InboundCheckDepositReturnParams>();
  expectTypeOf<Closed<sdk.InboundCheckDepositCreateParams>>().toEqualTypeOf<contract.InboundCheckDepositCreateParams>();
});

test("inbound-real-time-payments-transfers", () => {
  expectTypeOf<
    Closed<sdk.InboundRealTimePaymentsTransferConfirmation>
  >().toEqualTypeOf<contract.InboundRealTimePaymentsTransferConfirmation>();
  expectTypeOf<
    Closed<sdk.InboundRealTimePaymentsTransferDecline>
  >().toEqualTypeOf<contract.InboundRealTimePaymentsTransferDecline>();
  expectTypeOf<
    Closed<sdk.InboundRealTimePaymentsTransferDeclineReason>
  >().toEqualTypeOf<contract.InboundRealTimePaymentsTransferDeclineReason>();
  expectTypeOf<Closed<sdk.InboundRealTimePaymentsTransfer>>().toEqualTypeOf<contract.InboundRealTimePaymentsTransfer>();
  expectTypeOf<
    Closed<sdk.InboundRealTimePaymentsTransferConfirmed>
  >().toEqualTypeOf<contract.InboundRealTimePaymentsTransferConfirmed>();
  expectTypeOf<
    Closed<sdk.InboundRealTimePaymentsTransferDeclined>
  >().toEqualTypeOf<contract.InboundRealTimePaymentsTransferDeclined>();
  expectTypeOf<
    Closed<sdk.InboundRealTimePaymentsTransferStatus>
  >().toEqualTypeOf<contract.InboundRealTimePaymentsTransferStatus>();
  expectTypeOf<
    WithTextCursor<Closed<sdk.InboundRealTimePaymentsTransferListParams>>
  >().toEqualTypeOf<contract.InboundRealTimePaymentsTransferListParams>();
  expectTypeOf<
    Closed<sdk.InboundRealTimePaymentsTransferCreateParams>
  >().toEqualTypeOf<contract.InboundRealTimePaymentsTransferCreateParams>();
});

test("inbound-fednow-transfers", () => {
  expectTypeOf<
    Closed<sdk.InboundFednowTransferConfirmation>
  >().toEqualTypeOf<contract.InboundFednowTransferConfirmation>();
  expectTypeOf<Closed<sdk.InboundFednowTransferDecline>>().toEqualTypeOf<contract.InboundFednowTransferDecline>();
  expectTypeOf<
    Closed<sdk.InboundFednowTransferDeclineReason>
  >().toEqualTypeOf<contract.InboundFednowTransferDeclineReason>();
  expectTypeOf<Closed<sdk.InboundFednowTransfer>>().toEqualTypeOf<contract.InboundFednowTransfer>();
  expectTypeOf<Closed<sdk.InboundFednowTransferStatus>>().toEqualTypeOf<contract.InboundFednowTransferStatus>();
  expectTypeOf<
    WithTextCursor<Closed<sdk.InboundFednowTransferListParams>>
  >().toEqualTypeOf<contract.InboundFednowTransferListParams>();
  expectTypeOf<
    Closed<sdk.InboundFednowTransferCreateParams>
  >().toEqualTypeOf<contract.InboundFednowTransferCreateParams>();
});

test("inbound-wire-transfers", () => {
  expectTypeOf<Closed<sdk.TransactionInboundWireTransfer>>().toEqualTypeOf<contract.TransactionInboundWireTransfer>();
  expectTypeOf<Closed<sdk.WireDecline>>().toEqualTypeOf<contract.WireDecline>();
  expectTypeOf<Closed<sdk.WireDeclineReason>>().toEqualTypeOf<contract.WireDeclineReason>();
  expectTypeOf<Closed<sdk.InboundWireTransfer>>().toEqualTypeOf<contract.InboundWireTransfer>();
  expectTypeOf<Closed<sdk.InboundWireTransferAcceptance>>().toEqualTypeOf<contract.InboundWireTransferAcceptance>();
  expectTypeOf<Closed<sdk.InboundWireTransferReversal>>().toEqualTypeOf<contract.InboundWireTransferReversal>();
  expectTypeOf<
    Closed<sdk.InboundWireTransferReversalReason>
  >().toEqualTypeOf<contract.InboundWireTransferReversalReason>();
  expectTypeOf<Closed<sdk.InboundWireTransferStatus>>().toEqualTypeOf<contract.InboundWireTransferStatus>();
  expectTypeOf<
    WithTextCursor<Closed<sdk.InboundWireTransferListParams>>
  >().toEqualTypeOf<contract.InboundWireTransferListParams>();
  expectTypeOf<
    Closed<sdk.InboundWireTransferReverseParams>
  >().toEqualTypeOf<contract.InboundWireTransferReverseParams>();
  expectTypeOf<Closed<sdk.InboundWireTransferCreateParams>>().toEqualTypeOf<contract.InboundWireTransferCreateParams>();
});

test("event-subscriptions", () => {
  expectTypeOf<Closed<sdk.EventSubscription>>().toEqualTypeOf<contract.EventSubscription>();
  expectTypeOf<Closed<sdk.SelectedEventCategory>>().toEqualTypeOf<contract.SelectedEventCategory>();
  expectTypeOf<Closed<sdk.EventSubscriptionStatus>>().toEqualTypeOf<contract.EventSubscriptionStatus>();
  expectTypeOf<
    WithTextCursor<Closed<sdk.EventSubscriptionListParams>>
  >().toEqualTypeOf<contract.EventSubscriptionListParams>();
  expectTypeOf<Closed<sdk.EventSubscriptionCreateParams>>().toEqualTypeOf<contract.EventSubscriptionCreateParams>();
  expectTypeOf<Closed<sdk.EventSubscriptionCreateStatus>>().toEqualTypeOf<contract.EventSubscriptionCreateStatus>();
  expectTypeOf<Closed<sdk.SelectedEventCategoryParams>>().toEqualTypeOf<contract.SelectedEventCategoryParams>();
  expectTypeOf<Closed<sdk.EventSubscriptionUpdateParams>>().toEqualTypeOf<contract.EventSubscriptionUpdateParams>();
});
