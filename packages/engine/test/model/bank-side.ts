import {
  type AccountId,
  type AccountNumberId,
  type Bank,
  type CardId,
  createBank,
  type DecisionAnswer,
  type EntityId,
  type EventSubscriptionId,
  type FileId,
  type LimitId,
  manualClock,
} from "../../src/index.ts";
import { at, type Model } from "./model.ts";
import type { FollowUp } from "./step.ts";

export const REQUESTED = "real_time_decision.card_authorization_requested";

/** A bank, with the ids of what a model has at the same places. */
export interface BankSide {
  readonly bank: Bank;
  readonly entities: EntityId[];
  readonly accounts: AccountId[];
  readonly routes: (AccountNumberId | CardId)[];
  readonly limits: LimitId[];
  readonly things: BankThing[];
  /** For the images of checks. */
  readonly file: FileId;
  /** Selects what asks about card payments. */
  readonly subscription: EventSubscriptionId;
  /** What the hook answers, where there is one. */
  answer: DecisionAnswer | undefined;
  /** What a card payment says of who decides. */
  actioner: { readonly actioner?: "network" };
}

/** What can be asked of a thing, and done to it. Each answers as a player does. */
interface BankThing {
  /** Its state, or the reason why it was declined. */
  readonly state: () => string;
  /** What it takes from the available balance. */
  readonly held?: () => number;
  readonly follow?: { readonly [Name in FollowUp]?: (amount: number | undefined) => string };
}

/** A bank with what a model opens with. */
export function openBankLike(model: Model): BankSide {
  const decide = () => side.answer;
  const bank = createBank({ clock: manualClock(new Date(model.now)), ...(model.decides ? { decide } : {}) });
  const entities = model.entities.map(() => createEntity(bank));
  const accounts = model.accounts.map(({ entity, loan }, place) => {
    const params = { name: "Account", entity_id: at(entities, entity) };
    if (loan === null) return bank.accounts.create(params).id;
    const { payment, statementDay, graceDays, matures } = loan.terms;
    const terms = {
      credit_limit: model.credit.find(({ account }) => account === place)?.amount ?? 0,
      grace_period_days: graceDays,
      statement_day_of_month: statementDay,
      statement_payment_type: payment,
      ...(matures === null ? {} : { maturity_date: new Date(matures).toISOString().slice(0, 10) }),
    };
    return bank.accounts.create({ ...params, funding: "loan", loan: terms }).id;
  });
  const routes = model.routes.map(({ kind, account }) => {
    const account_id = at(accounts, account);
    if (kind === "card") return bank.cards.create({ account_id }).id;
    return bank.accountNumbers.create({ account_id, name: "Number", inbound_checks: { status: "allowed" } }).id;
  });
  const file = at(bank.files.list().data, 0).id;
  const subscription = bank.eventSubscriptions.create({
    url: "https://example.com",
    status: "disabled",
    selected_event_categories: [{ event_category: REQUESTED }],
  }).id;
  const lists = { entities, accounts, routes, limits: [], things: [] };
  const side: BankSide = { bank, ...lists, file, subscription, answer: undefined, actioner: {} };
  return side;
}

function createEntity(bank: Bank): EntityId {
  const address = { line1: "33 Liberty Street", city: "New York", state: "NY", zip: "10045" };
  return bank.entities.create({ structure: "corporation", corporation: { name: "Company", address } }).id;
}
