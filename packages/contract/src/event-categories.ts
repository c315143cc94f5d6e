/** Every category of Event, with what has happened when one is emitted (contract "Events", D-94). */
export const eventCategories = {
  "account.created": "An Account was created.",
  "account.updated": "An Account changed.",
  "account_number.created": "An Account Number was created.",
  "account_number.updated": "An Account Number changed.",
  "declined_transaction.created": "An addition or removal of money was declined.",
  "entity.created": "An Entity was created.",
  "inbound_mail_item.created": "A piece of mail arrived.",
  "inbound_mail_item.updated": "A piece of mail was processed.",
  "physical_card.created": "A Physical Card was ordered.",
  "physical_card.updated": "A Physical Card, or its shipment, changed.",
  "program.created": "A Program was set up.",
  "transaction.created": "A Transaction was posted.",
} as const satisfies Readonly<Record<string, string>>;

export type EventCategoryName = keyof typeof eventCategories;
