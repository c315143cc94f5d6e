import { type CardAuthorization, type CardProcessingCategory, constants } from "@sandbank/contract";

type Authorization = Pick<CardAuthorization, "direction" | "processing_category">;

/** Whether settling an authorization of this category credits the cardholder (D-104). */
export function isCreditCategory(category: CardProcessingCategory | undefined): boolean {
  return constants.cardCreditCategories.some((credit) => credit === category);
}

export function isCredit({ processing_category: category }: Authorization): boolean {
  return isCreditCategory(category);
}

/** Whether an authorization takes money from the Account. A balance inquiry moves none (D-104). */
export function isPurchase({ direction, processing_category: category }: Authorization): boolean {
  return direction === "settlement" && category !== "balance_inquiry";
}

/** Whether an authorization is of a refund, not of a credit. */
export function isRefund(authorization: Authorization): boolean {
  return authorization.direction === "refund" && !isCredit(authorization);
}
