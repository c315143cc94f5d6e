import { inboundRealTimePaymentsTransfers } from "../../../src/resources/inbound-real-time-payments-transfers/resource.ts";
import { EXACT, fillAccount, notExact } from "../../proofs/breakings.ts";
import { resolved } from "../../proofs/moves.ts";
import { instantCredits } from "../../proofs/rail-proofs.ts";
import type { ResourceProofs } from "../../proofs/resource-proofs.ts";
import { number } from "../../proofs/stage.ts";

export const proofs: ResourceProofs<typeof inboundRealTimePaymentsTransfers> = {
  required: { "simulations.inboundRealTimePaymentsTransfers.create": ["account_number_id", "amount"] },
  bounds: {
    "simulations.inboundRealTimePaymentsTransfers.create": {
      amount: "1 or more",
      debtor_routing_number: "exactly 9 characters",
      unstructured_remittance_information: "1 to 140 characters",
    },
  },
  requests: {
    "simulations.inboundRealTimePaymentsTransfers.create": (stage) => ({
      params: { account_number_id: number(stage), amount: 100 },
    }),
  },
  refusals: { "simulations.inboundRealTimePaymentsTransfers.create": [[EXACT, fillAccount, notExact]] },
  states: {
    status: {
      automatic: resolved("pending_confirming", "confirmed", (bank, sent) =>
        bank.simulations.inboundRealTimePaymentsTransfers.create(sent),
      ),
    },
  },
  rail: instantCredits(inboundRealTimePaymentsTransfers.rail, "account_restricted"),
  populate: (bank, { operating: account_id }) => {
    const { id: account_number_id } = bank.accountNumbers.create({ account_id, name: "Real-Time Payments" });
    const sent = { account_number_id, amount: 100 };
    for (let count = 0; count < 3; count++) bank.network.inboundRealTimePaymentsTransfers.create(sent);
    bank.network.inboundRealTimePaymentsTransfers.create({ ...sent, decline_reason: "account_restricted" });
  },
  list: (bank, { number }) =>
    bank.simulations.inboundRealTimePaymentsTransfers.create({ account_number_id: number, amount: 1 }).id,
  story: { journal: "instant-transfers", names: /^\w+ inbound_?real_?time_?payments_?transfers?(_decline)?\b/i },
  *scenario({ ok }, account_id) {
    const { id: account_number_id } = yield* ok("accountNumbers.create", {
      params: { account_id, name: "Real-Time Payments" },
    });
    const params = { account_number_id, amount: 300, debtor_name: "Sample Person" };
    const { id } = yield* ok("simulations.inboundRealTimePaymentsTransfers.create", { params });
    yield* ok("simulations.inboundRealTimePaymentsTransfers.create", {
      params: { ...params, decline_reason: "account_restricted" },
    });
    yield* ok("inboundRealTimePaymentsTransfers.retrieve", { id });
    yield* ok("inboundRealTimePaymentsTransfers.list", { params: { status: { in: ["confirmed"] } } });
  },
};
