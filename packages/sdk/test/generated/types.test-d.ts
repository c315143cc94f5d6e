// Generated from packages/contract/src by `npm run generate`. Do not edit.

import type * as contract from "@sandbank/contract";
import { expectTypeOf, test } from "vitest";
import type * as sdk from "../../src/resources/index.ts";
import type { Closed } from "../closed.ts";

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
  expectTypeOf<Closed<sdk.AccountNumberId>>().toEqualTypeOf<contract.AccountNumberId>();
  expectTypeOf<Closed<sdk.PhysicalCardId>>().toEqualTypeOf<contract.PhysicalCardId>();
  expectTypeOf<Closed<sdk.CardId>>().toEqualTypeOf<contract.CardId>();
  expectTypeOf<Closed<sdk.PhysicalCardProfileId>>().toEqualTypeOf<contract.PhysicalCardProfileId>();
  expectTypeOf<Closed<sdk.LimitId>>().toEqualTypeOf<contract.LimitId>();
  expectTypeOf<Closed<sdk.DeclinedTransactionId>>().toEqualTypeOf<contract.DeclinedTransactionId>();
  expectTypeOf<Closed<sdk.AchDeclineId>>().toEqualTypeOf<contract.AchDeclineId>();
  expectTypeOf<Closed<sdk.InboundAchTransferId>>().toEqualTypeOf<contract.InboundAchTransferId>();
  expectTypeOf<Closed<sdk.CardDeclineId>>().toEqualTypeOf<contract.CardDeclineId>();
  expectTypeOf<Closed<sdk.DigitalWalletTokenId>>().toEqualTypeOf<contract.DigitalWalletTokenId>();
  expectTypeOf<Closed<sdk.RealTimeDecisionId>>().toEqualTypeOf<contract.RealTimeDecisionId>();
  expectTypeOf<Closed<sdk.FileId>>().toEqualTypeOf<contract.FileId>();
  expectTypeOf<Closed<sdk.CheckTransferId>>().toEqualTypeOf<contract.CheckTransferId>();
  expectTypeOf<Closed<sdk.InboundCheckDepositId>>().toEqualTypeOf<contract.InboundCheckDepositId>();
  expectTypeOf<
    Closed<sdk.InboundRealTimePaymentsTransferId>
  >().toEqualTypeOf<contract.InboundRealTimePaymentsTransferId>();
  expectTypeOf<Closed<sdk.InboundFednowTransferId>>().toEqualTypeOf<contract.InboundFednowTransferId>();
  expectTypeOf<Closed<sdk.InboundWireTransferId>>().toEqualTypeOf<contract.InboundWireTransferId>();
  expectTypeOf<Closed<sdk.InboundMailItemId>>().toEqualTypeOf<contract.InboundMailItemId>();
  expectTypeOf<Closed<sdk.LockboxAddressId>>().toEqualTypeOf<contract.LockboxAddressId>();
  expectTypeOf<Closed<sdk.LockboxId>>().toEqualTypeOf<contract.LockboxId>();
  expectTypeOf<Closed<sdk.EventId>>().toEqualTypeOf<contract.EventId>();
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
  expectTypeOf<Closed<sdk.AccountListParams>>().toEqualTypeOf<contract.AccountListParams>();
  expectTypeOf<Closed<sdk.AccountCreateParams>>().toEqualTypeOf<contract.AccountCreateParams>();
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
  expectTypeOf<Closed<sdk.AccountNumberListParams>>().toEqualTypeOf<contract.AccountNumberListParams>();
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
  expectTypeOf<Closed<sdk.PhysicalCardListParams>>().toEqualTypeOf<contract.PhysicalCardListParams>();
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
  expectTypeOf<Closed<sdk.LimitListParams>>().toEqualTypeOf<contract.LimitListParams>();
  expectTypeOf<Closed<sdk.LimitCreateParams>>().toEqualTypeOf<contract.LimitCreateParams>();
  expectTypeOf<Closed<sdk.LimitUpdateParams>>().toEqualTypeOf<contract.LimitUpdateParams>();
});

