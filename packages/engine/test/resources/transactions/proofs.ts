import type { transactions } from "../../../src/resources/transactions/resource.ts";
import type { ResourceProofs } from "../../proofs/resource-proofs.ts";

/** Other resources create Transactions, and their tests compare them. So a list and a retrieval are all there is to prove. */
export const proofs: ResourceProofs<typeof transactions> = {
  list: (bank, { account }) => bank.simulations.interestPayments.create({ account_id: account, amount: 1 }).id,
  story: { journal: "simulations", names: /^endpoints transactions\b/ },
  *scenario({ ok }, account_id) {
    const { data } = yield* ok("transactions.list", { params: { account_id, category: { in: ["interest_payment"] } } });
    yield* ok("transactions.retrieve", { id: data[0]?.id ?? "" });
  },
};
