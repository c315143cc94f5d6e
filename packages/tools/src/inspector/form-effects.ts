/** The effect of an operation on the money, in one sentence. `{amount}` is the amount that it is about. The first match counts. */
const effects: readonly (readonly [operations: RegExp, effect: string])[] = [
  [/\.cardAuthorizations\./, "Request {amount} from the Card: the bank holds it or declines it."],
  [/\.cardIncrements\./, "Request {amount} more: the bank adds it to the hold or declines it."],
  [/\.cardSettlements\./, "Settle the hold of {amount}: the money leaves the Account."],
  [/\.cardReversals\./, "Reverse the hold of {amount}: the Account can spend it again."],
  [/\.cardAuthorizationExpirations\./, "Expire the hold of {amount}: the Account can spend it again."],
  [/\.cardRefunds\./, "Refund {amount}: the merchant pays it back to the Account."],
  [/\.cardBalanceInquiries\./, "Ask for the balance of the Account: no money moves."],
  [/pendingTransactions\.release/, "Release the hold of {amount}: the Account can spend it again."],
  [/\.interestPayments\.|\.accountRevenuePayments\./, "Pay {amount} into the Account."],
  [/inboundAchTransfers\.decline/, "Decline the transfer of {amount}: its money does not move."],
  [/inboundCheckDeposits\.decline/, "Decline the check of {amount}: the Account does not pay it."],
  [/inboundCheckDeposits\.return/, "Return the check of {amount}: the Account gets the money back."],
  [/inboundWireTransfers\.reverse/, "Reverse the wire of {amount}: the Account sends the money back."],
  [/checkDeposits\.submit/, "Accept the check of {amount}: the Account gets the money."],
  [/checkDeposits\.reject/, "Reject the check of {amount}: the Account does not get the money."],
  [/checkDeposits\.return/, "Return the check of {amount}: the Account loses the money."],
  [/checkTransfers\.stopPayment/, "Stop the check of {amount}: it can no longer be deposited."],
  [/checkTransfers\.mail/, "Mail the check of {amount}: it can then be deposited."],
  [/Transfers\.approve/, "Approve the transfer of {amount}: the bank goes on with it."],
  [/Transfers\.cancel/, "Cancel the transfer of {amount}: the Account keeps the money."],
  [/Transfers\.submit/, "Submit the transfer of {amount} to the network."],
  [/Transfers\.complete/, "Complete the transfer of {amount}, or reject it: then the Account gets the money back."],
  [/Transfers\.reject/, "Reject the transfer of {amount}: the Account gets the money back."],
  [/Transfers\.(?:transferR|r)eturn|Transfers\.reverse/, "Return the transfer of {amount}: its money goes back."],
];

/** Returns what an operation does to the money; undefined if it moves none. */
export function findEffect(operation: string): string | undefined {
  return effects.find(([operations]) => operations.test(operation))?.[1];
}
