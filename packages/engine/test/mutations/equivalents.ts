/** The changes that no test can tell from the table as it is, each with why, by the name of the table and the change. */
export const equivalents: Readonly<Record<string, string>> = {
  'simulations.cardSettlements.create: swaps "The Account is open." with "The balances of the Account stay within the safe integers."':
    "They are never broken at once: a closed Account has no balance and nothing held, and whatever leaves it fits.",
  'simulations.cardRefunds.create: swaps "The Transaction has the category `card_settlement` and took money." with "The Pending Transaction is the authorization of a refund."':
    "They are never broken at once: a refund names a Transaction or a Pending Transaction, and both is 400.",
  'simulations.cardRefunds.create: swaps "The Pending Transaction is open." with "The amount to refund is at most the settled amount that is not refunded yet."':
    "They are never broken at once: only what was settled bounds a refund, and a refund names it or a Pending Transaction.",
};
