import type { Bank } from "../../../src/index.ts";
import type { checkDeposits } from "../../../src/resources/check-deposits/resource.ts";
import {
  askMost,
  closeAccount,
  closed,
  EXACT,
  emptyAccount,
  fillAccount,
  notExact,
  OPEN,
} from "../../proofs/breakings.ts";
import { account, call, imageFile } from "../../proofs/moves.ts";
import type { ResourceProofs } from "../../proofs/resource-proofs.ts";
import { deposit, images, loanAccount, newAccount } from "../../proofs/stage.ts";

/** Places a Check Deposit of one cent in an Account. */
export function place(bank: Bank, account_id: `account_${string}`) {
  const file = imageFile(bank);
  const images = { front_image_file_id: file, back_image_file_id: file };
  return bank.checkDeposits.create({ account_id, amount: 1, ...images }).id;
}

export const proofs: ResourceProofs<typeof checkDeposits> = {
  required: {
    "checkDeposits.create": ["account_id", "amount", "front_image_file_id", "back_image_file_id"],
    "simulations.checkDeposits.submit": ["scan.account_number", "scan.routing_number"],
  },
  bounds: { "checkDeposits.create": { amount: "1 or more" } },
  requests: {
    "checkDeposits.create": (stage) => ({ params: { account_id: loanAccount(stage), amount: 1, ...images(stage) } }),
    "simulations.checkDeposits.submit": (stage) => ({ id: deposit(stage, newAccount(stage)) }),
    "simulations.checkDeposits.return": (stage) => {
      const id = deposit(stage, newAccount(stage));
      return { id: stage.bank.simulations.checkDeposits.submit(id).id };
    },
  },
  refusals: {
    "checkDeposits.create": [
      [OPEN, closeAccount, closed],
      [EXACT, askMost, notExact],
    ],
    "simulations.checkDeposits.submit": [[EXACT, fillAccount, notExact]],
    "simulations.checkDeposits.return": [
      [OPEN, closeAccount, closed],
      [EXACT, emptyAccount, notExact],
    ],
  },
  // A return has no amount that could be too large.
  pairs: { "simulations.checkDeposits.return": [[OPEN, EXACT, null]] },
  states: {
    status: {
      requested: {
        make: (bank) => place(bank, account(bank)),
        move: (bank, id, trigger) => call(bank.simulations.checkDeposits, trigger, id),
        allowed: {
          pending: { submit: "submitted", reject: "rejected" },
          submitted: { return: "returned" },
        },
      },
    },
  },
  rail: {
    decline: (bank, accountId) =>
      bank.simulations.checkDeposits.reject(place(bank, accountId), { decline_reason: "duplicate" }),
  },
  populate: (bank, { operating }) => {
    const [returned, rejected, ...checks] = Array.from({ length: 8 }, () => place(bank, operating));
    if (returned === undefined || rejected === undefined) return;
    const { submit, reject, return: sendBack } = bank.network.checkDeposits;
    for (const id of [returned, ...checks.slice(0, 2)]) submit(id);
    sendBack(returned);
    reject(rejected);
  },
  list: (bank, { account }) => place(bank, account),
  story: { journal: "checks", names: /^\w+ (check_deposit_rejection|check_?deposits?)\b/i },
  *scenario({ ok, no }, account_id) {
    const { data: files } = yield* ok("files.list", { params: { purpose: { in: ["check_image_front"] } } });
    const file = files[0]?.id;
    const params = { account_id, amount: 300, front_image_file_id: file, back_image_file_id: file };
    const good = yield* ok("checkDeposits.create", { params });
    yield* ok("simulations.checkDeposits.submit", { id: good.id });
    yield* ok("simulations.checkDeposits.return", { id: good.id });
    const bad = yield* ok("checkDeposits.create", { params: { ...params, description: "Blurred" } });
    yield* ok("simulations.checkDeposits.reject", { id: bad.id, params: { decline_reason: "poor_image_quality" } });
    yield* no("simulations.checkDeposits.submit", { id: bad.id });
    yield* ok("checkDeposits.retrieve", { id: bad.id });
    yield* ok("checkDeposits.list");
  },
};
