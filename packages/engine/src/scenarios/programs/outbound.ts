import type { Step } from "../../steps/step.ts";
import type { Program } from "../program.ts";
import { account, accountNumber, payIn, toIdRef } from "./beginnings.ts";

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

/** The name of the operation comes from a list, so the types cannot check the step. A test checks each one. */
const act = (call: string, params?: object): Step => ({ call, id: transfer, ...(params && { params }) }) as Step;

const simulate = (name: string, params?: object): Step => act(`simulations.achTransfers.${name}`, params);

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

const remittance = { category: "unstructured", unstructured: { message: "Rent" } } as const;

function wire(more: { readonly require_approval?: boolean } = {}): readonly Step[] {
  const { account_number, routing_number } = sent;
  const params = {
    account_id: toIdRef("account"),
    account_number,
    routing_number,
    amount: 100,
    creditor: { name: "Landlord" },
    remittance,
    ...more,
  };
  return [...account, payIn, { call: "wireTransfers.create", params, as: "transfer" }];
}

const unapprovedWire = wire({ require_approval: true });
const submittedWire: readonly Step[] = [...wire(), act("simulations.wireTransfers.submit")];

/** Programs for Wire Transfers. */
const wirePrograms: readonly Program[] = [
  { steps: wire() },
  { steps: [...wire(), act("wireTransfers.retrieve")] },
  { steps: unapprovedWire },
  { steps: [...unapprovedWire, act("wireTransfers.approve")] },
  { steps: [...unapprovedWire, act("wireTransfers.cancel")] },
  { steps: submittedWire },
  { steps: [...submittedWire, act("simulations.wireTransfers.reverse")] },
  { steps: [...wire(), act("simulations.wireTransfers.reject")] },
];

/** Programs for a kind of instant payments: Real-Time Payments and FedNow Transfers. */
function paymentPrograms(kind: "realTimePaymentsTransfers" | "fednowTransfers"): readonly Program[] {
  const payment = (more: { readonly require_approval?: boolean } = {}): readonly Step[] => {
    const { account_number, routing_number } = sent;
    const params = {
      source_account_number_id: toIdRef("number"),
      account_number,
      routing_number,
      amount: 100,
      creditor_name: "Landlord",
      debtor_name: "Tenant",
      unstructured_remittance_information: "Rent",
      ...more,
    };
    return [...accountNumber, payIn, { call: `${kind}.create`, params, as: "transfer" }];
  };
  const unapproved = payment({ require_approval: true });
  const complete = `simulations.${kind}.complete`;
  return [
    { steps: payment() },
    { steps: [...payment(), act(`${kind}.retrieve`)] },
    { steps: unapproved },
    { steps: [...unapproved, act(`${kind}.approve`)] },
    { steps: [...unapproved, act(`${kind}.cancel`)] },
    { steps: [...payment(), act(complete, {})] },
    { steps: [...payment(), act(complete, { rejection: { reject_reason_code: "account_closed" } })] },
  ];
}

const paper = {
  mailing_address: { city: "Springfield", line1: "1 Main Street", postal_code: "62701", state: "IL" },
  memo: "Rent",
  recipient_name: "Landlord",
};

function check(more: object = { fulfillment_method: "physical_check", physical_check: paper }): readonly Step[] {
  const ids = { account_id: toIdRef("account"), source_account_number_id: toIdRef("number") };
  const create = { call: "checkTransfers.create", params: { ...ids, amount: 100, ...more }, as: "transfer" } as Step;
  return [...accountNumber, payIn, create];
}

const byOthers = { fulfillment_method: "third_party", third_party: {} };
const unapprovedCheck = check({
  fulfillment_method: "physical_check",
  physical_check: paper,
  require_approval: true,
});

const deposit = (more: object = {}): Step => ({
  call: "simulations.inboundCheckDeposits.create",
  params: { account_number_id: toIdRef("number"), amount: 100, check_number: "1001", ...more },
});

const paidCheck: readonly Step[] = [...check(), { ...deposit(), as: "deposit" }];
const stop = act("checkTransfers.stopPayment", {});
const mailing = act("simulations.checkTransfers.mail");

/** A check that the clock prints and, at the latest after a weekend and a holiday, mails. */
const mailedInTime: Program = { options: { schedules: "live" }, steps: [...check(), { advance: { days: 5 } }] };

/** What happens to a check that waits until it is mailed: in a new bank it is printed after 17:00 Pacific time. */
const beforeMailing = (step: Step): Program => ({
  options: { schedules: "live" },
  steps: [{ advance: { minutes: 1 } }, ...check(), { advance: { hours: 1 } }, step],
});

/** Programs for Check Transfers. */
const checkPrograms: readonly Program[] = [
  { steps: check() },
  { steps: [...check(), act("checkTransfers.retrieve")] },
  { steps: check(byOthers) },
  { steps: unapprovedCheck },
  { steps: [...unapprovedCheck, act("checkTransfers.approve")] },
  { steps: [...check({ ...byOthers, require_approval: true }), act("checkTransfers.approve")] },
  { steps: [...unapprovedCheck, act("checkTransfers.cancel")] },
  { steps: [...check(), mailing] },
  { steps: [...check(), act("simulations.checkTransfers.reject")] },
  { steps: [...check(), stop] },
  { steps: [...check(byOthers), stop] },
  mailedInTime,
  beforeMailing(stop),
  beforeMailing(deposit()),
  { steps: paidCheck },
  { steps: [...check(byOthers), deposit()] },
  {
    steps: [
      ...paidCheck,
      { call: "inboundCheckDeposits.return", id: toIdRef("deposit"), params: { reason: "not_authorized" } },
    ],
  },
  { steps: [...check(), stop, deposit()] },
  { steps: [...paidCheck, deposit()] },
  { steps: [...check(), deposit({ amount: 99 })] },
];

/** Programs for the transfers that the client sends. */
export const outboundPrograms: readonly Program[] = [
  { steps: accountTransfer() },
  { steps: [...accountTransfer(), { call: "accountTransfers.retrieve", id: transfer }] },
  { steps: waiting },
  { steps: [...waiting, { call: "accountTransfers.approve", id: transfer }] },
  { steps: [...waiting, { call: "accountTransfers.cancel", id: transfer }] },
  ...achPrograms,
  ...wirePrograms,
  ...paymentPrograms("realTimePaymentsTransfers"),
  ...paymentPrograms("fednowTransfers"),
  ...checkPrograms,
];
