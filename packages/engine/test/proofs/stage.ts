import type {
  AccountId,
  AccountNumberId,
  CardPaymentId,
  CheckDepositId,
  EntityId,
  FileId,
  LockboxId,
  ProgramId,
} from "@sandbank/contract";
import { type Endpoint, endpoints, type OperationName } from "@sandbank/contract";
import type { Bank } from "../../src/index.ts";
import { find, type Row, type Table } from "../../src/store/table.ts";
import type { World } from "../../src/world/world.ts";
import { MOST } from "../support/money.ts";
import { send } from "../support/send.ts";

export const terms = {
  credit_limit: 100,
  grace_period_days: 1,
  statement_day_of_month: 1,
  statement_payment_type: "balance",
};
const address = { name: "Sample", line1: "1 Main Street", city: "Springfield", state: "IL", postal_code: "62701" };
export const shipment = { address, method: "courier_a_2_day" } as const;
export const cardholder = { first_name: "Sample", last_name: "Cardholder" };

export interface Stage {
  readonly bank: Bank;
  /** For `move`, which changes balances as a rail would. */
  readonly world: World;
}

export interface Request {
  readonly id?: string | undefined;
  readonly params?: Readonly<Record<string, unknown>> | undefined;
}

export type { AccountId, EntityId };

export function newAccount({ bank }: Stage): AccountId {
  return bank.accounts.create({ name: "Operating", ...owners(bank) }).id;
}

/** An Account with a credit of 100 cents, and no balance. */
export function loanAccount({ bank }: Stage): AccountId {
  return bank.accounts.create({
    name: "Line",
    ...owners(bank),
    program_id: lender(bank),
    funding: "loan",
    loan: { ...terms, statement_payment_type: "balance" },
  }).id;
}

/** A Program with the highest possible lending maximum. */
function lender(bank: Bank) {
  return bank.simulations.programs.create({ name: "Lender", lending_maximum_extendable_credit: MOST }).id;
}

/** The Entity and Program of a new bank. Requests name them, because tests may have created others. */
function owners(bank: Bank) {
  const [entity, program] = [bank.entities.list().data.at(-1), bank.programs.list().data.at(-1)];
  return { entity_id: entity?.id as EntityId, program_id: program?.id as ProgramId };
}

export function images({ bank }: Stage) {
  const file = bank.files.list().data[0]?.id as FileId;
  return { front_image_file_id: file, back_image_file_id: file };
}

export function deposit(stage: Stage, account_id: AccountId): CheckDepositId {
  return stage.bank.checkDeposits.create({ account_id, amount: 1, ...images(stage) }).id;
}

export function recipient(stage: Stage): LockboxId {
  const { id: lockbox_address_id } = stage.bank.lockboxAddresses.create();
  return stage.bank.lockboxRecipients.create({ account_id: newAccount(stage), lockbox_address_id }).id;
}

export function profile(stage: Stage, program_id = owners(stage.bank).program_id) {
  const { front_image_file_id } = images(stage);
  const files = { carrier_image_file_id: front_image_file_id, front_image_file_id };
  return stage.bank.physicalCardProfiles.create({ ...files, contact_phone: "1", description: "Blue", program_id }).id;
}

/** An Account Number that accepts checks, of a loan Account with a credit of 100 cents. */
export function number(stage: Stage): AccountNumberId {
  const inbound_checks = { status: "allowed" } as const;
  return stage.bank.accountNumbers.create({ account_id: loanAccount(stage), name: "Rent", inbound_checks }).id;
}

/** A new Card of a loan Account, and the authorization of a purchase or refund of 100 cents. */
export function authorization({ bank, world }: Stage, direction: "settlement" | "refund" = "settlement") {
  const { id: card_id } = bank.cards.create({ account_id: loanAccount({ bank, world }) });
  const { pending_transaction } = bank.simulations.cardAuthorizations.create({ card_id, amount: 100, direction });
  const payment = pending_transaction?.source.card_authorization?.card_payment_id;
  return { card_id, pending_transaction_id: pending_transaction?.id, card_payment_id: payment as PaymentId };
}

/** A Card without authorizations. */
export function newCard(stage: Stage) {
  return { card_id: stage.bank.cards.create({ account_id: newAccount(stage) }).id };
}

export function byForce(stage: Stage): Request {
  return { params: { ...newCard(stage), amount: 1 } };
}

export type PaymentId = CardPaymentId;

/** The Account in a request, or the Account of an object in the request. */
export function accountOf({ world }: Stage, { id, params: { checks, ...params } = {} }: Request): AccountId {
  const first = Array.isArray(checks) ? checks[0].account_id : undefined;
  const tables = Object.values(world.state.tables) as readonly Table<Row & { readonly account_id?: AccountId }>[];
  for (const named of [id, ...Object.values(params), first]) {
    if (typeof named !== "string") continue;
    if (find(world.state.tables.accounts, named)) return named as AccountId;
    const owner = tables.map((table) => find(table, named)?.account_id).find((each) => each !== undefined);
    if (owner !== undefined) return owner;
  }
  throw new Error("The request has no Account.");
}

export function ask(bank: Bank, operation: OperationName, { id = "", params }: Request) {
  const { method, path } = endpoints[operation] as Endpoint;
  return send(bank, { method, path: path.replace(/\{\w+\}/, id), body: params });
}

export const withoutIds = (text: string | null) => text?.replace(/_[0-9a-z]{20}\b/g, "_…");
