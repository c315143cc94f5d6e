import { inboundFednowTransfers } from "../../../src/resources/inbound-fednow-transfers/resource.ts";
import { EXACT, fillAccount, notExact } from "../../proofs/breakings.ts";
import { resolved } from "../../proofs/moves.ts";
import { instantCredits } from "../../proofs/rail-proofs.ts";
import type { ResourceProofs } from "../../proofs/resource-proofs.ts";
import { number } from "../../proofs/stage.ts";

export const proofs: ResourceProofs<typeof inboundFednowTransfers> = {
  required: { "simulations.inboundFednowTransfers.create": ["account_number_id", "amount"] },
  bounds: {
    "simulations.inboundFednowTransfers.create": { amount: "1 or more", debtor_routing_number: "exactly 9 characters" },
  },
  requests: {
    "simulations.inboundFednowTransfers.create": (stage) => ({
      params: { account_number_id: number(stage), amount: 100 },
    }),
  },
  refusals: { "simulations.inboundFednowTransfers.create": [[EXACT, fillAccount, notExact]] },
  states: {
    status: {
      automatic: resolved("pending_confirming", "confirmed", (bank, sent) =>
        bank.simulations.inboundFednowTransfers.create(sent),
      ),
    },
  },
  rail: instantCredits(inboundFednowTransfers.rail, "account_restricted"),
  populate: (bank, { operating: account_id }) => {
    const { id: account_number_id } = bank.accountNumbers.create({ account_id, name: "FedNow" });
    const sent = { account_number_id, amount: 100 };
    for (let count = 0; count < 3; count++) bank.network.inboundFednowTransfers.create(sent);
    bank.network.inboundFednowTransfers.create({ ...sent, decline_reason: "account_restricted" });
  },
  list: (bank, { number }) =>
    bank.simulations.inboundFednowTransfers.create({ account_number_id: number, amount: 1 }).id,
  story: { journal: "instant-transfers", names: /^\w+ inbound_?fednow_?transfers?(_decline)?\b/i },
  *scenario({ ok }, account_id) {
    const { id: account_number_id } = yield* ok("accountNumbers.create", { params: { account_id, name: "FedNow" } });
    const params = { account_number_id, amount: 300, debtor_name: "Sample Person" };
    const { id } = yield* ok("simulations.inboundFednowTransfers.create", { params });
    yield* ok("simulations.inboundFednowTransfers.create", {
      params: { ...params, decline_reason: "account_restricted" },
    });
    yield* ok("inboundFednowTransfers.retrieve", { id });
    yield* ok("inboundFednowTransfers.list", { params: { status: { in: ["declined"] } } });
  },
};
