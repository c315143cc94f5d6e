import { type AccountNumberId, BankError, type CardId } from "../../src/index.ts";
import type { BankSide } from "./bank-side.ts";
import {
  addAccountTransfer,
  addAchTransfer,
  addAuthorization,
  addCheck,
  addDecision,
  addDeposit,
  addFednow,
  addHold,
  addInstantCredit,
  addRealTimePayment,
  addSentTransfer,
  addSentWire,
  addSettlement,
  addWire,
  addWrittenCheck,
  approval,
  refusal,
  resolution,
} from "./bank-things.ts";
import { instantRails } from "./instant-rails.ts";
import { at } from "./model.ts";
import { type FollowUp, type OfThing, type Player, play, REFUSED, type Step, type Steps } from "./step.ts";

/** Plays a step through the API. */
export function playBank(side: BankSide, step: Step): string {
  try {
    return play(bankPlayer, side, step);
  } catch (error) {
    if (error instanceof BankError && error.status === 409) return REFUSED;
    throw error;
  }
}

const bankPlayer: Player<BankSide> = {
  achCredit: (side, step) => sendAch(side, step, step.amount),
  achDebit: (side, step) => sendAch(side, step, -step.amount),
  check: (side, step) => {
    const params = { ...toNumber(side, step), check_number: "1", ...resolution(side, step.wait) };
    return addCheck(side, side.bank.simulations.inboundCheckDeposits.create(params));
  },
  instantCredit(side, { rail, ...step }) {
    const resource = at(instantRails, rail);
    return addInstantCredit(side, resource, side.bank.simulations[resource].create(toNumber(side, step)));
  },
  wire: (side, step) => addWire(side, side.bank.simulations.inboundWireTransfers.create(toNumber(side, step))),
  decline: follow("decline"),
  sendBack: follow("sendBack"),

  authorize: (side, step) => {
    expectToAsk(side, step);
    return authorize(side, step, { direction: "settlement", ...side.actioner });
  },
  authorizeRefund: (side, step) => authorize(side, step, { direction: "refund" }),
  authorizeCredit: (side, step) => authorize(side, step, { processing_category: { category: "original_credit" } }),
  inquire: (side, step) => authorize(side, step, { processing_category: { category: "balance_inquiry" } }),
  increment: (side, step) => {
    expectToAsk(side, step);
    return follow("increment")(side, step);
  },
  approve: follow("approve"),
  refuse: follow("refuse"),
  reverse: follow("reverse"),
  expire: follow("expire"),
  settle: follow("settle"),
  forcePost: (side, step) => addSettlement(side, side.bank.simulations.cardSettlements.create(toCard(side, step))),
  refund: follow("refund"),

  hold(side, { account, amount }) {
    const params = { account_id: at(side.accounts, account), amount: -amount };
    return addHold(side, side.bank.pendingTransactions.create(params));
  },
  release: follow("release"),
  payInterest({ bank, accounts }, { account, amount }) {
    bank.simulations.interestPayments.create({ account_id: at(accounts, account), amount });
    return "posted";
  },
  depositCheck(side, { account, amount }) {
    const images = { front_image_file_id: side.file, back_image_file_id: side.file };
    const params = { account_id: at(side.accounts, account), amount, ...images };
    return addDeposit(side, side.bank.checkDeposits.create(params));
  },
  submit: follow("submit"),
  reject: follow("reject"),

  transfer(side, { to, ...step }) {
    const params = { ...sending(side, step), destination_account_id: at(side.accounts, to), description: "Transfer" };
    return addAccountTransfer(side, side.bank.accountTransfers.create(params));
  },
  sendCredit: (side, step) => sendOut(side, step),
  sendDebit: (side, step) => sendOut(side, { ...step, amount: -step.amount }),
  sendWire(side, { route, ...step }) {
    const source = route === null ? {} : { source_account_number_id: numberAt(side, route) };
    const params = { ...sending(side, step), ...source, ...destination, creditor: { name: "Payee" }, remittance };
    return addSentWire(side, side.bank.wireTransfers.create(params));
  },
  sendRealTimePayment: (side, step) =>
    addRealTimePayment(side, side.bank.realTimePaymentsTransfers.create(instantParams(side, step))),
  sendFednow: (side, step) =>
    addFednow(side, side.bank.fednowTransfers.create({ ...instantParams(side, step), debtor_name: "Payer" })),
  writeCheck(side, { route, printed, funded, validUntil, ...step }) {
    const terms = {
      source_account_number_id: numberAt(side, route),
      ...(funded ? {} : { balance_check: "none" as const }),
      ...(validUntil === null ? {} : { valid_until_date: new Date(validUntil).toISOString().slice(0, 10) }),
    };
    return addWrittenCheck(
      side,
      side.bank.checkTransfers.create({ ...sending(side, step), ...terms, ...(printed ? byBank : byOthers) }),
    );
  },
  approveTransfer: follow("approveTransfer"),
  cancelTransfer: follow("cancelTransfer"),
  submitTransfer: follow("submitTransfer"),
  completeTransfer: follow("completeTransfer"),
  mailCheck: follow("mailCheck"),
  stopCheck: follow("stopCheck"),
  presentCheck: follow("presentCheck"),
  settleTransfer: follow("settleTransfer"),
  returnTransfer: follow("returnTransfer"),
  rejectTransfer: follow("rejectTransfer"),
  releaseFunds: follow("releaseFunds"),

  subscribe({ bank, subscription }, { on }) {
    return bank.eventSubscriptions.update(subscription, { status: on ? "active" : "disabled" }).status;
  },

  limit(side, { account, route, metric, interval, value }) {
    const model_id = route === null ? at(side.accounts, account) : at(side.routes, route);
    const { id, status } = side.bank.limits.create({ model_id, metric, interval, value });
    side.limits.push(id);
    return status;
  },
  switchLimit: ({ bank, limits }, { limit, status }) => bank.limits.update(at(limits, limit), { status }).status,
  switchRoute({ bank, routes }, { route, status }) {
    const id = at(routes, route);
    return isCard(id) ? bank.cards.update(id, { status }).status : bank.accountNumbers.update(id, { status }).status;
  },
  blockDebits(side, { route, on }) {
    const inbound_ach = { debit_status: on ? "blocked" : "allowed" } as const;
    return side.bank.accountNumbers.update(numberAt(side, route), { inbound_ach }).inbound_ach.debit_status;
  },
  allowChecks(side, { route, on }) {
    const inbound_checks = { status: on ? "allowed" : "check_transfers_only" } as const;
    return side.bank.accountNumbers.update(numberAt(side, route), { inbound_checks }).inbound_checks.status;
  },
  lend({ bank, accounts }, { account, amount }) {
    return `${bank.accounts.update(at(accounts, account), { loan: { credit_limit: amount } }).loan?.credit_limit}`;
  },
  disableEntity: ({ bank, entities }, { entity }) => bank.entities.disable(at(entities, entity)).status,
  archiveEntity: ({ bank, entities }, { entity }) => bank.entities.archive(at(entities, entity)).status,
  close: ({ bank, accounts }, { account }) => bank.accounts.close(at(accounts, account)).status,

  advance({ bank }, { to }) {
    bank.clock.advanceTo(new Date(to));
    return bank.clock.now();
  },
  lookBack({ bank, accounts }, { account, to }) {
    const at_time = new Date(to).toISOString();
    const { current_balance, available_balance } = bank.accounts.balance(at(accounts, account), { at_time });
    return `${current_balance}, ${available_balance} of it available`;
  },
};

