import type { Bank } from "../../../src/index.ts";
import type { accountNumbers } from "../../../src/resources/account-numbers/resource.ts";
import { after, archiveOwner, closeAccount, closed, notOwned, OPEN, OWNED } from "../../proofs/breakings.ts";
import { account, ofClosedAccount, untilCanceled, update } from "../../proofs/moves.ts";
import type { ResourceProofs } from "../../proofs/resource-proofs.ts";
import { newAccount } from "../../proofs/stage.ts";

const create = (bank: Bank, account_id = account(bank)) => bank.accountNumbers.create({ account_id, name: "Incoming" });

export const proofs: ResourceProofs<typeof accountNumbers> = {
  required: { "accountNumbers.create": ["account_id", "name"] },
  requests: {
    "accountNumbers.create": (stage) => ({ params: { account_id: newAccount(stage), name: "Rent" } }),
    "accountNumbers.update": (stage) => ({
      id: stage.bank.accountNumbers.create({ account_id: newAccount(stage), name: "Rent" }).id,
      params: { name: "Lease" },
    }),
  },
  refusals: {
    "accountNumbers.create": [
      [OPEN, closeAccount, closed, "[account-closed-no-activity]"],
      [OWNED, archiveOwner, notOwned],
    ],
    "accountNumbers.update": [
      [
        "The Account Number is not canceled, or the update changes nothing.",
        after(({ bank }, { id }) =>
          bank.accountNumbers.update(id as `account_number_${string}`, { status: "canceled" }),
        ),
        "Account Number account_number_… is canceled. Cancellation is permanent; create another Account Number.",
      ],
    ],
  },
  changes: {
    "accountNumbers.update": {
      values: {
        name: "Payables",
        status: "disabled",
        inbound_ach: { debit_status: "blocked" },
        inbound_checks: { status: "allowed" },
      },
      clauses: "[account-numbers-update, event-account-number-updated]",
    },
  },
  updates: {
    "accountNumbers.update": {
      "an active Account Number": create,
      "a disabled Account Number": (bank) => bank.accountNumbers.update(create(bank).id, { status: "disabled" }),
      "a canceled Account Number": (bank) => bank.accountNumbers.update(create(bank).id, { status: "canceled" }),
      "an Account Number of a closed Account": ofClosedAccount(create),
    },
  },
  states: {
    status: {
      requested: {
        make: (bank) => create(bank).id,
        move: update((bank) => bank.accountNumbers),
        allowed: untilCanceled, // D-52
      },
    },
  },
  populate: (bank, accounts) => {
    for (const account_id of Object.values(accounts)) create(bank, account_id);
    const { id } = create(bank, accounts.operating);
    for (const status of ["disabled", "canceled"] as const) bank.accountNumbers.update(id, { status });
  },
  list: (bank, given) => create(bank, given.account).id,
  story: { journal: "accounts", names: /^\w+ account_?numbers?\b/i },
  *scenario({ ok }, account_id) {
    const number = yield* ok("accountNumbers.create", {
      params: { account_id, name: "Rent", inbound_ach: { debit_status: "blocked" } },
    });
    yield* ok("accountNumbers.update", { id: number.id, params: { inbound_checks: { status: "allowed" } } });
    yield* ok("accountNumbers.retrieve", { id: number.id });
    yield* ok("accountNumbers.list", { params: { ach_debit_status: { in: ["blocked"] } } });
  },
};