test("declined-transactions", () => {
  expectTypeOf<Closed<sdk.CardSchemeFee>>().toEqualTypeOf<contract.CardSchemeFee>();
  expectTypeOf<Closed<sdk.CardSchemeFeeType>>().toEqualTypeOf<contract.CardSchemeFeeType>();
  expectTypeOf<Closed<sdk.CardNetwork>>().toEqualTypeOf<contract.CardNetwork>();
  expectTypeOf<Closed<sdk.DeclinedTransaction>>().toEqualTypeOf<contract.DeclinedTransaction>();
  expectTypeOf<Closed<sdk.DeclinedTransactionSource>>().toEqualTypeOf<contract.DeclinedTransactionSource>();
  expectTypeOf<
    Closed<sdk.DeclinedTransactionSourceAchDecline>
  >().toEqualTypeOf<contract.DeclinedTransactionSourceAchDecline>();
  expectTypeOf<Closed<sdk.AchDecline>>().toEqualTypeOf<contract.AchDecline>();
  expectTypeOf<Closed<sdk.AchDeclineReason>>().toEqualTypeOf<contract.AchDeclineReason>();
  expectTypeOf<
    Closed<sdk.DeclinedTransactionSourceCardDecline>
  >().toEqualTypeOf<contract.DeclinedTransactionSourceCardDecline>();
  expectTypeOf<Closed<sdk.CardDecline>>().toEqualTypeOf<contract.CardDecline>();
  expectTypeOf<Closed<sdk.CardRealTimeDecisionReason>>().toEqualTypeOf<contract.CardRealTimeDecisionReason>();
  expectTypeOf<Closed<sdk.CardDeclineReason>>().toEqualTypeOf<contract.CardDeclineReason>();
  expectTypeOf<Closed<sdk.CardActioner>>().toEqualTypeOf<contract.CardActioner>();
  expectTypeOf<Closed<sdk.CardAdditionalAmounts>>().toEqualTypeOf<contract.CardAdditionalAmounts>();
  expectTypeOf<Closed<sdk.CardAdditionalAmount>>().toEqualTypeOf<contract.CardAdditionalAmount>();
  expectTypeOf<Closed<sdk.CardDirection>>().toEqualTypeOf<contract.CardDirection>();
  expectTypeOf<Closed<sdk.CardNetworkDetails>>().toEqualTypeOf<contract.CardNetworkDetails>();
  expectTypeOf<Closed<sdk.CardNetworkDetailsCardnet>>().toEqualTypeOf<contract.CardNetworkDetailsCardnet>();
  expectTypeOf<Closed<sdk.CardnetDetails>>().toEqualTypeOf<contract.CardnetDetails>();
  expectTypeOf<Closed<sdk.ElectronicCommerceIndicator>>().toEqualTypeOf<contract.ElectronicCommerceIndicator>();
  expectTypeOf<Closed<sdk.PointOfServiceEntryMode>>().toEqualTypeOf<contract.PointOfServiceEntryMode>();
  expectTypeOf<Closed<sdk.StandInProcessingReason>>().toEqualTypeOf<contract.StandInProcessingReason>();
  expectTypeOf<Closed<sdk.TerminalEntryCapability>>().toEqualTypeOf<contract.TerminalEntryCapability>();
  expectTypeOf<Closed<sdk.CardNetworkDetailsDebitnet>>().toEqualTypeOf<contract.CardNetworkDetailsDebitnet>();
  expectTypeOf<Closed<sdk.DebitnetDetails>>().toEqualTypeOf<contract.DebitnetDetails>();
  expectTypeOf<Closed<sdk.CardNetworkIdentifiers>>().toEqualTypeOf<contract.CardNetworkIdentifiers>();
  expectTypeOf<Closed<sdk.CardProcessingCategory>>().toEqualTypeOf<contract.CardProcessingCategory>();
  expectTypeOf<Closed<sdk.CardVerification>>().toEqualTypeOf<contract.CardVerification>();
  expectTypeOf<Closed<sdk.CardVerificationCode>>().toEqualTypeOf<contract.CardVerificationCode>();
  expectTypeOf<Closed<sdk.CardVerificationCodeResult>>().toEqualTypeOf<contract.CardVerificationCodeResult>();
  expectTypeOf<Closed<sdk.CardholderAddress>>().toEqualTypeOf<contract.CardholderAddress>();
  expectTypeOf<Closed<sdk.CardholderAddressResult>>().toEqualTypeOf<contract.CardholderAddressResult>();
  expectTypeOf<Closed<sdk.CardholderName>>().toEqualTypeOf<contract.CardholderName>();
  expectTypeOf<
    Closed<sdk.DeclinedTransactionSourceCheckDecline>
  >().toEqualTypeOf<contract.DeclinedTransactionSourceCheckDecline>();
  expectTypeOf<Closed<sdk.CheckDecline>>().toEqualTypeOf<contract.CheckDecline>();
  expectTypeOf<Closed<sdk.CheckDeclineReason>>().toEqualTypeOf<contract.CheckDeclineReason>();
  expectTypeOf<
    Closed<sdk.DeclinedTransactionSourceInboundRealTimePaymentsTransferDecline>
  >().toEqualTypeOf<contract.DeclinedTransactionSourceInboundRealTimePaymentsTransferDecline>();
  expectTypeOf<
    Closed<sdk.InboundRealTimePaymentsTransferDecline>
  >().toEqualTypeOf<contract.InboundRealTimePaymentsTransferDecline>();
  expectTypeOf<
    Closed<sdk.InboundRealTimePaymentsTransferDeclineReason>
  >().toEqualTypeOf<contract.InboundRealTimePaymentsTransferDeclineReason>();
  expectTypeOf<
    Closed<sdk.DeclinedTransactionSourceInboundFednowTransferDecline>
  >().toEqualTypeOf<contract.DeclinedTransactionSourceInboundFednowTransferDecline>();
  expectTypeOf<Closed<sdk.InboundFednowTransferDecline>>().toEqualTypeOf<contract.InboundFednowTransferDecline>();
  expectTypeOf<
    Closed<sdk.InboundFednowTransferDeclineReason>
  >().toEqualTypeOf<contract.InboundFednowTransferDeclineReason>();
  expectTypeOf<
    Closed<sdk.DeclinedTransactionSourceWireDecline>
  >().toEqualTypeOf<contract.DeclinedTransactionSourceWireDecline>();
  expectTypeOf<Closed<sdk.WireDecline>>().toEqualTypeOf<contract.WireDecline>();
  expectTypeOf<Closed<sdk.WireDeclineReason>>().toEqualTypeOf<contract.WireDeclineReason>();
  expectTypeOf<
    Closed<sdk.DeclinedTransactionSourceCheckDepositRejection>
  >().toEqualTypeOf<contract.DeclinedTransactionSourceCheckDepositRejection>();
  expectTypeOf<Closed<sdk.CheckDepositRejection>>().toEqualTypeOf<contract.CheckDepositRejection>();
  expectTypeOf<Closed<sdk.CheckDepositRejectionReason>>().toEqualTypeOf<contract.CheckDepositRejectionReason>();
  expectTypeOf<Closed<sdk.DeclinedTransactionSourceOther>>().toEqualTypeOf<contract.DeclinedTransactionSourceOther>();
  expectTypeOf<Closed<sdk.DeclinedTransactionOther>>().toEqualTypeOf<contract.DeclinedTransactionOther>();
  expectTypeOf<Closed<sdk.DeclinedTransactionListParams>>().toEqualTypeOf<contract.DeclinedTransactionListParams>();
  expectTypeOf<Closed<sdk.DeclinedTransactionCategory>>().toEqualTypeOf<contract.DeclinedTransactionCategory>();
});

