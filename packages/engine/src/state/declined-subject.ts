import type { DeclinedTransaction } from "@sandbank/contract";

/** The id of what was declined: a transfer, a check, a Check Deposit, or the `card_decline` of a Card Payment. */
export function subjectOf({ source }: DeclinedTransaction): string | null {
  switch (source.category) {
    case "ach_decline":
      return source.ach_decline.inbound_ach_transfer_id;
    case "card_decline":
      return source.card_decline.id;
    case "check_decline":
      return source.check_decline.inbound_check_deposit_id;
    case "inbound_real_time_payments_transfer_decline":
      return source.inbound_real_time_payments_transfer_decline.transfer_id;
    case "inbound_fednow_transfer_decline":
      return source.inbound_fednow_transfer_decline.transfer_id;
    case "wire_decline":
      return source.wire_decline.inbound_wire_transfer_id;
    case "check_deposit_rejection":
      return source.check_deposit_rejection.check_deposit_id;
    case "other":
      return null;
  }
}
