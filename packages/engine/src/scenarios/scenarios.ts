import type { DeclinedTransaction, DeclinedTransactionCategory } from "@sandbank/contract";
import type { Bank } from "../bank/bank.ts";
import { readState } from "../bank/journal/snapshot.ts";
import type { ReadableExplanation } from "../declines/explain.ts";
import { mistake } from "../mistake.ts";
import { nearest } from "../parameters/nearest.ts";
import { rails } from "../registry/rails.ts";
import type { Rail } from "../state/explanation.ts";
import { newest } from "../store/table.ts";
import { createScenario, type Scenario } from "./create-scenario.ts";
import { programOf, type ScenarioResults } from "./generated/scenario-table.ts";
import type { Program } from "./program.ts";
import { programs } from "./programs.ts";

/** An entry of `bank.coverage()`, as `coverage().unreached` names it: `states account.status closed`. */
export type ScenarioName = keyof ScenarioResults;

/** The category of a rail's Declined Transactions. */
type CategoryOf<Name extends Rail> = Extract<
  DeclinedTransactionCategory,
  `${Name}_decline` | `${Name}_rejection` | `inbound_${Name}_transfer_decline`
>;

/** The reasons that a rail can decline with. */
export type DeclineReasonOf<Name extends Rail> = ScenarioName extends infer Each
  ? Each extends `reasons ${CategoryOf<Name>}.${infer Reason}`
    ? Reason
    : never
  : never;

type DeclineName<Name extends Rail, Reason extends string> = Extract<
  ScenarioName,
  `reasons ${CategoryOf<Name>}.${Reason}`
>;

/** The additional results of the scenario of a decline. */
export interface Declined {
  readonly declinedTransaction: DeclinedTransaction;
  /** The rules in order with their facts, and the rule that decided, as `bank.explain` returns them. */
  readonly explanation: ReadableExplanation;
}

export const scenarios = {
  /**
   * Returns the scenario of a decline: `scenarios.decline("card", "breaches_limit").run(bank)` returns the Declined
   * Transaction, its explanation and the objects that the steps created. Throws a `TypeError` for an unknown rail or
   * reason.
   */
  decline<Name extends Rail, Reason extends DeclineReasonOf<Name>>(
    rail: Name,
    reason: Reason,
  ): Scenario<ScenarioResults[DeclineName<Name, Reason>] & Declined> {
    const category = Object.hasOwn(rails, rail) ? rails[rail].category : undefined;
    if (category === undefined) throw unknown(`the rail "${rail}"`, rail, Object.keys(rails));
    const prefix = `reasons ${category}.`;
    const reasons = names.filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length));
    if (!reasons.includes(reason)) throw unknown(`the reason "${reason}" of the rail "${rail}"`, reason, reasons);
    const name = (prefix + reason) as ScenarioName;
    return createScenario(name, programFor(name), latestDecline) as unknown as Scenario<
      ScenarioResults[DeclineName<Name, Reason>] & Declined
    >;
  },

  /**
   * Returns the scenario that reaches an entry of the coverage, by its name in `coverage().unreached`:
   * `scenarios.reach("events card.updated").run(bank)`. Throws a `TypeError` for an unknown name.
   */
  reach<Name extends ScenarioName>(name: Name): Scenario<ScenarioResults[Name]> {
    if (!Object.hasOwn(programOf, name)) throw unknown(`"${name}"`, name, names);
    return createScenario(name, programFor(name), () => ({})) as unknown as Scenario<ScenarioResults[Name]>;
  },

  /** The names of all scenarios, which are all entries of `bank.coverage()`. */
  names(): readonly ScenarioName[] {
    return [...names];
  },
};

const names = Object.keys(programOf) as ScenarioName[];

function programFor(name: ScenarioName): Program {
  return programs[programOf[name]] as Program;
}

function latestDecline(bank: Bank): Declined {
  const declinedTransaction = newest(readState(bank.snapshot()).tables.declinedTransactions);
  if (declinedTransaction === undefined) throw new Error("nothing was declined.");
  return { declinedTransaction, explanation: bank.explain(declinedTransaction.id) };
}

function unknown(what: string, text: string, known: readonly string[]): TypeError {
  const near = nearest(String(text), known, 3).map((name) => `"${name}"`);
  return mistake("find the scenario", `${what} is unknown`, `Use ${near.join(" or ")}, or see scenarios.names().`);
}
