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
import type { FollowUp, Steps } from "./step.ts";

export const REQUESTED = "real_time_decision.card_authorization_requested";

/** A bank, and the ids of its objects at the same places as in the model's lists. */
export interface BankSide {
  readonly bank: Bank;
  readonly entities: EntityId[];
  readonly accounts: AccountId[];
  readonly routes: (AccountNumberId | CardId)[];
  readonly limits: LimitId[];
  readonly things: BankThing[];
  /** The File for the images of checks. */
  readonly file: FileId;
  /** Selects the Event category of Real-Time Decisions. */
  readonly subscription: EventSubscriptionId;
  /** The response of `decide`, if the bank has it. */
  answer: DecisionAnswer | undefined;
  /** The actioner of the next card payment. */
  actioner: { readonly actioner?: "network" };
}

/** The state of a thing and the operations on it. Each returns an outcome as a player does. */
interface BankThing {
  /** The state, or the reason of the decline. */
  readonly state: () => string;
  /** The amount that it holds from the available balance. */
  readonly held?: () => number;
  readonly follow?: { readonly [Name in FollowUp]?: (step: Steps[Name]) => string };
}

/** A bank with the same objects as a new model. */
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
  const side: BankSide = {
    bank,
    ...lists,
    file,
    subscription,
    answer: undefined,
    actioner: {},
  };
  return side;
}

function createEntity(bank: Bank): EntityId {
  const address = { line1: "33 Liberty Street", city: "New York", state: "NY", zip: "10045" };
  return bank.entities.create({ structure: "corporation", corporation: { name: "Company", address } }).id;
}
