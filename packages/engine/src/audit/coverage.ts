import {
  apiKeyReasons,
  cardRealTimeDecisionReasons,
  type ErrorType,
  type EventCategoryName,
  endpoints,
  errorCatalogue,
  eventCategories,
  type OperationName,
  standInProcessingReasons,
} from "@sandbank/contract";
import { rails } from "../registry/rails.ts";
import { type StateMachine, stateMachines } from "../registry/state-machines.ts";
import type { ReasonTable } from "../resource-kit/rail-table.ts";
import { listStates, movesFrom } from "../resource-kit/state-machine.ts";
import { mailRejections } from "../resources/inbound-mail-items/refusals.ts";
import type { Tally } from "../state/tally.ts";

/** The reached and the unreached entries of one kind. */
export interface Reach<Name extends string> {
  readonly reached: readonly Name[];
  readonly unreached: readonly Name[];
}

/** The parts of the API that the calls of a bank have reached, and the parts that no call has reached. */
export interface Coverage {
  readonly endpoints: Reach<OperationName>;
  /**
   * Reasons of declines, as `<category>.<reason>`: `card_decline.cvv2_mismatch`. For card payments also the client's
   * and the network's reasons: `card_decline.real_time_decision_reason.other` and
   * `card_decline.stand_in_processing_reason.other`. Reachable reasons of rejected mail:
   * `inbound_mail_item.lockbox_not_active`. Reasons of refused API keys: `invalid_api_key_error.no_header`.
   */
  readonly reasons: Reach<string>;
  /** The states that an object can reach, as `<type>.<field> <state>`: `account.status open`. */
  readonly states: Reach<string>;
  /** The transitions, as `<type>.<field> <state> -> <state>`: `account.status open -> closed`. */
  readonly transitions: Reach<string>;
  readonly events: Reach<EventCategoryName>;
  readonly errors: Reach<ErrorType>;
  /** Everything unreached, prefixed with its kind, for assertions: `reasons card_decline.cvv2_mismatch`. */
  readonly unreached: readonly string[];
}

/** The options of `bank.coverage`. */
export interface CoverageOptions {
  /**
   * Counts only what this bank itself has reached since it was created or forked, without its forks and the bank that it
   * was forked from. Default: false.
   */
  readonly own?: boolean;
}

/** Computes the coverage from a tally. */
export function computeCoverage({ family, own }: Tally, isOwn: boolean): Coverage {
  const reached = (set: ReadonlySet<string>) => (isOwn ? (own ?? nothing) : set);
  const kinds = {
    endpoints: reach(Object.keys(endpoints) as OperationName[], reached(family.operations)),
    reasons: reach(reasons(), reached(family.reasons)),
    states: reach(states(), reached(family.states)),
    transitions: reach(transitions(), reached(family.transitions)),
    events: reach(Object.keys(eventCategories) as EventCategoryName[], reached(family.events)),
    errors: reach(Object.keys(errorCatalogue) as ErrorType[], reached(family.errors)),
  };
  const unreached = Object.entries(kinds).flatMap(([kind, { unreached: names }]) =>
    names.map((name) => `${kind} ${name}`),
  );
  return { ...kinds, unreached };
}

const nothing: ReadonlySet<string> = new Set();

/** Every decline reason can be forced (D-84); mail is rejected only by a rule. */
function reasons(): string[] {
  const declines = Object.values(rails).flatMap(({ category, rules, neverGiven }) =>
    [...ruled(rules), ...Object.keys(neverGiven)].map((reason) => `${category}.${reason}`),
  );
  const rejections = [...ruled(mailRejections.rules)].map((reason) => `inbound_mail_item.${reason}`);
  return [
    ...declines,
    ...cardRealTimeDecisionReasons.map((reason) => `card_decline.real_time_decision_reason.${reason}`),
    ...standInProcessingReasons.map((reason) => `card_decline.stand_in_processing_reason.${reason}`),
    ...rejections,
    ...Object.keys(apiKeyReasons).map((reason) => `invalid_api_key_error.${reason}`),
  ];
}

/** The reasons of rules, without repetitions: several rules may have the same reason. */
function ruled(rules: ReasonTable["rules"]): ReadonlySet<string> {
  return new Set(rules.map(({ reason }) => reason));
}

function states(): string[] {
  return stateMachines.flatMap((machine) => listStates(machine).map((state) => `${nameField(machine)} ${state}`));
}

function transitions(): string[] {
  return stateMachines.flatMap((machine) =>
    listStates(machine).flatMap((from) =>
      movesFrom(machine, from).map((to) => `${nameField(machine)} ${from} -> ${to}`),
    ),
  );
}

function nameField({ type, field }: StateMachine): string {
  return `${type}.${field}`;
}

function reach<Name extends string>(names: readonly Name[], reached: ReadonlySet<string>): Reach<Name> {
  return {
    reached: names.filter((name) => reached.has(name)),
    unreached: names.filter((name) => !reached.has(name)),
  };
}
