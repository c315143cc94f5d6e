// Generated from packages/contract/src by `npm run generate`. Do not edit.

import type { RailWords } from "../tables/rail-words.ts";

/** By the category of its Declined Transactions. */
export const railWords: Readonly<Record<string, RailWords>> = {
  ach_decline: { short: "ACH", payment: "An ACH transfer" },
  card_decline: { short: "card", payment: "A card payment" },
  check_decline: { short: "check", payment: "A check" },
  inbound_real_time_payments_transfer_decline: { short: "real-time payment", payment: "A real-time payment" },
  inbound_fednow_transfer_decline: { short: "FedNow", payment: "A FedNow transfer" },
  wire_decline: { short: "wire", payment: "A wire" },
  check_deposit_rejection: { short: "check deposit", payment: "A check deposit" },
};
