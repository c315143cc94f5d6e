import type {
  AccountNumberId,
  FednowTransfer,
  FednowTransferCreateParams,
  RealTimePaymentsTransfer,
  RealTimePaymentsTransferCreateParams,
} from "@sandbank/contract";
import type { Caller, Play } from "../../../../tests/support/caller.ts";
import type { Bank } from "../../src/index.ts";
import { closeAccount, closed, disabledOwner, disableOwner, NOT_DISABLED, OPEN } from "./breakings.ts";
import { call } from "./moves.ts";
import type { AnyProofs, RefusalCase } from "./resource-proofs.ts";
import { archivedBy, destination, destinationRules, disabledBy, notCovered, notSupported, sender } from "./sending.ts";
import type { AccountId, Stage } from "./stage.ts";

// The proofs of Real-Time Payments and FedNow Transfers, which differ in names, bounds and a rule.

export type PaymentKind = "realTimePaymentsTransfers" | "fednowTransfers";
export type Payment = RealTimePaymentsTransfer | FednowTransfer;

/** The methods of a kind, as both have them. */
interface Methods {
  create(params: RealTimePaymentsTransferCreateParams | FednowTransferCreateParams): Payment;
  retrieve(id: string): Payment;
  approve(id: string): Payment;
  cancel(id: string): Payment;
}

interface Network {
  complete(id: string, params?: { readonly rejection: { readonly reject_reason_code: string } }): Payment;
}

export const methods = (bank: Bank, kind: PaymentKind) => bank[kind] as unknown as Methods;
export const network = (bank: Bank, kind: PaymentKind) => bank.network[kind] as unknown as Network;

const words = { creditor_name: "Landlord", debtor_name: "Tenant", unstructured_remittance_information: "Rent" };

/** Parameters of a payment without its Account Number. */
export const paymentParams = { ...destination, ...words, amount: 100 };

/** A payment of 100 cents from a new Account, which has them. */
export function createPayment(bank: Bank, kind: PaymentKind, more: object = {}): Payment {
  const [entity, program] = [bank.entities.list().data.at(-1), bank.programs.list().data.at(-1)];
  const owners = { entity_id: entity?.id, program_id: program?.id } as const;
  const { id: account_id } = bank.accounts.create({ name: "Operating", ...owners });
  const { id: source_account_number_id } = bank.accountNumbers.create({ account_id, name: "Rent" });
  bank.network.interestPayments.create({ account_id, amount: 100 });
  return methods(bank, kind).create({ ...paymentParams, source_account_number_id, ...more });
}

interface Differences {
  readonly kind: PaymentKind;
  readonly ready: "pending_submission" | "pending_submitting";
  readonly required: readonly string[];
  readonly bounds: Readonly<Record<string, string>>;
  readonly refusals?: readonly RefusalCase[];
}

