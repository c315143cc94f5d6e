interface RailWords {
  /** The rail in a table. */
  readonly short: string;
  /** One payment of the rail, at the start of a sentence. */
  readonly payment: string;
}

const words: Readonly<Record<string, RailWords>> = {
  ach_decline: { short: "ACH", payment: "An ACH transfer" },
  card_decline: { short: "card", payment: "A card payment" },
  check_decline: { short: "check", payment: "A check" },
  check_deposit_rejection: { short: "check deposit", payment: "A check deposit" },
  inbound_fednow_transfer_decline: { short: "FedNow", payment: "A FedNow transfer" },
  inbound_real_time_payments_transfer_decline: { short: "real-time payment", payment: "A real-time payment" },
  wire_decline: { short: "wire", payment: "A wire" },
};

/** Returns the words for a rail, given the category of its Declined Transactions; undefined for other categories. */
export function railWords(category: string): RailWords | undefined {
  return words[category];
}