test("inbound-mail-items", () => {
  expectTypeOf<Closed<sdk.InboundMailItem>>().toEqualTypeOf<contract.InboundMailItem>();
  expectTypeOf<Closed<sdk.InboundMailItemCheck>>().toEqualTypeOf<contract.InboundMailItemCheck>();
  expectTypeOf<Closed<sdk.InboundMailItemCheckStatus>>().toEqualTypeOf<contract.InboundMailItemCheckStatus>();
  expectTypeOf<Closed<sdk.InboundMailItemRejectionReason>>().toEqualTypeOf<contract.InboundMailItemRejectionReason>();
  expectTypeOf<Closed<sdk.InboundMailItemStatus>>().toEqualTypeOf<contract.InboundMailItemStatus>();
  expectTypeOf<Closed<sdk.InboundMailItemListParams>>().toEqualTypeOf<contract.InboundMailItemListParams>();
  expectTypeOf<Closed<sdk.InboundMailItemActionParams>>().toEqualTypeOf<contract.InboundMailItemActionParams>();
  expectTypeOf<
    Closed<sdk.InboundMailItemActionCheckParams>
  >().toEqualTypeOf<contract.InboundMailItemActionCheckParams>();
  expectTypeOf<Closed<sdk.InboundMailItemCheckAction>>().toEqualTypeOf<contract.InboundMailItemCheckAction>();
  expectTypeOf<Closed<sdk.InboundMailItemCreateParams>>().toEqualTypeOf<contract.InboundMailItemCreateParams>();
});

