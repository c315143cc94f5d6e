import type { TransactionCategory } from "./generated/transactions.ts";
import { transactionDetails } from "./resources/transactions/details.ts";

// Other packages of the repository import these words through the private subpath `./private/words`.

export { railWords } from "./rails.ts";

/** The effect of the Transactions of each category on the balance, in words. */
export const transactionLabels = Object.fromEntries(
  Object.entries(transactionDetails).map(([category, { label }]) => [category, label]),
) as Readonly<Record<TransactionCategory, string>>;
