import type { Program } from "../program.ts";

// What programs begin with.

export const account: Program = ['const account = bank.accounts.create({ name: "Operating" });'];

export const funded: Program = [
  ...account,
  "bank.simulations.interestPayments.create({ account_id: account.id, amount: 1_000 });",
];

export const accountNumber: Program = [
  ...account,
  'const number = bank.accountNumbers.create({ account_id: account.id, name: "Rent" });',
];

export const card: Program = [...account, "const card = bank.cards.create({ account_id: account.id });"];

export const physicalCard: Program = [
  ...card,
  `const physicalCard = bank.physicalCards.create({
  card_id: card.id,
  cardholder: { first_name: "Sample", last_name: "Cardholder" },
  shipment: {
    address: { name: "Sample", line1: "1 Main Street", city: "Springfield", state: "IL", postal_code: "62701" },
    method: "courier_a_2_day",
  },
});`,
];

/** A Card Payment that holds 400 cents. */
export const authorized: Program = [
  ...funded,
  "const card = bank.cards.create({ account_id: account.id });",
  "bank.simulations.cardAuthorizations.create({ card_id: card.id, amount: 400 });",
  "const [payment] = bank.cardPayments.list().data;",
];

export const checkDeposit: Program = [
  ...account,
  "const [image] = bank.files.list().data;",
  `const deposit = bank.checkDeposits.create({
  account_id: account.id,
  amount: 100,
  front_image_file_id: image.id,
  back_image_file_id: image.id,
});`,
];

export const lockboxAddress: Program = ["const address = bank.lockboxAddresses.create();"];

export const lockboxRecipient: Program = [
  ...account,
  ...lockboxAddress,
  "const recipient = bank.lockboxRecipients.create({ account_id: account.id, lockbox_address_id: address.id });",
];

export const mailToRecipient =
  "bank.simulations.inboundMailItems.create({ amount: 100, lockbox_recipient_id: recipient.id });";
