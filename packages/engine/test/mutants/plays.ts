import type {
  CardAuthorizationControlsParams,
  CardSpendingLimitInterval,
  LimitInterval,
  LimitMetric,
  OperationName,
  PhysicalCard,
} from "@sandbank/contract";
import { readWorld } from "../../src/bank/open-bank.ts";
import { type BankOptions, createBank } from "../../src/index.ts";
import { isRefused, stateMachines } from "../../src/private/mutants.ts";
import { programs } from "../../src/scenarios/programs.ts";
import { runSteps } from "../../src/steps/run-steps.ts";
import { makeInState, nameOf, requestedOf } from "../proofs/machines.ts";
import { fill } from "../proofs/populated-bank.ts";
import { proofs } from "../proofs/proofs.ts";
import { ask, loanAccount, type Stage, terms } from "../proofs/stage.ts";
import { create as writeCheck } from "../resources/check-transfers/stage.ts";
import { newNumber } from "../support/rails.ts";

/** What a client does with a new bank. Returns what it got. */
export interface Play {
  readonly name: string;
  readonly options?: BankOptions;
  readonly act: (stage: Stage) => unknown;
}

/** Opens the bank of a play, with what moves money past its API. */
export function openStage({ options }: Play, more: BankOptions = {}): Stage {
  const bank = createBank({ ...options, ...more });
  return { bank, world: readWorld(bank) };
}

type Table<Row> = Readonly<Record<string, readonly Row[] | undefined>>;

/** The rows of tables by operation. */
function rowsOf<Row>(tables: readonly (Table<Row> | undefined)[]): { operation: OperationName; row: Row }[] {
  return tables.flatMap((table = {}) =>
    Object.entries(table).flatMap(([name, rows = []]) =>
      rows.map((row) => ({ operation: name as OperationName, row })),
    ),
  );
}

const requests = Object.assign({}, ...proofs.map((each) => each.requests)) as NonNullable<
  (typeof proofs)[number]["requests"]
>;

const refused = rowsOf(proofs.map(({ refusals }) => refusals)).map(({ operation, row: [holds, breaking] }): Play => {
  return {
    name: `${operation}: ${holds}`,
    act: (stage) => ask(stage.bank, operation, breaking(stage, requests[operation]?.(stage) ?? {})),
  };
});

const ruled = rowsOf(proofs.map(({ rules }) => rules)).map(({ operation, row: [field, message, wrong] }): Play => {
  const request = { id: "nothing", params: { ...wrong } };
  return { name: `${operation}: ${field} ${message}`, act: ({ bank }) => ask(bank, operation, request) };
});

const checked = rowsOf(proofs.map(({ checks }) => checks)).map(({ operation, row: [field, act] }): Play => {
  return { name: `${operation}: ${field}`, act: ({ bank }) => act(bank) };
});

/** Each cause of a decline, for a transfer that resolves at once and for one that resolves later. */
const declined = proofs.flatMap(({ rail }) =>
  rail === undefined || !("kinds" in rail)
    ? []
    : rail.kinds.flatMap(({ name, prepare, send, excused = [], excusedLater, impossible = [] }) =>
        rail.order.flatMap(([cause]): Play[] => {
          const play = (when: string, isLater: boolean): Play => ({
            name: `${name}${when}: ${cause.name}`,
            act({ bank, world }) {
              const account = bank.accounts.retrieve(loanAccount({ bank, world }));
              bank.accounts.update(account.id, { loan: { credit_limit: 1_000 } });
              const stage = { bank, account, number: newNumber(bank, account) };
              const sending = { account_number_id: stage.number.id, amount: 100 };
              prepare?.(stage);
              if (!isLater) cause.happens(stage);
              const sent = send(bank.network, sending, isLater ? { resolve_at: "2026-01-01T01:00:00Z" } : {});
              if (isLater) cause.happens(stage);
              bank.clock.advance({ hours: 1 });
              return sent;
            },
          });
          const can = (spared: readonly unknown[]) => ![...spared, ...impossible].includes(cause);
          return [
            ...(can(excused) ? [play("", false)] : []),
            ...(excusedLater !== undefined && can(excusedLater) ? [play(" later", true)] : []),
          ];
        }),
      ),
);

const moved = stateMachines.flatMap((machine) =>
  Object.entries(machine.table).flatMap(([state, moves]) =>
    Object.entries(moves).flatMap(([trigger, move]): Play[] => {
      if (!isRefused(move)) return [];
      const name = nameOf(machine);
      const act: Play["act"] = ({ bank }) => requestedOf(name).move(bank, makeInState(bank, name, state), trigger);
      return [{ name: `${name}: ${state} ${trigger}`, act }];
    }),
  ),
);

