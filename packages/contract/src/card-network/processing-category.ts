import { enumeration } from "../schema-kit.ts";

export const cardProcessingCategorySchema = enumeration("CardProcessingCategory", "What a card payment is for.", {
  account_funding: "To put money into another account.",
  automatic_fuel_dispenser: "Fuel at a pump without staff.",
  bill_payment: "A bill.",
  original_credit: "Money sent to the card without a purchase before it.",
  purchase: "Goods or services.",
  quasi_cash: "Something as good as cash, such as chips or vouchers.",
  refund: "Money back for something bought before.",
  cash_disbursement: "Cash taken out.",
  cash_deposit: "Cash paid in.",
  balance_inquiry: "No money: a look at the balance.",
  unknown: "Not known.",
});