export function paymentProofs({ kind, ready, required, bounds, refusals = [] }: Differences): AnyProofs {
  const [create, approve] = [`${kind}.create`, `${kind}.approve`];
  const complete = `simulations.${kind}.complete`;
  const rail = kind === "fednowTransfers" ? "fednow_transfers" : "real_time_payments_transfers";
  const sent = (stage: Stage, more: object = {}) => {
    const { account_id: _, ...ids } = sender(stage);
    return { ...ids, ...words, amount: 100, ...more };
  };
  const retrieve = ({ bank }: Stage, id: string) => methods(bank, kind).retrieve(id);
  const waiting = { require_approval: true };
  const refused = { rejection: { reject_reason_code: "account_closed" } };
  const made = (bank: Bank, account_id: AccountId) => bank.accountNumbers.create({ account_id, name: "Rent" }).id;
  const make = (bank: Bank, source_account_number_id: AccountNumberId, more: object = {}) =>
    methods(bank, kind).create({ ...paymentParams, amount: 10, source_account_number_id, ...more }).id;
  return {
    required: {
      [create]: [
        "amount",
        "creditor_name",
        "source_account_number_id",
        "unstructured_remittance_information",
        ...required,
      ],
      [complete]: ["rejection.reject_reason_code"],
    },
    bounds: {
      [create]: {
        amount: "1 or more",
        creditor_name: "1 to 140 characters",
        debtor_name: "1 to 140 characters",
        unstructured_remittance_information: "1 to 140 characters",
        ...bounds,
      },
    },
    rules: {
      [create]: destinationRules({ ...words, amount: 1, source_account_number_id: "account_number_a" }, rail),
    },
    requests: {
      [create]: (stage) => ({ params: sent(stage) }),
      [approve]: (stage) => ({ id: methods(stage.bank, kind).create(sent(stage, waiting)).id }),
    },
    refusals: {
      [create]: [
        notSupported(rail),
        ...refusals,
        [OPEN, closeAccount, closed],
        [NOT_DISABLED, disableOwner, disabledOwner],
        disabledBy(retrieve),
        archivedBy(retrieve),
        notCovered,
      ],
      [approve]: [[NOT_DISABLED, disableOwner, disabledOwner], disabledBy(retrieve), archivedBy(retrieve)],
    },
    states: {
      status: {
        requested: {
          make: (bank) => createPayment(bank, kind, waiting).id,
          move: (bank, id, trigger) => call(trigger === "complete" ? bank.simulations[kind] : bank[kind], trigger, id),
          allowed: {
            pending_approval: { approve: ready, cancel: "canceled" },
            [ready]: { complete: "complete" },
          },
        },
        automatic: [[ready, "rejected", (bank) => network(bank, kind).complete(createPayment(bank, kind).id, refused)]],
      },
    },
    populate: (bank, { operating }) => {
      const number = made(bank, operating);
      const external = bank.externalAccounts.create({ ...destination, description: "Landlord" }).id;
      methods(bank, kind).create({
        ...words,
        amount: 10,
        external_account_id: external,
        source_account_number_id: number,
      });
      make(bank, number, waiting);
      methods(bank, kind).cancel(make(bank, number, waiting));
      make(bank, number);
      network(bank, kind).complete(make(bank, number));
      network(bank, kind).complete(make(bank, number), refused);
    },
    list: (bank, { number }) => make(bank, number, { amount: 1 }),
    story: {
      journal: "outbound",
      names: new RegExp(`^\\w+ (${kind}|${kind.startsWith("f") ? "fednow" : "real_time_payments"}_transfer)\\b`, "i"),
    },
    scenario: (caller, account) => play(caller, account, kind),
  };
}

function* play({ ok, no }: Caller, account_id: AccountId, kind: PaymentKind): Play {
  const { id: source_account_number_id } = yield* ok("accountNumbers.create", { params: { account_id, name: "Pay" } });
  const named = { ...destination, description: "Landlord" };
  const { id: external_account_id } = yield* ok("externalAccounts.create", { params: named });
  const payment = { ...words, external_account_id, source_account_number_id, amount: 50 };
  const waiting = { ...payment, require_approval: true };
  const { id: sent } = yield* ok(`${kind}.create`, { params: { ...payment, unique_identifier: "1" } });
  yield* no(`${kind}.create`, { params: { ...payment, amount: 1_000_000_000 } });
  yield* ok(`simulations.${kind}.complete`, { id: sent, params: {} });
  yield* no(`simulations.${kind}.complete`, { id: sent, params: {} });
  const { id: approved } = yield* ok(`${kind}.create`, { params: waiting });
  yield* ok(`${kind}.approve`, { id: approved });
  const rejection = { reject_reason_code: "narrative" };
  yield* ok(`simulations.${kind}.complete`, { id: approved, params: { rejection } });
  const { id: canceled } = yield* ok(`${kind}.create`, { params: waiting });
  yield* ok(`${kind}.cancel`, { id: canceled });
  yield* ok(`${kind}.retrieve`, { id: canceled });
  yield* ok(`${kind}.list`, { params: { account_id, status: { in: ["complete", "requires_attention"] } } });
}
