import { enumeration } from "../schema-kit.ts";

export const cardProcessingCategorySchema = enumeration("CardProcessingCategory", "The purpose of a card payment.", {
  account_funding: "Funding another account.",
  automatic_fuel_dispenser: "Fuel at a pump without staff.",
  bill_payment: "A bill.",
  original_credit: "Money sent to the card without an earlier purchase.",
  purchase: "Goods or services.",
  quasi_cash: "Something as good as cash, such as chips or vouchers.",
  refund: "A refund for an earlier purchase.",
  cash_disbursement: "A cash withdrawal.",
  cash_deposit: "A cash deposit.",
  balance_inquiry: "A balance inquiry, which moves no money.",
  unknown: "Not known.",
});
