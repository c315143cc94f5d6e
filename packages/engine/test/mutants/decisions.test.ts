import { type Endpoint, endpoints, pendingTransactionCategories, transactionCategories } from "@sandbank/contract";
import { expect, test } from "vitest";
import { checkAll } from "../../../../tests/support/check-all.ts";
import { requireRows } from "../../../../tests/support/rows.ts";
import { spread } from "../../../../tests/support/volume.ts";
import { BankError, SandbankBug } from "../../src/index.ts";
import { withoutInvariants } from "../../src/invariant.ts";
import type { Change, Installed } from "../../src/mutants/change.ts";
import {
  holdsNothing,
  isRefused,
  listControlPlaces,
  listJobKinds,
  listStates,
  mailRejections,
  movesFrom,
  parameterChecks,
  rails,
  refusals,
  stateMachines,
} from "../../src/private/mutants.ts";
import { StepError } from "../../src/steps/step-error.ts";
import { installed, mutantOf } from "../support/installed.ts";
import { stateText } from "../support/send.ts";
import { limitKinds, openStage, type Play, plays } from "./plays.ts";

/** Plays once. Returns everything that a client can see, and the state of the bank. */
function play(chosen: Play, what: Installed) {
  const bugs: SandbankBug[] = [];
  const stage = installed(what, () => openStage(chosen, { onBug: (bug) => bugs.push(bug) }));
  const { bank } = stage;
  // Some plays move money past the API.
  const got = withoutInvariants(() => {
    try {
      return chosen.act(stage);
    } catch (error) {
      if (error instanceof SandbankBug) bugs.push(error);
      else if (!(error instanceof BankError || error instanceof StepError)) throw error;
      return error.message;
    }
  });
  return { seen: JSON.stringify([got, bank.clock.due(), stateText(bank)]), bugs: bugs.map(({ message }) => message) };
}

const machineAt = (name: string | undefined) => stateMachines.find(({ type, field }) => `${type}.${field}` === name);

const instead = (value: string | false): Change => ({ kind: "instead", value });
const off: Change = { kind: "amount", times: 0, plus: 0 };
const amounts: readonly Change[] = [off, { ...off, times: 2 }, { ...off, times: 1, plus: 1 }];

/** The ways in which a bank can be wrong at a place. */
function wrongChanges(place: string): readonly Change[] {
  const [kind, name, from = "", to = ""] = place.split("/");
  switch (kind) {
    case "transition": {
      const machine = machineAt(name) ?? expect.fail(`There is no ${name}.`);
      const others = listStates(machine).filter((state) => state !== from && state !== to);
      return [from, ...others].slice(0, 2).map(instead);
    }
    case "move": {
      const targets = Object.values(machineAt(name)?.table ?? expect.fail(`There is no ${name}.`));
      const allowed = targets.flatMap(({ [to]: next }) => (next === undefined || isRefused(next) ? [] : [next]));
      return allowed.slice(0, 1).map(instead);
    }
    case "posting":
    case "hold":
      return amounts;
    case "release":
      return [off];
    default:
      return RULES.includes(kind ?? "") ? [instead(false)] : [];
  }
}

const RULES = ["decline", "control", "limit", "mail", "refusal", "rule", "check", "bound", "job"];

interface Reached {
  readonly by: Play;
  readonly right: ReturnType<typeof play>;
}

/** The places that plays reach, each with the first of the plays. */
function reach(chosen: readonly Play[]): Map<string, Reached> {
  const places = new Map<string, Reached>();
  for (const by of chosen) {
    const found: string[] = [];
    const right = play(by, { reached: (place) => found.push(place) });
    for (const place of found) if (!places.has(place)) places.set(place, { by, right });
  }
  return places;
}

const reached = reach(plays);

const mutants = [...reached].flatMap(([place, { by, right }]) =>
  wrongChanges(place).map(
    (change) => [`${place}: ${JSON.stringify(change)} (${by.name})`, { place, change, by, right }] as const,
  ),
);

test("a bank that decides otherwise at one place answers otherwise, or is right again, and never fails", () =>
  checkAll(spread(mutants, 8), (_, { place, change, by, right }) => {
    const why: string[] = [];
    const mutant = mutantOf(place, change);
    const wrong = play(by, { mutant, setAside: (reason) => why.push(reason) });
    expect(wrong.bugs).toEqual(right.bugs);
    if (why.length === 0) expect(wrong.seen === right.seen, "it answers as the right bank").toBe(false);
  }));

test("each row of a table decides in a play", () => {
  const named = (kind: string, tables: Readonly<Record<string, readonly { readonly id: string }[] | undefined>>) =>
    Object.entries(tables).flatMap(([name, rows = []]) => rows.map(({ id }) => `${kind}/${name}/${id}`));
  const rules = Object.entries<Endpoint>(endpoints).map(([name, { crossFieldRules = [], olderBody }]) => {
    return [name, [...crossFieldRules, ...(olderBody?.crossFieldRules ?? [])]] as const;
  });
  const held = pendingTransactionCategories.filter((category) => holdsNothing[category] === undefined);
  const wanted = [
    ...Object.entries(rails).flatMap(([rail, table]) => table.rules.map(({ id }) => `decline/${rail}/${id}`)),
    ...mailRejections.rules.map(({ id }) => `mail/${id}`),
    ...named("refusal", refusals),
    ...named("check", parameterChecks),
    ...named("rule", Object.fromEntries(rules)),
    ...listControlPlaces().map((control) => `control/${control}`),
    ...limitKinds.map(({ metric, interval }) => `limit/${metric}/${interval}`),
    ...listJobKinds().map((kind) => `job/${kind}`),
    ...transactionCategories.map((category) => `posting/${category}`),
    ...held.flatMap((category) => [`hold/${category}`, `release/${category}`]),
    ...stateMachines.flatMap((machine) => {
      const name = `${machine.type}.${machine.field}`;
      const moves = listStates(machine).flatMap((from) =>
        movesFrom(machine, from).map((to) => `${name}/${from}/${to}`),
      );
      const refusedMoves = Object.entries(machine.table).flatMap(([from, by]) =>
        Object.keys(by).flatMap((trigger) => (isRefused(by[trigger] ?? "") ? [`move/${name}/${from}/${trigger}`] : [])),
      );
      return [...moves.map((move) => `transition/${move}`), ...refusedMoves];
    }),
  ];
  const file = "The plays of packages/engine/test/mutants/plays.ts";
  requireRows({ file, rows: [...reached.keys()].filter((place) => wanted.includes(place)), wanted });
});
