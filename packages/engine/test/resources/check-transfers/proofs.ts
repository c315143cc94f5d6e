import type { CheckTransferCreateParams } from "@sandbank/contract";
import type { Bank } from "../../../src/index.ts";
import type { checkTransfers } from "../../../src/resources/check-transfers/resource.ts";
import {
  after,
  closeAccount,
  closed,
  disabledOwner,
  disableOwner,
  NOT_DISABLED,
  OPEN,
} from "../../proofs/breakings.ts";
import { call } from "../../proofs/moves.ts";
import type { RefusalCase, ResourceProofs, RuleCase } from "../../proofs/resource-proofs.ts";
import { disabledBy, foreignNumber, notCovered, sender } from "../../proofs/sending.ts";
import type { Request, Stage } from "../../proofs/stage.ts";
import { byOthers, create, present, printed, write } from "./stage.ts";

const retrieve = ({ bank }: Stage, id: string) => bank.checkTransfers.retrieve(id as never);

function sent(stage: Stage, more: object = {}) {
  const { external_account_id: _, ...ids } = sender(stage);
  return { ...ids, amount: 100, ...printed, ...more } as CheckTransferCreateParams;
}

/** A check that waits for approval. */
const waiting = (stage: Stage): Request => ({
  id: stage.bank.checkTransfers.create(sent(stage, { require_approval: true, valid_until_date: "2026-01-05" })).id,
});

const PASSED: RefusalCase = [
  "The `valid_until_date` has not passed.",
  after(({ bank }) => bank.clock.advance({ days: 10 })),
  "The check is valid until 2026-01-05, and the bank's date in New York is 2026-01-10. Create another.",
];

const approveCases: readonly RefusalCase[] = [
  [NOT_DISABLED, disableOwner, disabledOwner],
  disabledBy(retrieve),
  PASSED,
];

const wrong = { account_id: "account_a", source_account_number_id: "account_number_a", amount: 1 };
const paper = (more: object) => ({ ...wrong, ...printed, physical_check: { ...printed.physical_check, ...more } });
const from = { city: "A", line1: "B", name: "C", postal_code: "D", state: "E" };

const createRules: readonly RuleCase[] = [
  [
    "physical_check",
    "is required when `fulfillment_method` is `physical_check`",
    { ...wrong, fulfillment_method: "physical_check" },
    { ...wrong, ...printed },
  ],
  [
    "physical_check",
    "is only allowed when `fulfillment_method` is `physical_check`",
    { ...wrong, ...printed, ...byOthers },
    { ...wrong, ...byOthers },
  ],
  [
    "third_party",
    "is required when `fulfillment_method` is `third_party`",
    { ...wrong, fulfillment_method: "third_party" },
    { ...wrong, ...byOthers },
  ],
  [
    "third_party",
    "is only allowed when `fulfillment_method` is `third_party`",
    { ...wrong, ...printed, third_party: {} },
    { ...wrong, ...printed },
  ],
  [
    "physical_check.return_address_name",
    "is not allowed beside `physical_check.return_address`",
    paper({ return_address: from, return_address_name: "A" }),
    paper({ return_address_name: "A" }),
  ],
  [
    "physical_check.signature.text",
    "is not allowed beside `physical_check.signature.image_file_id`",
    paper({ signature: { text: "A", image_file_id: "file_a" } }),
    paper({ signature: { text: "A" } }),
  ],
];

/** A check that the clock prints. */
function print(bank: Bank) {
  bank.clock.advance({ minutes: 1 }); // After an hour it is later than 17:00 Pacific time.
  const transfer = create(bank);
  bank.clock.advance({ hours: 1 });
  return transfer;
}

const [to, back] = ["physical_check.mailing_address", "physical_check.return_address"];

