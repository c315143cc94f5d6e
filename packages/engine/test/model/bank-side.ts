import {
  type AccountId,
  type AccountNumberId,
  type Bank,
  type CardId,
  createBank,
  type EntityId,
  type FileId,
  type LimitId,
  manualClock,
} from "../../src/index.ts";
import { at, type Model } from "./model.ts";
import type { FollowUp } from "./step.ts";

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
  const bank = createBank({ clock: manualClock(new Date(model.now)) });
  const entities = model.entities.map(() => createEntity(bank));
  const accounts = model.accounts.map(({ entity, funding }, place) => {
    const loan = {
      credit_limit: model.credit.find(({ account }) => account === place)?.amount ?? 0,
      grace_period_days: 0,
      statement_day_of_month: 1,
      statement_payment_type: "balance",
    } as const;
    const terms = funding === "loan" ? { funding, loan } : { funding };
    return bank.accounts.create({ name: "Account", entity_id: at(entities, entity), ...terms }).id;
  });
  const routes = model.routes.map(({ kind, account }) => {
    const account_id = at(accounts, account);
    if (kind === "card") return bank.cards.create({ account_id }).id;
    return bank.accountNumbers.create({ account_id, name: "Number", inbound_checks: { status: "allowed" } }).id;
  });
  return { bank, entities, accounts, routes, limits: [], things: [], file: at(bank.files.list().data, 0).id };
}

function createEntity(bank: Bank): EntityId {
  const address = { line1: "33 Liberty Street", city: "New York", state: "NY", zip: "10045" };
  return bank.entities.create({ structure: "corporation", corporation: { name: "Company", address } }).id;
}
