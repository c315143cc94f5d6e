import { type CardAuthorization, type CardProcessingCategory, constants } from "@sandbank/contract";

type Authorization = Pick<CardAuthorization, "direction" | "processing_category">;

/** Whether a category brings money to the cardholder when it is settled (D-104). */
export function isCreditCategory(category: CardProcessingCategory | undefined): boolean {
  return constants.cardCreditCategories.some((credit) => credit === category);
}

export function isCredit({ processing_category: category }: Authorization): boolean {
  return isCreditCategory(category);
}

/** Whether money is to leave the Account: a balance inquiry moves none (D-104). */
export function isPurchase({ direction, processing_category: category }: Authorization): boolean {
  return direction === "settlement" && category !== "balance_inquiry";
}

/** Whether money is to be given back by a refund. */
export function isRefund(authorization: Authorization): boolean {
  return authorization.direction === "refund" && !isCredit(authorization);
}