export const proofs: ResourceProofs<typeof checkTransfers> = {
  required: {
    "checkTransfers.create": [
      "account_id",
      "amount",
      "fulfillment_method",
      "source_account_number_id",
      "physical_check.mailing_address",
      ...["city", "line1", "postal_code", "state"].map((name) => `${to}.${name}`),
      "physical_check.memo",
      "physical_check.recipient_name",
      "physical_check.payer.0.contents",
      ...["city", "line1", "name", "postal_code", "state"].map((name) => `${back}.${name}`),
    ],
  },
  bounds: {
    "checkTransfers.create": {
      amount: "1 or more",
      "physical_check.memo": "1 to 100 characters",
      "physical_check.recipient_name": "1 to 35 characters",
      "physical_check.note": "1 to 1200 characters",
      "physical_check.payer": "4 or less elements",
      "physical_check.payer.0.contents": "1 to 35 characters",
      "physical_check.return_address_name": "1 to 35 characters",
      "physical_check.signature.text": "1 to 30 characters",
      [`${to}.city`]: "1 to 35 characters",
      [`${to}.name`]: "1 to 35 characters",
      [`${to}.state`]: "exactly 2 characters",
      [`${back}.city`]: "1 to 35 characters",
    },
  },
  rules: { "checkTransfers.create": createRules },
  requests: {
    "checkTransfers.create": (stage) => {
      const params = sent(stage);
      const number = { account_id: params.account_id, id: params.source_account_number_id };
      stage.bank.checkTransfers.stopPayment(write(stage.bank, number).id);
      return { params: { ...params } };
    },
    "checkTransfers.approve": waiting,
    "simulations.checkTransfers.mail": waiting,
  },
  refusals: {
    "checkTransfers.create": [
      foreignNumber,
      [
        "The date is not in the past, in New York.",
        (_, { params }) => ({ params: { ...params, valid_until_date: "2025-12-30" } }),
        "is in the past: the bank's date in New York is 2025-12-31",
      ],
      [OPEN, closeAccount, closed],
      [NOT_DISABLED, disableOwner, disabledOwner],
      disabledBy(retrieve),
      [
        "No other check of the Account Number has the `check_number`.",
        (_, { params }) => ({ params: { ...params, check_number: "1001" } }),
        "check_transfer_… of Account Number account_number_… has the number 1001. Use another number, or none: the bank then chooses one.",
      ],
      notCovered,
    ],
    "checkTransfers.approve": approveCases,
    "simulations.checkTransfers.mail": [
      [
        "The bank prints the check.",
        (stage) => ({
          id: stage.bank.checkTransfers.create({
            ...sender(stage),
            external_account_id: undefined,
            amount: 100,
            ...byOthers,
            require_approval: true,
            valid_until_date: "2026-01-05",
          } as never).id,
        }),
        "The check is printed and mailed by others. Approve it instead.",
      ],
      ...approveCases,
    ],
  },
  states: {
    status: {
      requested: {
        make: (bank) => create(bank, { require_approval: true }).id,
        move: ({ checkTransfers, simulations }, id, trigger) => {
          if (trigger === "stop_payment") return checkTransfers.stopPayment(id as never);
          const isSimulated = trigger === "mail" || trigger === "reject";
          return call(isSimulated ? simulations.checkTransfers : checkTransfers, trigger, id);
        },
        allowed: {
          pending_approval: { approve: "pending_submission", cancel: "canceled", mail: "mailed" },
          pending_submission: { mail: "mailed", stop_payment: "stopped", reject: "rejected" },
          pending_mailing: { mail: "mailed", stop_payment: "stopped" },
          mailed: { stop_payment: "stopped" },
        },
        updates: { "pending_approval mail": 2 },
      },
      automatic: [
        ["pending_submission", "pending_mailing", (bank) => print(bank)],
        ["pending_submission", "deposited", (bank) => present(bank, create(bank))],
        ["pending_mailing", "deposited", (bank) => present(bank, print(bank))],
        ["mailed", "deposited", (bank) => present(bank, create(bank, byOthers))],
        [
          "deposited",
          "returned",
          (bank) => {
            const { id } = present(bank, create(bank));
            bank.inboundCheckDeposits.return(id, { reason: "not_authorized" });
          },
        ],
      ],
    },
  },
  populate: (bank, { operating: account_id }) => {
    const number = bank.accountNumbers.create({ account_id, name: "Written checks" });
    const make = (more: object = {}) => write(bank, number, { amount: 10, ...more });
    for (let count = 0; count < 4; count++) make({ require_approval: true });
    bank.checkTransfers.cancel(make({ require_approval: true }).id);
    for (let count = 0; count < 3; count++) make();
    for (let count = 0; count < 3; count++) make(byOthers);
    bank.network.checkTransfers.mail(make().id);
    bank.network.checkTransfers.reject(make().id);
    bank.checkTransfers.stopPayment(make().id);
    const [paid] = [present(bank, make()), present(bank, make())];
    // In live, a deposit is pending for an hour.
    if (paid.status === "accepted") bank.inboundCheckDeposits.return(paid.id, { reason: "not_authorized" });
  },
  list: (bank, { account: account_id, number }) => write(bank, { account_id, id: number }, { amount: 1 }).id,
  story: { journal: "outbound", names: /^\w+ (check_transfer|checkTransfers)\b/i },
  *scenario({ ok, no }, account_id) {
    const { id: source_account_number_id } = yield* ok("accountNumbers.create", {
      params: { account_id, name: "Checks" },
    });
    const ids = { account_id, source_account_number_id };
    const { data } = yield* ok("files.list", { params: { limit: 1 } });
    const file = data[0]?.id as string;
    const [attachment_file_id, check_voucher_image_file_id, signature] = [file, file, { image_file_id: file }];
    const paper = { ...printed.physical_check, attachment_file_id, check_voucher_image_file_id, signature };
    const check = { ...ids, amount: 50, ...printed, physical_check: paper };
    const waiting = { ...check, require_approval: true };
    const { id: paid, check_number } = yield* ok("checkTransfers.create", {
      params: { ...check, unique_identifier: "1" },
    });
    yield* no("checkTransfers.create", { params: { ...check, check_number } });
    yield* ok("simulations.checkTransfers.mail", { id: paid });
    const presented = { account_number_id: source_account_number_id, amount: 50, check_number };
    const { id: deposit } = yield* ok("simulations.inboundCheckDeposits.create", { params: presented });
    yield* no("checkTransfers.stopPayment", { id: paid, params: {} });
    yield* ok("inboundCheckDeposits.return", { id: deposit, params: { reason: "not_authorized" } });
    const { id: stopped } = yield* ok("checkTransfers.create", { params: { ...ids, amount: 50, ...byOthers } });
    yield* ok("checkTransfers.stopPayment", { id: stopped, params: { reason: "mail_delivery_failed" } });
    const { id: approved } = yield* ok("checkTransfers.create", { params: waiting });
    yield* ok("checkTransfers.approve", { id: approved });
    yield* ok("simulations.checkTransfers.reject", { id: approved });
    const { id: mailed } = yield* ok("checkTransfers.create", { params: waiting });
    yield* ok("simulations.checkTransfers.mail", { id: mailed });
    const { id: canceled } = yield* ok("checkTransfers.create", { params: waiting });
    yield* ok("checkTransfers.cancel", { id: canceled });
    yield* ok("checkTransfers.retrieve", { id: canceled });
    yield* ok("checkTransfers.list", { params: { account_id, status: { in: ["mailed", "requires_attention"] } } });
  },
};
