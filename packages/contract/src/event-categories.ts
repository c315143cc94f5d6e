import { sorted } from "./object-keys.ts";
import { railEvents } from "./rails.ts";

/** Every category of Event with its meaning (contract "Events", D-94, O-18). */
export const eventCategories = sorted({
  ...railEvents,
  "account.created": "An Account was created.",
  "account.updated": "An Account changed.",
  "account_number.created": "An Account Number was created.",
  "account_number.updated": "An Account Number changed.",
  "card.created": "A Card was created.",
  "card.updated": "A Card changed.",
  "declined_transaction.created": "A credit or a debit was declined.",
  "digital_card_profile.created": "A Digital Card Profile was created.",
  "digital_card_profile.updated": "A Digital Card Profile changed.",
  "entity.created": "An Entity was created.",
  "entity.updated": "An Entity changed.",
  "event_subscription.created": "An Event Subscription was created.",
  "event_subscription.updated": "An Event Subscription changed.",
  "external_account.created": "An External Account was created.",
  "external_account.updated": "An External Account changed.",
  "file.created": "A File was created.",
  "inbound_mail_item.created": "A piece of mail arrived.",
  "inbound_mail_item.updated": "A piece of mail was processed.",
  "lockbox.created": "A Lockbox Recipient was created.",
  "lockbox.updated": "A Lockbox Recipient changed.",
  "lockbox_address.created": "A Lockbox Address was created.",
  "lockbox_address.updated": "A Lockbox Address changed.",
  "pending_transaction.created": "A Pending Transaction was created.",
  "pending_transaction.updated": "A Pending Transaction was completed, or its amount changed.",
  "physical_card.created": "A Physical Card was ordered.",
  "physical_card.updated": "A Physical Card, or its shipment, changed.",
  "physical_card_profile.created": "A Physical Card Profile was created.",
  "physical_card_profile.updated": "A Physical Card Profile changed.",
  "program.created": "A Program was created.",
  "real_time_decision.card_authorization_requested": "A card authorization waits for your decision.",
  "transaction.created": "A Transaction was posted.",
} as const satisfies Readonly<Record<string, string>>);

export type EventCategoryName = keyof typeof eventCategories;
