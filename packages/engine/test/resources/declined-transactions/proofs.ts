import type { declinedTransactions } from "../../../src/resources/declined-transactions/resource.ts";
import type { ResourceProofs } from "../../proofs/resource-proofs.ts";
import { place } from "../check-deposits/proofs.ts";

export const proofs: ResourceProofs<typeof declinedTransactions> = {
  list: (bank, given) => {
    const { deposit_rejection: rejection } = bank.simulations.checkDeposits.reject(place(bank, given.account));
    return rejection?.declined_transaction_id ?? "";
  },
  story: { journal: "simulations", names: /^endpoints declinedTransactions\b/ },
  *scenario({ ok }, account_id) {
    const { id: card_id } = yield* ok("cards.create", { params: { account_id } });
    yield* ok("simulations.cardAuthorizations.create", {
      params: { card_id, amount: 1, decline_reason: "suspected_fraud" },
    });
    const { data } = yield* ok("declinedTransactions.list", {
      params: { account_id, category: { in: ["check_deposit_rejection", "card_decline"] } },
    });
    yield* ok("declinedTransactions.retrieve", { id: data[0]?.id ?? "" });
  },
};
