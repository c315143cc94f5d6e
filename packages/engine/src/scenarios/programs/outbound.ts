import type { Step } from "../../steps/step.ts";
import type { Program } from "../program.ts";
import { account, payIn, toIdRef } from "./beginnings.ts";

const savings: Step = { call: "accounts.create", params: { name: "Savings" }, as: "savings" };

const transfer = toIdRef("transfer");

function accountTransfer(more: { readonly require_approval?: boolean } = {}): readonly Step[] {
  const sides = { account_id: toIdRef("account"), destination_account_id: toIdRef("savings") };
  return [
    ...account,
    payIn,
    savings,
    {
      call: "accountTransfers.create",
      params: { ...sides, amount: 100, description: "Move", ...more },
      as: "transfer",
    },
  ];
}

const waiting = accountTransfer({ require_approval: true });

const sent = { account_number: "987654321", routing_number: "101050001", statement_descriptor: "Rent" };

/** A debit, which needs no money in the Account. */
function achTransfer(more: { readonly require_approval?: boolean } = {}): readonly Step[] {
  const params = { account_id: toIdRef("account"), ...sent, amount: -100, ...more };
  return [...account, { call: "achTransfers.create", params, as: "transfer" }];
}

const unapproved = achTransfer({ require_approval: true });

/** The name of the simulation comes from a list, so the types cannot check the step. A test checks each one. */
const simulate = (name: string, params?: object): Step =>
  ({ call: `simulations.achTransfers.${name}`, id: transfer, ...(params && { params }) }) as Step;

const submitted: readonly Step[] = [...achTransfer(), simulate("submit")];

const notify = simulate("createNotificationOfChange", { corrected_account_number: "987654322" });

/** Programs for ACH Transfers. */
const achPrograms: readonly Program[] = [
  { steps: achTransfer() },
  { steps: [...achTransfer(), { call: "achTransfers.retrieve", id: transfer }] },
  { steps: unapproved },
  { steps: [...unapproved, { call: "achTransfers.approve", id: transfer }] },
  { steps: [...unapproved, { call: "achTransfers.cancel", id: transfer }] },
  { steps: submitted },
  { steps: [...submitted, simulate("acknowledge")] },
  { steps: [...achTransfer(), simulate("settle")] },
  { steps: [...submitted, simulate("return")] },
  { steps: [...achTransfer(), simulate("reject")] },
  { steps: [...submitted, notify] },
  {
    steps: [
      ...achTransfer(),
      {
        call: "simulations.pendingTransactions.releaseInboundFundsHold",
        id: { $ref: "transfer.inbound_funds_hold.pending_transaction_id" },
      },
    ],
  },
];

/** Programs for the transfers that the client sends. */
export const outboundPrograms: readonly Program[] = [
  { steps: accountTransfer() },
  { steps: [...accountTransfer(), { call: "accountTransfers.retrieve", id: transfer }] },
  { steps: waiting },
  { steps: [...waiting, { call: "accountTransfers.approve", id: transfer }] },
  { steps: [...waiting, { call: "accountTransfers.cancel", id: transfer }] },
  ...achPrograms,
];