test("events", () => {
  expectTypeOf<Closed<sdk.Event>>().toEqualTypeOf<contract.Event>();
  expectTypeOf<Closed<sdk.EventCategory>>().toEqualTypeOf<contract.EventCategory>();
  expectTypeOf<Closed<sdk.EventListParams>>().toEqualTypeOf<contract.EventListParams>();
  expectTypeOf<Closed<sdk.EventOrder>>().toEqualTypeOf<contract.EventOrder>();
  expectTypeOf<Closed<sdk.EventOrderField>>().toEqualTypeOf<contract.EventOrderField>();
  expectTypeOf<Closed<sdk.EventOrderDirection>>().toEqualTypeOf<contract.EventOrderDirection>();
});

test("transactions", () => {
  expectTypeOf<Closed<sdk.Transaction>>().toEqualTypeOf<contract.Transaction>();
  expectTypeOf<Closed<sdk.TransactionSource>>().toEqualTypeOf<contract.TransactionSource>();
  expectTypeOf<
    Closed<sdk.TransactionSourceAccountRevenuePayment>
  >().toEqualTypeOf<contract.TransactionSourceAccountRevenuePayment>();
  expectTypeOf<Closed<sdk.AccountRevenuePayment>>().toEqualTypeOf<contract.AccountRevenuePayment>();
  expectTypeOf<Closed<sdk.TransactionSourceCardRefund>>().toEqualTypeOf<contract.TransactionSourceCardRefund>();
  expectTypeOf<Closed<sdk.CardRefund>>().toEqualTypeOf<contract.CardRefund>();
  expectTypeOf<Closed<sdk.CardCashback>>().toEqualTypeOf<contract.CardCashback>();
  expectTypeOf<Closed<sdk.CardInterchange>>().toEqualTypeOf<contract.CardInterchange>();
  expectTypeOf<
    Closed<sdk.CardSettlementNetworkIdentifiers>
  >().toEqualTypeOf<contract.CardSettlementNetworkIdentifiers>();
  expectTypeOf<Closed<sdk.CardPurchaseDetails>>().toEqualTypeOf<contract.CardPurchaseDetails>();
  expectTypeOf<Closed<sdk.TransactionSourceCardSettlement>>().toEqualTypeOf<contract.TransactionSourceCardSettlement>();
  expectTypeOf<Closed<sdk.CardSettlement>>().toEqualTypeOf<contract.CardSettlement>();
  expectTypeOf<Closed<sdk.CardSurcharge>>().toEqualTypeOf<contract.CardSurcharge>();
  expectTypeOf<
    Closed<sdk.TransactionSourceCheckDepositAcceptance>
  >().toEqualTypeOf<contract.TransactionSourceCheckDepositAcceptance>();
  expectTypeOf<Closed<sdk.CheckDepositAcceptance>>().toEqualTypeOf<contract.CheckDepositAcceptance>();
  expectTypeOf<
    Closed<sdk.TransactionSourceCheckDepositReturn>
  >().toEqualTypeOf<contract.TransactionSourceCheckDepositReturn>();
  expectTypeOf<Closed<sdk.CheckDepositReturn>>().toEqualTypeOf<contract.CheckDepositReturn>();
  expectTypeOf<Closed<sdk.CheckDepositReturnReason>>().toEqualTypeOf<contract.CheckDepositReturnReason>();
  expectTypeOf<
    Closed<sdk.TransactionSourceInterestPayment>
  >().toEqualTypeOf<contract.TransactionSourceInterestPayment>();
  expectTypeOf<Closed<sdk.InterestPayment>>().toEqualTypeOf<contract.InterestPayment>();
  expectTypeOf<Closed<sdk.TransactionSourceOther>>().toEqualTypeOf<contract.TransactionSourceOther>();
  expectTypeOf<Closed<sdk.TransactionOther>>().toEqualTypeOf<contract.TransactionOther>();
  expectTypeOf<Closed<sdk.TransactionListParams>>().toEqualTypeOf<contract.TransactionListParams>();
  expectTypeOf<Closed<sdk.TransactionCategory>>().toEqualTypeOf<contract.TransactionCategory>();
});