const happened = proofs.flatMap(({ states = {} }) =>
  Object.values(states).flatMap(({ automatic = [] }) =>
    automatic.map(([from, to, act]): Play => {
      return { name: `${from} -> ${to}`, options: { schedules: "live" }, act: ({ bank }) => act(bank) };
    }),
  ),
);

/** Pays twice with a Card of a new Account. */
function payTwice(stage: Stage, controls: CardAuthorizationControlsParams | undefined): unknown {
  const { bank } = stage;
  const { id: card_id } = bank.cards.create({ account_id: loanAccount(stage), authorization_controls: controls });
  const merchant = { merchant_acceptor_id: "m1", merchant_category_code: "5812", merchant_country: "US" };
  const pay = () => bank.simulations.cardAuthorizations.create({ card_id, amount: 40, ...merchant });
  return [pay(), pay()];
}

const INTERVALS = ["per_transaction", "per_day", "per_week", "per_month", "all_time"] as const;

const controls: readonly CardAuthorizationControlsParams[] = [
  { merchant_acceptor_identifier: { blocked: [{ identifier: "m1" }] } },
  { merchant_category_code: { blocked: [{ code: "5812" }] } },
  { merchant_country: { blocked: [{ country: "US" }] } },
  { usage: { category: "single_use", single_use: { settlement_amount: { comparison: "equals", value: 40 } } } },
  ...(INTERVALS satisfies readonly CardSpendingLimitInterval[]).map((interval): CardAuthorizationControlsParams => {
    const settlement_amount = interval === "per_transaction" ? 30 : 50;
    return { usage: { category: "multi_use", multi_use: { spending_limits: [{ interval, settlement_amount }] } } };
  }),
];

/** The kinds of Limits. */
export const limitKinds = (["count", "volume"] as const satisfies LimitMetric[]).flatMap((metric) =>
  (["transaction", "day", "week", "month", "year", "all_time"] as const satisfies LimitInterval[]).map((interval) => ({
    metric,
    interval,
  })),
);

const limited = limitKinds.map(({ metric, interval }): Play => {
  const value = { count: interval === "transaction" ? 0 : 1, volume: interval === "transaction" ? 30 : 50 }[metric];
  return {
    name: `a Limit of ${metric} per ${interval}`,
    act(stage) {
      const account_id = loanAccount(stage);
      const { id: account_number_id } = stage.bank.accountNumbers.create({ account_id, name: "Rent" });
      stage.bank.limits.create({ metric, interval, model_id: account_id, value });
      const pull = () => stage.bank.network.inboundAchTransfers.create({ account_number_id, amount: -40 });
      return [pull(), pull()];
    },
  };
});

const others: readonly Play[] = [
  {
    name: "the holder of a Card is archived",
    act(stage) {
      const { bank } = stage;
      const { id: entity_id } = bank.entities.create({ structure: "corporation" });
      const { id: card_id } = bank.cards.create({ account_id: loanAccount(stage), entity_id });
      bank.entities.archive(entity_id);
      return bank.simulations.cardAuthorizations.create({ card_id, amount: 1 });
    },
  },
  {
    name: "a loan matures in the past",
    act: ({ bank }) =>
      bank.accounts.create({ name: "Line", funding: "loan", loan: { ...terms, maturity_date: "2025-01-01" } as never }),
  },
  {
    name: "an older correction is wrong",
    act: ({ bank }) =>
      ask(bank, "simulations.achTransfers.createNotificationOfChange", {
        id: "nothing",
        params: { change_code: "incorrect_routing_number", corrected_data: "1" },
      }),
  },
  {
    name: "months pass in a live bank with objects of each type",
    options: { environment: "live" },
    act({ bank }) {
      fill(bank);
      writeCheck(bank, { valid_until_date: "2026-02-01" });
      const { card_id, cardholder, shipment } = bank.physicalCards.list().data.at(-1) as PhysicalCard;
      const { name, line1, city, state, postal_code } = shipment.address;
      const address = { name, line1, city, state, postal_code };
      bank.physicalCards.create({ card_id, cardholder, shipment: { address, method: shipment.method } });
      bank.clock.advance({ days: 100 });
    },
  },
];

/** Plays that together reach each place at which a bank decides by a rule, a state or a job. */
export const plays: readonly Play[] = [
  ...programs.map(
    ({ options = {}, steps }, index): Play => ({
      name: `program ${index}`,
      options,
      act: ({ bank }) => runSteps(bank, steps),
    }),
  ),
  ...refused,
  ...ruled,
  ...checked,
  ...declined,
  ...moved,
  ...happened,
  ...controls.map((each): Play => ({ name: JSON.stringify(each), act: (stage) => payTwice(stage, each) })),
  ...limited,
  ...others,
];
