import type { Step } from "../../steps/step.ts";

// The first steps of programs. Each program creates the objects that it needs, so it does not change the bank's others.

/** A reference to the `id` of a named result. */
export const toIdRef = (name: string) => ({ $ref: `${name}.id` });

export const account: readonly Step[] = [{ call: "accounts.create", params: { name: "Operating" }, as: "account" }];

/** An Account with its own Entity, which a program can disable. */
export const ownedAccount: readonly Step[] = [
  { call: "entities.create", params: { structure: "natural_person" }, as: "entity" },
  { call: "accounts.create", params: { name: "Operating", entity_id: toIdRef("entity") }, as: "account" },
];

export const disableOwner: Step = { call: "entities.disable", id: toIdRef("entity") };

export const closeAccount: Step = { call: "accounts.close", id: toIdRef("account") };

export const payIn: Step = {
  call: "simulations.interestPayments.create",
  params: { account_id: toIdRef("account"), amount: 1_000 },
};

export const funded: readonly Step[] = [...account, payIn];

export const newNumber: Step = {
  call: "accountNumbers.create",
  params: { account_id: toIdRef("account"), name: "Rent" },
  as: "number",
};

export const accountNumber: readonly Step[] = [...account, newNumber];

export const newCard: Step = { call: "cards.create", params: { account_id: toIdRef("account") }, as: "card" };

export const card: readonly Step[] = [...account, newCard];

export const physicalCard: readonly Step[] = [
  ...card,
  {
    call: "physicalCards.create",
    params: {
      card_id: toIdRef("card"),
      cardholder: { first_name: "Sample", last_name: "Cardholder" },
      shipment: {
        address: { name: "Sample", line1: "1 Main Street", city: "Springfield", state: "IL", postal_code: "62701" },
        method: "courier_a_2_day",
      },
    },
    as: "physicalCard",
  },
];

/** Lists the Card Payments of the Card, of which there is only one. */
export const listPayments: Step = {
  call: "cardPayments.list",
  params: { account_id: toIdRef("account") },
  as: "payments",
};

export const payment = { $ref: "payments.data.0.id" };

/** A Card Payment that holds 400 cents. */
export const authorized: readonly Step[] = [
  ...funded,
  newCard,
  { call: "simulations.cardAuthorizations.create", params: { card_id: toIdRef("card"), amount: 400 } },
  listPayments,
];

export const listFiles: Step = { call: "files.list", as: "files" };

export const file = { $ref: "files.data.0.id" };

export const checkDeposit: readonly Step[] = [
  ...account,
  listFiles,
  {
    call: "checkDeposits.create",
    params: { account_id: toIdRef("account"), amount: 100, front_image_file_id: file, back_image_file_id: file },
    as: "deposit",
  },
];

export const lockboxAddress: readonly Step[] = [{ call: "lockboxAddresses.create", as: "address" }];

export const lockboxRecipient: readonly Step[] = [
  ...account,
  ...lockboxAddress,
  {
    call: "lockboxRecipients.create",
    params: { account_id: toIdRef("account"), lockbox_address_id: toIdRef("address") },
    as: "recipient",
  },
];

export const subscription: readonly Step[] = [
  { call: "eventSubscriptions.create", params: { url: "https://app.test/webhooks" }, as: "subscription" },
];

export const externalAccount: readonly Step[] = [
  {
    call: "externalAccounts.create",
    params: { account_number: "9900000001", description: "Landlord", routing_number: "110000000" },
    as: "externalAccount",
  },
];
