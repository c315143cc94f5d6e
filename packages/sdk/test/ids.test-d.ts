import type { Account as BankAccount } from "@sandbank/contract";
import { expectTypeOf, test } from "vitest";
import type {
  Account,
  AccountId,
  AccountNumberId,
  BankClient,
  CardAuthorizationExpirationId,
  CardAuthorizationId,
  CardId,
  CardPayment,
  CardPaymentId,
  LimitCreateParams,
  PhysicalCardId,
  PhysicalCardProfileId,
} from "../src/index.ts";

declare const client: BankClient;
declare const text: string;
declare const paymentId: CardPaymentId;

test("an identifier of another type of object is refused", () => {
  expectTypeOf<"account_1">().toExtend<AccountId>();
  expectTypeOf<"entity_1">().not.toExtend<AccountId>();
});

test("an identifier is not an identifier with a shorter prefix", () => {
  expectTypeOf<CardPaymentId>().not.toExtend<CardId>();
  expectTypeOf<CardPaymentId>().not.toExtend<CardId | null | undefined>();
  expectTypeOf<AccountNumberId>().not.toExtend<AccountId>();
  expectTypeOf<PhysicalCardProfileId>().not.toExtend<PhysicalCardId>();
  expectTypeOf<CardAuthorizationExpirationId>().not.toExtend<CardAuthorizationId>();
  expectTypeOf<CardAuthorizationExpirationId>().not.toExtend<CardId>();
  expectTypeOf<CardPaymentId>().not.toExtend<LimitCreateParams["model_id"]>();
  // @ts-expect-error: the id of a Card Payment is no id of a Card.
  client.cards.retrieve(paymentId);
  // @ts-expect-error: nor is it one in optional parameters.
  client.cardPayments.list({ card_id: paymentId });
});

test("an identifier is not an identifier with a longer prefix", () => {
  expectTypeOf<CardId>().not.toExtend<CardPaymentId>();
  expectTypeOf<AccountId>().not.toExtend<AccountNumberId>();
  expectTypeOf<PhysicalCardId>().not.toExtend<PhysicalCardProfileId>();
});

test("a literal with the prefix is an identifier", () => {
  expectTypeOf<"card_1">().toExtend<CardId>();
  expectTypeOf<"card_payment_1">().toExtend<CardPaymentId>();
  expectTypeOf<"card_authorization_expiration_1">().toExtend<CardAuthorizationExpirationId>();
  client.cards.retrieve("card_1");
  client.limits.create({ model_id: "account_number_1", metric: "volume", interval: "day", value: 100 });
});

test("a plain string is not an identifier", () => {
  expectTypeOf<string>().not.toExtend<AccountId>();
  // @ts-expect-error: it may be anything.
  client.accounts.retrieve(text);
  // @ts-expect-error: it may be anything.
  client.cardPayments.retrieve(text);
});

test("an identifier is a string", () => {
  expectTypeOf<CardPaymentId>().toExtend<string>();
  expectTypeOf(new Map<CardPaymentId, number>().get).parameter(0).toEqualTypeOf<CardPaymentId>();
});

test("an identifier of a response can be sent unchanged", async () => {
  const payment = {} as CardPayment;
  client.cards.retrieve(payment.card_id);
  client.accounts.update(payment.account_id, { name: "Operating" });
  client.limits.create({ model_id: payment.card_id, metric: "volume", interval: "day", value: 100 });
});

test("objects of the bank in memory have the same identifiers", () => {
  expectTypeOf<BankAccount["id"]>().toEqualTypeOf<Account["id"]>();
});