type ToRoute = Steps["wire"];

function sendAch(side: BankSide, { route, wait }: Steps["achCredit"], amount: number): string {
  const params = { ...toNumber(side, { route, amount }), ...resolution(side, wait) };
  return addAchTransfer(side, side.bank.simulations.inboundAchTransfers.create(params));
}

const destination = { account_number: "987654321", routing_number: "101050001" };
const remittance = { category: "unstructured", unstructured: { message: "Transfer" } } as const;

const byOthers = { fulfillment_method: "third_party", third_party: {} } as const;
const mailing_address = { city: "New York", line1: "33 Liberty Street", postal_code: "10045", state: "NY" };
const byBank = {
  fulfillment_method: "physical_check",
  physical_check: { mailing_address, memo: "Check", recipient_name: "Payee" },
} as const;

function sendOut(side: BankSide, step: Steps["sendCredit"]): string {
  const params = { ...sending(side, step), ...destination, statement_descriptor: "Transfer" };
  return addSentTransfer(side, side.bank.achTransfers.create(params));
}

/** Nobody at the bank has the Account Number 1. */
function instantParams(side: BankSide, { amount, payee, requiresApproval, route }: Steps["sendFednow"]) {
  const { accountNumbers } = side.bank;
  const source = accountNumbers.retrieve(numberAt(side, route));
  const { account_number, routing_number } =
    typeof payee === "number"
      ? accountNumbers.retrieve(numberAt(side, payee))
      : payee === "nobody"
        ? { ...source, account_number: "1" }
        : destination;
  return {
    account_number,
    routing_number,
    amount,
    creditor_name: "Payee",
    require_approval: requiresApproval,
    source_account_number_id: source.id,
    unstructured_remittance_information: "Transfer",
  };
}

function sending({ accounts }: BankSide, { account, amount, requiresApproval }: Steps["sendCredit"]) {
  return { account_id: at(accounts, account), amount, require_approval: requiresApproval };
}

function authorize(side: BankSide, step: ToRoute, terms: object): string {
  const params = toCard(side, step);
  const { pending_transaction: pending, declined_transaction: declined } =
    side.bank.simulations.cardAuthorizations.create({ ...params, ...terms });
  if (pending !== null) return addAuthorization(side, pending, params.card_id);
  return declined?.source.card_decline?.reason ?? addDecision(side);
}

function expectToAsk(side: BankSide, { answer, standIn }: Pick<Steps["authorize"], "answer" | "standIn">): void {
  side.answer = answer === null ? undefined : answer === "refuse" ? refusal : approval(answer);
  side.actioner = standIn ? { actioner: "network" } : {};
}

/** Plays a step on its thing. */
function follow<Name extends FollowUp>(name: Name): (side: BankSide, step: Steps[Name] & OfThing) => string {
  return ({ things }, step) => {
    const play = at(things, step.thing).follow?.[name];
    if (play === undefined) throw new Error(`There is no ${name} for thing ${step.thing}.`);
    return play(step);
  };
}

function toNumber(side: BankSide, { route, amount }: ToRoute): { account_number_id: AccountNumberId; amount: number } {
  return { account_number_id: numberAt(side, route), amount };
}

function toCard({ routes }: BankSide, { route, amount }: ToRoute): { card_id: CardId; amount: number } {
  const card_id = at(routes, route);
  if (!isCard(card_id)) throw new Error(`${card_id} is not a Card.`);
  return { card_id, amount };
}

function numberAt({ routes }: BankSide, route: number): AccountNumberId {
  const id = at(routes, route);
  if (isCard(id)) throw new Error(`${id} is not an Account Number.`);
  return id;
}

function isCard(id: AccountNumberId | CardId): id is CardId {
  return id.startsWith("card_");
}
