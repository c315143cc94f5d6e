import {
  endpoints,
  errorCatalogue,
  eventCategories,
  type LimitInterval,
  type LimitMetric,
  pendingTransactionCategories,
  resources,
  transactionCategories,
} from "@sandbank/contract";
import {
  holdsNothing,
  isRefused,
  listBounds,
  listControlPlaces,
  listJobKinds,
  listStates,
  mailRejections,
  movesFrom,
  parameterChecks,
  rails,
  refusals,
  stateMachines,
} from "@sandbank/engine/private/mutants";
import { expect, test } from "vitest";
import { mutantTables } from "../../src/generated/mutant-tables.ts";
import { createMutants, listMutants } from "../../src/mutants/catalogue.ts";
import { listFields, listPages, listQueries } from "../support/response-fields.ts";

/** Why a place has no mutant. */
const reasons: readonly (readonly [pattern: RegExp, why: string])[] = [
  ...Object.entries(holdsNothing).map(([category, why]) => [RegExp(`^(?:hold|release)/${category}$`), why] as const),
  [/^error\/internal_server_error\/\w+$/, "It comes from a fault, and is itself a failure of the bank."],
  [/^error\/api_method_not_found_error\/accepted$/, "A path that does not exist names no object."],
  [/^filter\/[\w.]+\/(?:cursor|limit)$/, "It chooses a page. The lists have mutants."],
];

type Rows = Readonly<Record<string, readonly { readonly id: string }[] | undefined>>;

const machines = stateMachines.map((machine) => ({
  ...machine,
  name: `${machine.type}.${machine.field}`,
  states: listStates(machine),
}));
const limitMetrics: readonly LimitMetric[] = ["count", "volume"];
const limitIntervals: readonly LimitInterval[] = ["transaction", "day", "week", "month", "year", "all_time"];
const operations = Object.keys(endpoints) as (keyof typeof endpoints)[];

/** Each place where a bank decides, by its kind. */
const places: Readonly<Record<string, () => string[]>> = {
  decline: () => Object.values(rails).flatMap(({ name, rules }) => rules.map(({ id }) => `${name}/${id}`)),
  control: () => [...listControlPlaces()],
  limit: () => limitMetrics.flatMap((metric) => limitIntervals.map((interval) => `${metric}/${interval}`)),
  mail: () => mailRejections.rules.map(({ id }) => id),
  refusal: () => rowIds(refusals),
  rule: () =>
    resources.flatMap((resource) =>
      rowIds(
        Object.fromEntries(
          Object.entries(resource.endpoints).map(([name, { crossFieldRules = [], olderBody }]) => [
            name,
            [...crossFieldRules, ...(olderBody?.crossFieldRules ?? [])],
          ]),
        ),
      ),
    ),
  check: () => rowIds(parameterChecks),
  bound: () => operations.flatMap((operation) => listBounds(operation).map((path) => `${operation}/${path}`)),
  move: () =>
    machines.flatMap(({ name, table, states }) =>
      states.flatMap((from) =>
        Object.entries(table[from] ?? {}).flatMap(([trigger, to]) =>
          isRefused(to) ? [`${name}/${from}/${trigger}`] : [],
        ),
      ),
    ),
  transition: () =>
    machines.flatMap((machine) =>
      machine.states.flatMap((from) => movesFrom(machine, from).map((to) => `${machine.name}/${from}/${to}`)),
    ),
  job: () => [...listJobKinds()],
  posting: () => [...transactionCategories],
  hold: () => [...pendingTransactionCategories],
  release: () => [...pendingTransactionCategories],
  webhook: () => Object.keys(eventCategories),
  list: () =>
    listPages().flatMap((operation) => ["one-page", "lacks-last", "order"].map((how) => `${operation}/${how}`)),
  filter: () => listQueries(),
  key: () => operations.filter((operation) => endpoints[operation].method === "POST"),
  error: () => Object.keys(errorCatalogue).flatMap((type) => [`${type}/accepted`, `${type}/500`]),
  value: () => listFields(),
};

function rowIds(table: Rows): string[] {
  return Object.entries(table).flatMap(([operation, rows = []]) => rows.map(({ id }) => `${operation}/${id}`));
}

test.each(Object.keys(places))("has a mutant of each %s, or a reason why not", (kind) => {
  const expected = (places[kind]?.() ?? [])
    .map((rest) => `${kind}/${rest}`)
    .filter((place) => !reasons.some(([pattern]) => pattern.test(place)));
  const mutants = listMutants().filter(({ id }) => id.startsWith(`${kind}/`));
  expect(expected.length).toBeGreaterThan(0);
  expect([...new Set(mutants.map(({ place }) => place))].toSorted()).toEqual(expected.toSorted());
});

test("has no other kinds of mutants", () => {
  const kinds = listMutants().map(({ id }) => id.replace(/\/.*/s, ""));
  expect(new Set(kinds)).toEqual(new Set([...Object.keys(places), "permitted"]));
});

test("gives each mutant an id and a sentence of its own", () => {
  const mutants = listMutants();
  expect(new Set(mutants.map(({ id }) => id)).size).toBe(mutants.length);
  expect(new Set(mutants.map(({ sentence }) => sentence)).size).toBe(mutants.length);
  for (const { id, isPermitted, noticedBy } of mutants) expect(noticedBy === null, id).toBe(isPermitted);
});

test("keeps the ids if rows are added and sentences reworded", () => {
  const { declines, refusals: refused, machines: all } = mutantTables;
  const ids = createMutants({
    ...mutantTables,
    declines: declines.map((each) => ({
      ...each,
      rows: [["new", "new", "New."], ...each.rows.map(([id, reason]) => [id, reason, "Other words."] as const)],
    })),
    refusals: Object.fromEntries(
      Object.entries(refused).map(([operation, rows]) => [
        operation,
        [["new", "New."] as const, ...rows.map(([id, , ...field]) => [id, "Other words.", ...field] as const)],
      ]),
    ),
    machines: all.map((machine) => ({ ...machine, states: ["new", ...machine.states] })),
  }).map(({ id }) => id);
  const before = listMutants().map(({ id }) => id);
  expect(before.filter((id) => !ids.includes(id))).toEqual([]);
  expect(ids.filter((id) => !before.includes(id))).toContain("decline/card/new");
});

test.each([
  [
    "decline/card/account_closed",
    "A Card Payment is not declined although the Account is closed.",
    "Expect the Card Payment to be declined with `account_closed`.",
  ],
  [
    "transition/account.status/open/closed/off",
    "An Account stays `open` after `accounts.close` when it should become `closed`.",
    "Expect the Account to be `closed` after `accounts.close`.",
  ],
  [
    "move/account.status/closed/close",
    "An Account that is `closed` accepts `close`, although it was closed permanently.",
    "Expect `close` to be refused with `invalid_operation_error` if the Account is `closed`.",
  ],
  [
    "refusal/accounts.update/funded-by-loan",
    "`accounts.update` does not check that, for a credit limit, the Account is funded by a loan.",
    "Expect `accounts.update` to be refused with `invalid_operation_error`.",
  ],
  ["value/account.status", "`status` of an Account has another value.", "Expect the exact `status` of the Account."],
])("says what %s does in the words of its row", (id, sentence, noticedBy) => {
  expect(listMutants().find((mutant) => mutant.id === id)).toMatchObject({ sentence, noticedBy });
});

test("an Event has no new category in place of its own, because it would be another Event", () => {
  const ids = listMutants().map(({ id }) => id);
  expect(ids).toContain("permitted/new-value/account.status");
  expect(ids.filter((id) => id.startsWith("permitted/new-value/event."))).toEqual([]);
});
