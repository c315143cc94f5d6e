import type { Mutant, ValueChange } from "@sandbank/engine/private/mutants";
import type { MutantTables } from "../tables/mutant-tables.ts";
import { breaks, code, createNames, type Names } from "./phrases.ts";
import { listLeaves } from "./tree.ts";

/** A list has other objects, or the same in another order. */
export function listListMutants({ lists }: MutantTables): Mutant[] {
  return lists.flatMap((operation) => {
    const list = (how: "one-page" | "lacks-last" | "order", sentence: string, noticedBy: string) =>
      breaks(`list/${operation}/${how}`, { sentence, noticedBy, change: { kind: "list", operation, how } });
    const name = code(operation);
    return [
      list(
        "one-page",
        `${name} ends after its first page.`,
        `Expect all objects of ${name}, of which there are several pages.`,
      ),
      list(
        "lacks-last",
        `${name} lacks the last object of each page.`,
        `Expect the exact number of objects of ${name}.`,
      ),
      list(
        "order",
        `${name} has the objects of each page in reverse order.`,
        `Expect the objects of ${name} in their order.`,
      ),
    ];
  });
}

/** A parameter that chooses what to read is ignored. */
export function listFilterMutants({ reads, bounds }: MutantTables): Mutant[] {
  return reads.flatMap((operation) =>
    listLeaves(bounds[operation] ?? {})
      .map(({ path }) => path.join("."))
      .filter((path) => !/^(?:cursor|limit|.*\.\*)$/.test(path))
      .map((parameter) =>
        breaks(`filter/${operation}/${parameter}`, {
          sentence: `${code(operation)} ignores ${code(parameter)}.`,
          noticedBy: `Expect the exact result of ${code(operation)} with ${code(parameter)}.`,
          change: { kind: "filter", operation, parameter },
        }),
      ),
  );
}

/** A repeated request runs again. */
export function listKeyMutants(tables: MutantTables): Mutant[] {
  return tables.keys.map((operation) =>
    breaks(`key/${operation}`, {
      sentence: `${code(operation)} ignores its idempotency key, and runs again.`,
      noticedBy: `Repeat ${code(operation)} with the same idempotency key, and expect that it ran once.`,
      change: { kind: "key", operation },
    }),
  );
}

/** A refusal looks like a success, or like a failure of the bank. */
export function listErrorMutants({ errors }: MutantTables): Mutant[] {
  return errors.flatMap((type) => {
    // It comes from a fault, and is itself such a failure.
    if (type === "internal_server_error") return [];
    const failed = breaks(`error/${type}/500`, {
      sentence: `In place of ${code(type)}, the bank returns \`internal_server_error\` with the status 500.`,
      noticedBy: `Expect the request to be refused with ${code(type)}, and no other error.`,
      change: { kind: "error", type, how: "500" },
    });
    // A path that does not exist names no object.
    if (type === "api_method_not_found_error") return [failed];
    const accepted = breaks(`error/${type}/accepted`, {
      sentence: `In place of ${code(type)}, the bank returns the unchanged object with the status 200.`,
      noticedBy: `Expect the request to be refused with ${code(type)}.`,
      change: { kind: "error", type, how: "accepted" },
    });
    return [accepted, failed];
  });
}

/** A field of a response has another value. */
export function listValueMutants(tables: MutantTables): Mutant[] {
  const names = createNames(tables);
  return Object.entries(tables.values).flatMap(([type, tree]) =>
    listLeaves(tree).flatMap(({ path, kind }) => {
      // No other value is known.
      if (typeof kind !== "string" && kind.length === 1) return [];
      const field = `${code(path.filter((key) => key !== "*").join("."))} of`;
      const { how, is, expects } = describe(kind, `${field} ${names.the(type)}`, names);
      const values = typeof kind === "string" ? {} : { values: kind };
      return breaks(`value/${type}.${path.join(".")}`, {
        sentence: `${field} ${names.one(type)} ${is}.`,
        noticedBy: `Expect ${expects}.`,
        change: { kind: "value", type, path, how, ...values },
      });
    }),
  );
}

interface Described {
  readonly how: ValueChange["how"];
  readonly is: string;
  readonly expects: string;
}

/** How a field without an id is wrong, by its kind in the tables. */
const wrong: Readonly<Record<string, readonly [how: ValueChange["how"], is: string]>> = {
  "[]": ["without-last", "lacks its last element"],
  "?": ["null", "is null"],
  "?|": ["null", "is null"],
  $: ["one-more", "is a cent higher"],
  "#": ["one-more", "is one higher"],
  t: ["hour-later", "is an hour later"],
  d: ["hour-later", "is a day later"],
  "!": ["not", "is the opposite"],
  s: ["other", "is another text"],
};

function describe(kind: string | readonly string[], field: string, { titled }: Names): Described {
  const [how, is] = typeof kind === "string" ? (wrong[kind] ?? []) : (["other", "has another value"] as const);
  if (how === undefined || is === undefined) {
    const object = titled(String(kind).slice(1));
    return {
      how: "other-id",
      is: `is the id of another ${object}`,
      expects: `${field} to be the id of the right ${object}`,
    };
  }
  const expects = { "without-last": `all elements of ${field}`, null: `${field} not to be null` }[how as string];
  return { how, is, expects: expects ?? `the exact ${field}` };
}