test("entities", () => {
  expectTypeOf<Closed<sdk.Entity>>().toEqualTypeOf<contract.Entity>();
  expectTypeOf<Closed<sdk.EntityCorporation>>().toEqualTypeOf<contract.EntityCorporation>();
  expectTypeOf<Closed<sdk.EntityAddress>>().toEqualTypeOf<contract.EntityAddress>();
  expectTypeOf<Closed<sdk.EntityNaturalPerson>>().toEqualTypeOf<contract.EntityNaturalPerson>();
  expectTypeOf<Closed<sdk.EntityStatus>>().toEqualTypeOf<contract.EntityStatus>();
  expectTypeOf<Closed<sdk.EntityStructure>>().toEqualTypeOf<contract.EntityStructure>();
  expectTypeOf<Closed<sdk.EntityListParams>>().toEqualTypeOf<contract.EntityListParams>();
  expectTypeOf<Closed<sdk.EntityCreateParams>>().toEqualTypeOf<contract.EntityCreateParams>();
  expectTypeOf<Closed<sdk.EntityCreateCorporationParams>>().toEqualTypeOf<contract.EntityCreateCorporationParams>();
  expectTypeOf<Closed<sdk.EntityAddressParams>>().toEqualTypeOf<contract.EntityAddressParams>();
  expectTypeOf<Closed<sdk.EntityCreateNaturalPersonParams>>().toEqualTypeOf<contract.EntityCreateNaturalPersonParams>();
  expectTypeOf<Closed<sdk.EntityUpdateParams>>().toEqualTypeOf<contract.EntityUpdateParams>();
});

test("programs", () => {
  expectTypeOf<Closed<sdk.Program>>().toEqualTypeOf<contract.Program>();
  expectTypeOf<Closed<sdk.ProgramLending>>().toEqualTypeOf<contract.ProgramLending>();
  expectTypeOf<Closed<sdk.ProgramListParams>>().toEqualTypeOf<contract.ProgramListParams>();
  expectTypeOf<Closed<sdk.ProgramCreateParams>>().toEqualTypeOf<contract.ProgramCreateParams>();
});

