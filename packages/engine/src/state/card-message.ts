import type { CardAuthorization } from "@sandbank/contract";

/** What a merchant's request says, whatever becomes of it. */
export type CardMessage = Omit<
  CardAuthorization,
  "id" | "amount" | "card_payment_id" | "expires_at" | "healthcare" | "pending_transaction_id" | "type"
>;
