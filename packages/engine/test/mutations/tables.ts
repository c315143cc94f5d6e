import { type Endpoint, endpoints } from "@sandbank/contract";
import { parameterChecks, refusals } from "../../src/registry/operations.ts";
import { rails } from "../../src/registry/rails.ts";
import { stateMachines } from "../../src/registry/state-machines.ts";
import { cardControls } from "../../src/resources/card-payments/controls.ts";
import { mailRejections } from "../../src/resources/inbound-mail-items/refusals.ts";
import type { Rail } from "../../src/state/explanation.ts";
import { type Mutant, mutantsInOrder, mutantsOfMoves, mutantsOfRecord, mutantsOfSet } from "./mutant.ts";

/** A table of rules, with the mutants of its lines. */
export interface MutableTable {
  readonly kind: string;
  readonly name: string;
  /** The table itself, to distinguish it from others. */
  readonly rows: object;
  readonly mutants: readonly Mutant[];
  /** The test files for the table, in `packages/engine/test`. One of their tests fails for each mutant. */
  readonly tests: readonly string[];
}

/** The name of a table that operations share, independent of the order in which they are listed. */
const namesOf = (operations: readonly (readonly [name: string, unknown])[]) =>
  operations
    .map(([name]) => name)
    .toSorted()
    .join(", ");

const conditionOf = ({ condition }: { readonly condition: string }) => condition;

/** The test files of rails without Account Numbers. `proofs/precedence.test.ts` tests the others. */
const testsOfRails: Partial<Record<Rail, readonly string[]>> = {
  card: ["resources/card-payments/decline-rules.test.ts", "resources/card-payments/decline-causes.test.ts"],
  check_deposit: [],
};

const declineRules = Object.entries(rails).map(
  ([rail, { rules }]): MutableTable => ({
    kind: "decline rules of a rail",
    name: rail,
    rows: rules,
    mutants: mutantsInOrder(rules, conditionOf),
    tests: testsOfRails[rail as Rail] ?? ["proofs/precedence.test.ts"],
  }),
);

/** Several operations may have the same rules. */
const refusalRules = [...Map.groupBy(Object.entries(refusals), ([, rules]) => rules)].map(
  ([rules, operations]): MutableTable => ({
    kind: "refusals of an operation",
    name: namesOf(operations),
    rows: rules,
    // A refusal lists all wrong parameters (D-05).
    mutants: mutantsInOrder(rules, conditionOf, (one, two) => one.field !== undefined && two.field !== undefined),
    tests: ["proofs/refusals.test.ts"],
  }),
);

const rejectionRules: MutableTable = {
  kind: "rejections of mail",
  name: "inbound_mail_item",
  rows: mailRejections.rules,
  mutants: mutantsInOrder(mailRejections.rules, conditionOf),
  tests: ["resources/inbound-mail-items/behaviour.test.ts"],
};

const controls: MutableTable = {
  kind: "controls of a Card",
  name: "authorization_controls",
  rows: cardControls,
  mutants: mutantsInOrder(cardControls, ({ control }) => control),
  tests: ["resources/card-payments/controls.test.ts"],
};

const moves = stateMachines.map(
  ({ type, field, table }): MutableTable => ({
    kind: "moves between states",
    name: `${type}.${field}`,
    rows: table,
    mutants: mutantsOfMoves(table),
    tests: ["proofs/state-moves.test.ts"],
  }),
);

const movesByItself = stateMachines.flatMap(({ type, field, automatic = {} }) =>
  Object.entries(automatic).map(
    ([state, next]): MutableTable => ({
      kind: "moves without a request",
      name: `${type}.${field} ${state}`,
      rows: next,
      mutants: mutantsOfSet(next, (to) => to),
      tests: ["proofs/state-moves.test.ts"],
    }),
  ),
);

/** The order of the rules has no effect, because issues are listed in the order of the schema (D-05). */
const parameterRules = [
  ...Map.groupBy(
    Object.entries<Endpoint>(endpoints).filter(([, { crossFieldRules }]) => crossFieldRules !== undefined),
    ([, { crossFieldRules }]) => crossFieldRules ?? [],
  ),
].map(
  ([rules, operations]): MutableTable => ({
    kind: "rules between parameters",
    name: namesOf(operations),
    rows: rules,
    mutants: mutantsOfSet(rules, ({ field, message }) => `${field} ${message}`),
    tests: ["proofs/parameter-rules.test.ts"],
  }),
);

const checks: MutableTable = {
  kind: "parameters that only the bank can judge",
  name: "parameterChecks",
  rows: parameterChecks,
  mutants: mutantsOfRecord(parameterChecks),
  tests: ["proofs/parameter-checks.test.ts"],
};

export const mutableTables: readonly MutableTable[] = [
  ...declineRules,
  ...refusalRules,
  rejectionRules,
  controls,
  ...moves,
  ...movesByItself,
  ...parameterRules,
  checks,
];