test("pending-transactions", () => {
  expectTypeOf<Closed<sdk.PendingTransaction>>().toEqualTypeOf<contract.PendingTransaction>();
  expectTypeOf<Closed<sdk.PendingTransactionSource>>().toEqualTypeOf<contract.PendingTransactionSource>();
  expectTypeOf<
    Closed<sdk.PendingTransactionSourceCardAuthorization>
  >().toEqualTypeOf<contract.PendingTransactionSourceCardAuthorization>();
  expectTypeOf<Closed<sdk.CardAuthorization>>().toEqualTypeOf<contract.CardAuthorization>();
  expectTypeOf<Closed<sdk.CardHealthcare>>().toEqualTypeOf<contract.CardHealthcare>();
  expectTypeOf<
    Closed<sdk.MerchantNinetyPercentEligibility>
  >().toEqualTypeOf<contract.MerchantNinetyPercentEligibility>();
  expectTypeOf<
    Closed<sdk.PendingTransactionSourceCheckDepositInstruction>
  >().toEqualTypeOf<contract.PendingTransactionSourceCheckDepositInstruction>();
  expectTypeOf<Closed<sdk.CheckDepositInstruction>>().toEqualTypeOf<contract.CheckDepositInstruction>();
  expectTypeOf<
    Closed<sdk.PendingTransactionSourceUserInitiatedHold>
  >().toEqualTypeOf<contract.PendingTransactionSourceUserInitiatedHold>();
  expectTypeOf<Closed<sdk.UserInitiatedHold>>().toEqualTypeOf<contract.UserInitiatedHold>();
  expectTypeOf<Closed<sdk.PendingTransactionSourceOther>>().toEqualTypeOf<contract.PendingTransactionSourceOther>();
  expectTypeOf<Closed<sdk.PendingTransactionOther>>().toEqualTypeOf<contract.PendingTransactionOther>();
  expectTypeOf<Closed<sdk.PendingTransactionStatus>>().toEqualTypeOf<contract.PendingTransactionStatus>();
  expectTypeOf<Closed<sdk.PendingTransactionListParams>>().toEqualTypeOf<contract.PendingTransactionListParams>();
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
  expectTypeOf<Closed<sdk.CardListParams>>().toEqualTypeOf<contract.CardListParams>();
  expectTypeOf<Closed<sdk.CardCreateParams>>().toEqualTypeOf<contract.CardCreateParams>();
  expectTypeOf<Closed<sdk.CardBillingAddressParams>>().toEqualTypeOf<contract.CardBillingAddressParams>();
  expectTypeOf<Closed<sdk.CardDigitalWalletParams>>().toEqualTypeOf<contract.CardDigitalWalletParams>();
  expectTypeOf<Closed<sdk.CardAuthorizationControlsParams>>().toEqualTypeOf<contract.CardAuthorizationControlsParams>();
  expectTypeOf<
    Closed<sdk.CardMerchantAcceptorIdentifierControlParams>
  >().toEqualTypeOf<contract.CardMerchantAcceptorIdentifierControlParams>();
  expectTypeOf<
    Closed<sdk.CardMerchantCategoryCodeControlParams>
  >().toEqualTypeOf<contract.CardMerchantCategoryCodeControlParams>();
  expectTypeOf<
    Closed<sdk.CardMerchantCountryControlParams>
  >().toEqualTypeOf<contract.CardMerchantCountryControlParams>();
  expectTypeOf<Closed<sdk.CardUsageParams>>().toEqualTypeOf<contract.CardUsageParams>();
  expectTypeOf<Closed<sdk.CardMultiUseParams>>().toEqualTypeOf<contract.CardMultiUseParams>();
  expectTypeOf<Closed<sdk.CardSpendingLimitParams>>().toEqualTypeOf<contract.CardSpendingLimitParams>();
  expectTypeOf<Closed<sdk.CardSingleUseParams>>().toEqualTypeOf<contract.CardSingleUseParams>();
  expectTypeOf<
    Closed<sdk.CardSingleUseSettlementAmountParams>
  >().toEqualTypeOf<contract.CardSingleUseSettlementAmountParams>();
  expectTypeOf<Closed<sdk.CardUpdateParams>>().toEqualTypeOf<contract.CardUpdateParams>();
});

test("physical-card-profiles", () => {
  expectTypeOf<Closed<sdk.PhysicalCardProfile>>().toEqualTypeOf<contract.PhysicalCardProfile>();
  expectTypeOf<Closed<sdk.PhysicalCardProfileCreator>>().toEqualTypeOf<contract.PhysicalCardProfileCreator>();
  expectTypeOf<Closed<sdk.PhysicalCardProfileFrontText>>().toEqualTypeOf<contract.PhysicalCardProfileFrontText>();
  expectTypeOf<Closed<sdk.PhysicalCardProfileStatus>>().toEqualTypeOf<contract.PhysicalCardProfileStatus>();
  expectTypeOf<Closed<sdk.PhysicalCardProfileListParams>>().toEqualTypeOf<contract.PhysicalCardProfileListParams>();
  expectTypeOf<Closed<sdk.PhysicalCardProfileCreateParams>>().toEqualTypeOf<contract.PhysicalCardProfileCreateParams>();
  expectTypeOf<
    Closed<sdk.PhysicalCardProfileCreateFrontTextParams>
  >().toEqualTypeOf<contract.PhysicalCardProfileCreateFrontTextParams>();
});

test("files", () => {
  expectTypeOf<Closed<sdk.File>>().toEqualTypeOf<contract.File>();
  expectTypeOf<Closed<sdk.FileDirection>>().toEqualTypeOf<contract.FileDirection>();
  expectTypeOf<Closed<sdk.FilePurpose>>().toEqualTypeOf<contract.FilePurpose>();
  expectTypeOf<Closed<sdk.FileListParams>>().toEqualTypeOf<contract.FileListParams>();
});

