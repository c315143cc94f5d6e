import { inboundWireTransfers } from "../../../src/resources/inbound-wire-transfers/resource.ts";
import { closeAccount, closed, EXACT, emptyAccount, fillAccount, notExact, OPEN } from "../../proofs/breakings.ts";
import { numberOf, resolved } from "../../proofs/moves.ts";
import { instantCredits } from "../../proofs/rail-proofs.ts";
import type { ResourceProofs } from "../../proofs/resource-proofs.ts";
import { number } from "../../proofs/stage.ts";

const reason = "duplicate";

export const proofs: ResourceProofs<typeof inboundWireTransfers> = {
  required: {
    "inboundWireTransfers.reverse": ["reason"],
    "simulations.inboundWireTransfers.create": ["account_number_id", "amount"],
  },
  bounds: { "simulations.inboundWireTransfers.create": { amount: "1 or more" } },
  requests: {
    "inboundWireTransfers.reverse": (stage) => {
      const wire = { account_number_id: number(stage), amount: 1 };
      return { id: stage.bank.simulations.inboundWireTransfers.create(wire).id, params: { reason } };
    },
    "simulations.inboundWireTransfers.create": (stage) => ({
      params: { account_number_id: number(stage), amount: 100 },
    }),
  },
  refusals: {
    "inboundWireTransfers.reverse": [
      [OPEN, closeAccount, closed],
      [EXACT, emptyAccount, notExact],
    ],
    "simulations.inboundWireTransfers.create": [[EXACT, fillAccount, notExact]],
  },
  // A reversal has no amount that could be too large.
  pairs: { "inboundWireTransfers.reverse": [[OPEN, EXACT, null]] },
  states: {
    status: {
      requested: {
        make: (bank) => bank.simulations.inboundWireTransfers.create({ ...numberOf(bank), amount: 1 }).id,
        move: (bank, id) => bank.inboundWireTransfers.reverse(id as `inbound_wire_transfer_${string}`, { reason }),
        allowed: { accepted: { reverse: "reversed" } },
      },
      automatic: resolved("pending", "accepted", (bank, sent) => bank.simulations.inboundWireTransfers.create(sent)),
    },
  },
  rail: instantCredits(inboundWireTransfers.rail, "transaction_not_allowed"),
  populate: (bank, { operating: account_id }) => {
    const { id: account_number_id } = bank.accountNumbers.create({ account_id, name: "Wires" });
    const create = (params: object = {}) =>
      bank.network.inboundWireTransfers.create({ account_number_id, amount: 100, ...params }).id;
    const answer = (wire_drawdown_request_id: string) => create({ wire_drawdown_request_id });
    const [reversed] = [create(), answer("one"), answer("two"), create(), create({ decline_reason: "group_locked" })];
    bank.inboundWireTransfers.reverse(reversed, { reason });
  },
  list: (bank, { number }) => bank.simulations.inboundWireTransfers.create({ account_number_id: number, amount: 1 }).id,
  story: { journal: "wires", names: /^\w+ (wire_decline|inbound_?wire_?transfers?)\b/i },
  *scenario({ ok, no }, account_id) {
    const { id: account_number_id } = yield* ok("accountNumbers.create", { params: { account_id, name: "Wires" } });
    const wire = { account_number_id, amount: 5_000, debtor_name: "Sample Person", purpose: "Rent" };
    const kept = yield* ok("simulations.inboundWireTransfers.create", { params: wire });
    const { id: reversed } = yield* ok("simulations.inboundWireTransfers.create", { params: { ...wire, amount: 1 } });
    yield* ok("inboundWireTransfers.reverse", { id: reversed, params: { reason } });
    const { id: declined } = yield* ok("simulations.inboundWireTransfers.create", {
      params: { ...wire, decline_reason: "transaction_not_allowed" },
    });
    yield* no("inboundWireTransfers.reverse", { id: declined, params: { reason } });
    yield* ok("inboundWireTransfers.retrieve", { id: kept.id });
    yield* ok("inboundWireTransfers.list", { params: { status: { in: ["accepted", "reversed"] } } });
  },
};
