import { expectTypeOf, test } from "vitest";
import type {
  Account,
  BankClient,
  CardAuthorization,
  CardDecline,
  CardNetworkDetails,
  CardnetDetails,
  CardPaymentElement,
  CheckDepositInstruction,
  DeclinedTransaction,
  DeclinedTransactionSource,
  Event,
  EventCategory,
  InterestPayment,
  PendingTransactionSource,
  PhysicalCard,
  RealTimeDecision,
  RealTimeDecisionCardAuthorization,
  TransactionSource,
  Unknown,
} from "../src/index.ts";

declare const client: BankClient;
declare const event: Event;

test("the category of a source narrows it to the key that is not null", () => {
  const source = {} as DeclinedTransactionSource;
  switch (source.category) {
    case "card_decline":
      expectTypeOf(source.card_decline).toEqualTypeOf<CardDecline>();
      expectTypeOf(source.ach_decline).toEqualTypeOf<null>();
      break;
    // @ts-expect-error: a slip of the pen.
    case "card_declin":
      break;
    default:
  }
});

test("a source can be narrowed in place", () => {
  const declined = {} as DeclinedTransaction;
  if (declined.source.category === "card_decline") {
    expectTypeOf(declined.source.card_decline).toEqualTypeOf<CardDecline>();
  }
});

test("comparing a category with a misspelled value is refused", () => {
  const source = {} as TransactionSource;
  // @ts-expect-error: there is no such category.
  return source.category === "interest_paymnt";
});

test("a switch over every known category needs a default", () => {
  // @ts-expect-error: a category that is newer than this version returns nothing.
  const titleOf = ({ category }: PendingTransactionSource): string => {
    switch (category) {
      case "account_transfer_instruction":
      case "ach_transfer_instruction":
      case "check_transfer_instruction":
      case "fednow_transfer_instruction":
      case "real_time_payments_transfer_instruction":
      case "wire_transfer_instruction":
      case "inbound_funds_hold":
      case "card_authorization":
      case "check_deposit_instruction":
      case "user_initiated_hold":
      case "other":
        return "hold";
    }
  };
  const titleOrCategoryOf = ({ category }: PendingTransactionSource): string => {
    switch (category) {
      case "account_transfer_instruction":
      case "ach_transfer_instruction":
      case "check_transfer_instruction":
      case "fednow_transfer_instruction":
      case "real_time_payments_transfer_instruction":
      case "wire_transfer_instruction":
      case "inbound_funds_hold":
      case "card_authorization":
      case "check_deposit_instruction":
      case "user_initiated_hold":
      case "other":
        return "hold";
      default:
        expectTypeOf(category).toEqualTypeOf<Unknown>();
        return category;
    }
  };
  return [titleOf, titleOrCategoryOf];
});

test("every kind of source narrows", () => {
  const transaction = {} as TransactionSource;
  if (transaction.category === "interest_payment") {
    expectTypeOf(transaction.interest_payment).toEqualTypeOf<InterestPayment>();
    expectTypeOf(transaction.account_revenue_payment).toEqualTypeOf<null>();
  }
  const pending = {} as PendingTransactionSource;
  if (pending.category === "check_deposit_instruction") {
    expectTypeOf(pending.check_deposit_instruction).toEqualTypeOf<CheckDepositInstruction>();
  }
  const element = {} as CardPaymentElement;
  if (element.category === "card_authorization") {
    expectTypeOf(element.card_authorization).toEqualTypeOf<CardAuthorization>();
    expectTypeOf(element.created_at).toEqualTypeOf<string>();
  }
  const details = {} as CardNetworkDetails;
  if (details.category === "cardnet") {
    expectTypeOf(details.cardnet).toEqualTypeOf<CardnetDetails>();
    expectTypeOf(details.debitnet).toEqualTypeOf<null>();
  }
});

test("the category narrows a Real-Time Decision", () => {
  const decision = {} as RealTimeDecision;
  switch (decision.category) {
    case "card_authorization_requested":
      expectTypeOf(decision.card_authorization).toEqualTypeOf<RealTimeDecisionCardAuthorization>();
      expectTypeOf(decision.timeout_at).toEqualTypeOf<string>();
      break;
    default:
      expectTypeOf(decision.card_authorization).toEqualTypeOf<null>();
  }
});

test("in an unknown category, every key is null", () => {
  const source = {} as DeclinedTransactionSource;
  switch (source.category) {
    case "ach_decline":
    case "card_decline":
    case "check_decline":
    case "check_deposit_rejection":
    case "inbound_fednow_transfer_decline":
    case "inbound_real_time_payments_transfer_decline":
    case "wire_decline":
    case "other":
      break;
    default:
      expectTypeOf(source.card_decline).toEqualTypeOf<null>();
  }
});

test("the category narrows an Event for fetchObject", () => {
  expectTypeOf(event.category).toEqualTypeOf<EventCategory | Unknown>();
  switch (event.category) {
    case "account.created":
      expectTypeOf(client.events.fetchObject(event)).resolves.toEqualTypeOf<Account>();
      break;
    case "physical_card.updated":
      expectTypeOf(client.events.fetchObject(event)).resolves.toEqualTypeOf<PhysicalCard>();
      break;
    // @ts-expect-error: a slip of the pen.
    case "acount.created":
      break;
    default:
  }
});

test("a variant can be named by its category", () => {
  type Interest = Extract<TransactionSource, { category: "interest_payment" }>;
  expectTypeOf<Interest["interest_payment"]["amount"]>().toEqualTypeOf<number>();
});
