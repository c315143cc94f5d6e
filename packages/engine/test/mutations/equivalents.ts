/** The mutants that no test can detect, each with the reason, by the name of the table and the change. */
export const equivalents: Readonly<Record<string, string>> = {
  'simulations.cardSettlements.create: swaps "The Account is open." with "The balances of the Account stay within the safe integers."':
    "No request breaks both: a closed Account has no balance and no holds, so every debit fits.",
  'simulations.cardRefunds.create: swaps "The Transaction has the category `card_settlement` and took money." with "The Pending Transaction is the authorization of a refund."':
    "No request breaks both: a refund names a Transaction or a Pending Transaction, and naming both is refused with 400.",
  'simulations.cardRefunds.create: swaps "The Pending Transaction is open." with "The amount to refund is at most the settled amount that is not refunded yet."':
    "No request breaks both: only the refund of a settlement has a maximum, and it names no Pending Transaction.",
  'achTransfers.create: swaps "The available balance covers the amount." with "The balances of the Account stay within the safe integers."':
    "No request breaks both: only a credit needs a balance, and only a debit adds to it.",
};