test("lockbox-addresses", () => {
  expectTypeOf<Closed<sdk.LockboxAddress>>().toEqualTypeOf<contract.LockboxAddress>();
  expectTypeOf<Closed<sdk.LockboxPostalAddress>>().toEqualTypeOf<contract.LockboxPostalAddress>();
  expectTypeOf<Closed<sdk.LockboxAddressStatus>>().toEqualTypeOf<contract.LockboxAddressStatus>();
  expectTypeOf<Closed<sdk.LockboxAddressListParams>>().toEqualTypeOf<contract.LockboxAddressListParams>();
  expectTypeOf<Closed<sdk.LockboxAddressCreateParams>>().toEqualTypeOf<contract.LockboxAddressCreateParams>();
  expectTypeOf<Closed<sdk.LockboxAddressUpdateParams>>().toEqualTypeOf<contract.LockboxAddressUpdateParams>();
  expectTypeOf<Closed<sdk.LockboxAddressUpdateStatus>>().toEqualTypeOf<contract.LockboxAddressUpdateStatus>();
});

test("lockbox-recipients", () => {
  expectTypeOf<Closed<sdk.LockboxRecipient>>().toEqualTypeOf<contract.LockboxRecipient>();
  expectTypeOf<Closed<sdk.LockboxRecipientStatus>>().toEqualTypeOf<contract.LockboxRecipientStatus>();
  expectTypeOf<Closed<sdk.LockboxRecipientListParams>>().toEqualTypeOf<contract.LockboxRecipientListParams>();
  expectTypeOf<Closed<sdk.LockboxRecipientCreateParams>>().toEqualTypeOf<contract.LockboxRecipientCreateParams>();
  expectTypeOf<Closed<sdk.LockboxRecipientUpdateParams>>().toEqualTypeOf<contract.LockboxRecipientUpdateParams>();
});

test("check-deposits", () => {
  expectTypeOf<Closed<sdk.CheckDeposit>>().toEqualTypeOf<contract.CheckDeposit>();
  expectTypeOf<Closed<sdk.CheckDepositAdjustment>>().toEqualTypeOf<contract.CheckDepositAdjustment>();
  expectTypeOf<Closed<sdk.CheckDepositAdjustmentReason>>().toEqualTypeOf<contract.CheckDepositAdjustmentReason>();
  expectTypeOf<Closed<sdk.CheckDepositSubmission>>().toEqualTypeOf<contract.CheckDepositSubmission>();
  expectTypeOf<Closed<sdk.InboundFundsHold>>().toEqualTypeOf<contract.InboundFundsHold>();
  expectTypeOf<Closed<sdk.InboundFundsHoldStatus>>().toEqualTypeOf<contract.InboundFundsHoldStatus>();
  expectTypeOf<Closed<sdk.CheckDepositStatus>>().toEqualTypeOf<contract.CheckDepositStatus>();
  expectTypeOf<Closed<sdk.CheckDepositListParams>>().toEqualTypeOf<contract.CheckDepositListParams>();
  expectTypeOf<Closed<sdk.CheckDepositCreateParams>>().toEqualTypeOf<contract.CheckDepositCreateParams>();
  expectTypeOf<Closed<sdk.CheckDepositSubmitParams>>().toEqualTypeOf<contract.CheckDepositSubmitParams>();
  expectTypeOf<Closed<sdk.CheckDepositSubmitScanParams>>().toEqualTypeOf<contract.CheckDepositSubmitScanParams>();
  expectTypeOf<Closed<sdk.CheckDepositRejectParams>>().toEqualTypeOf<contract.CheckDepositRejectParams>();
});

test("event-subscriptions", () => {
  expectTypeOf<Closed<sdk.EventSubscription>>().toEqualTypeOf<contract.EventSubscription>();
  expectTypeOf<Closed<sdk.SelectedEventCategory>>().toEqualTypeOf<contract.SelectedEventCategory>();
  expectTypeOf<Closed<sdk.EventSubscriptionStatus>>().toEqualTypeOf<contract.EventSubscriptionStatus>();
  expectTypeOf<Closed<sdk.EventSubscriptionListParams>>().toEqualTypeOf<contract.EventSubscriptionListParams>();
  expectTypeOf<Closed<sdk.EventSubscriptionCreateParams>>().toEqualTypeOf<contract.EventSubscriptionCreateParams>();
  expectTypeOf<Closed<sdk.EventSubscriptionCreateStatus>>().toEqualTypeOf<contract.EventSubscriptionCreateStatus>();
  expectTypeOf<Closed<sdk.SelectedEventCategoryParams>>().toEqualTypeOf<contract.SelectedEventCategoryParams>();
  expectTypeOf<Closed<sdk.EventSubscriptionUpdateParams>>().toEqualTypeOf<contract.EventSubscriptionUpdateParams>();
});
