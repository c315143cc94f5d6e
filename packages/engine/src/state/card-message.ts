import type { CardAuthorization } from "@sandbank/contract";

/** The content of a merchant's request, independent of its outcome. */
export type CardMessage = Omit<
  CardAuthorization,
  "id" | "amount" | "card_payment_id" | "expires_at" | "healthcare" | "pending_transaction_id" | "type"
>;
