import type { Mutant } from "@sandbank/engine/private/mutants";
import type { MutantTables } from "../tables/mutant-tables.ts";
import { capitalized } from "../words/capitalized.ts";
import { listed } from "../words/listed.ts";
import { breaks, clause, code, createNames, off, thatHolds } from "./phrases.ts";
import { listLeaves } from "./tree.ts";

/** A rule of the bank does not decide. */
export function listRuleMutants(tables: MutantTables): Mutant[] {
  const { mail, controls, limits, refusals, rules, checks, bounds } = tables;
  return [
    ...listDeclines(tables),
    ...controls.map((control) =>
      breaks(`control/${control}`, {
        sentence: `The authorization control ${code(control)} of a Card declines nothing.`,
        noticedBy: `Expect a payment that ${code(control)} does not allow to be declined with \`breaches_limit\`.`,
        change: off,
      }),
    ),
    ...limits.flatMap(([metric, intervals]) =>
      intervals.map((interval) =>
        breaks(`limit/${metric}/${interval}`, {
          sentence: `A Limit with the metric ${code(metric)} and the interval ${code(interval)} declines nothing.`,
          noticedBy: "Expect a debit that exceeds the Limit to be declined with `breaches_limit`.",
          change: off,
        }),
      ),
    ),
    ...mail.map(([id, reason, condition]) =>
      breaks(`mail/${id}`, {
        sentence: `Mail is processed without a check ${thatHolds(condition)}.`,
        noticedBy: `Expect the Inbound Mail Item to be rejected with ${code(reason)}.`,
        change: off,
      }),
    ),
    ...eachRow(refusals, (operation, [id, condition, field]) =>
      breaks(`refusal/${operation}/${id}`, {
        sentence: `${code(operation)} does not check ${thatHolds(condition)}.`,
        noticedBy:
          field === undefined
            ? `Expect ${code(operation)} to be refused with ${code("invalid_operation_error")}.`
            : expectIssue(operation, field),
        change: off,
      }),
    ),
    ...eachRow(rules, (operation, [id, field, message]) =>
      breaks(`rule/${operation}/${id.replace("~", field)}`, {
        sentence: `${code(operation)} never refuses a request because ${code(field)} ${message}.`,
        noticedBy: expectIssue(operation, field),
        change: off,
      }),
    ),
    ...eachRow(checks, (operation, [id, ...reads]) =>
      breaks(`check/${operation}/${id}`, {
        sentence: `${code(operation)} skips the check ${code(id)}.`,
        noticedBy: expectIssue(operation, listed(reads, "or")),
        change: off,
      }),
    ),
    ...Object.entries(bounds).flatMap(([operation, tree]) =>
      listLeaves(tree).map(({ path, kind }) => boundMutant(operation, path.join("."), kind === "[]")),
    ),
  ];
}

function listDeclines(tables: MutantTables): Mutant[] {
  const { one, the } = createNames(tables);
  return tables.declines.flatMap(({ rail, subject, rows }) =>
    rows.map(([id, reason, failure]) =>
      breaks(`decline/${rail}/${id}`, {
        sentence: `${capitalized(one(subject))} is not declined although ${clause(failure)}.`,
        noticedBy: `Expect ${the(subject)} to be declined with ${code(reason)}.`,
        change: off,
      }),
    ),
  );
}

function boundMutant(operation: string, parameter: string, isList: boolean): Mutant {
  return breaks(`bound/${operation}/${parameter}`, {
    sentence: `${code(operation)} accepts any ${isList ? "number of elements in " : ""}${code(parameter)}.`,
    noticedBy: expectIssue(operation, parameter),
    change: off,
  });
}

function eachRow<Row>(
  table: Readonly<Record<string, readonly Row[]>>,
  toMutant: (operation: string, row: Row) => Mutant,
): Mutant[] {
  return Object.entries(table).flatMap(([operation, rows]) => rows.map((row) => toMutant(operation, row)));
}

function expectIssue(operation: string, field: string): string {
  return `Expect ${code(operation)} to be refused with \`invalid_parameters_error\` of ${code(field)}.`;
}
