import type { Mutant, permittedChanges } from "@sandbank/engine/private/mutants";
import type { MutantTables } from "../tables/mutant-tables.ts";
import { code, createNames } from "./phrases.ts";
import { listLeaves } from "./tree.ts";

type Name = keyof typeof permittedChanges;

const sentences: Readonly<Record<Name, string>> = {
  "new-field": "Each object of a response has a field more, `future_field`.",
  "smaller-pages": "Each page of a list has one object, however many you ask for.",
  "other-detail": "Each error has another `detail`.",
  "lost-response": "The first response to each idempotency key is lost.",
  microseconds: "The times of responses have microseconds.",
  "longer-ids": "New ids are longer.",
  "new-event-category": "Each Event is followed by one of a new category, `future.created`.",
  "late-webhooks": "Webhooks arrive later.",
  "duplicate-webhooks": "Each webhook arrives twice.",
  "reordered-webhooks": "Webhooks arrive in another order.",
};

/** Whether tests may compare the value that a permitted change replaces. Only an app that fails by the new one is wrong. */
export function isNewValue({ isPermitted, change }: Mutant): boolean {
  return isPermitted && change.kind === "value";
}

/** The ways in which the contract allows a bank to differ from today's. */
export function listPermittedChanges(tables: MutantTables): Mutant[] {
  const { one } = createNames(tables);
  const permits = (name: string, rest: Pick<Mutant, "place" | "sentence" | "change">): Mutant => ({
    id: `permitted/${name}`,
    isPermitted: true,
    noticedBy: null,
    ...rest,
  });
  return [
    ...Object.entries(sentences).map(([name, sentence]) =>
      permits(name, { sentence, ...tables.permitted[name as Name] }),
    ),
    // An Event of a known category stays one: a new category is that of another Event.
    ...Object.entries(tables.values).flatMap(([type, tree]) =>
      listLeaves(type === "event" ? {} : tree)
        .filter(({ kind }) => typeof kind !== "string" || kind === "?|")
        .map(({ path }) =>
          permits(`new-value/${type}.${path.join(".")}`, {
            place: `value/${type}.${path.join(".")}`,
            sentence: `${code(path.filter((key) => key !== "*").join("."))} of ${one(type)} has a new value, \`future_value\`.`,
            change: { kind: "value", type, path, how: "other", values: ["future_value"] },
          }),
        ),
    ),
  ];
}
