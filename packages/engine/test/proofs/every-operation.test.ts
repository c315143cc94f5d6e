import { type Endpoint, endpoints, type OperationName } from "@sandbank/contract";
import { describe, expect, test } from "vitest";
import type * as z from "zod";
import { resultOf } from "../../../../tests/support/caller.ts";
import { type ClauseIds, requireRows, titleEnd } from "../../../../tests/support/rows.ts";
import { createBank } from "../../src/index.ts";
import { unwrapped } from "../../src/parameters/decode-query.ts";
import { fieldsOf, withValue } from "../support/fields.ts";
import { objectLists } from "../support/object-lists.ts";
import { notFound, refusalOf, send, stateText } from "../support/send.ts";
import { pagesOf } from "../support/walk.ts";
import { play, scenarioFile } from "./scenario.ts";

const operations = Object.entries(endpoints) as [OperationName, Endpoint][];

interface Item {
  readonly id: string;
  readonly created_at: string;
}

interface List {
  readonly data: readonly Item[];
  readonly next_cursor: string | null;
}

/** The bank after the scenario, with a millisecond between requests. The tests do not change it. */
const lived = createBank({ seed: "every operation" });
const exchanges = play(lived.apiKey, (request) => {
  lived.clock.advance({ milliseconds: 1 });
  return lived.handle(request);
});

/** Successful writes with parameters, by operation. */
const writes = new Map(
  exchanges.flatMap(({ request: { call, method }, answer }) =>
    call?.params !== undefined && method !== "GET" && answer.status === 200 ? [[call.operation, call] as const] : [],
  ),
);

describe("every operation", () => {
  test.each(operations)("refuses %s without an API key [bearer]", (_, { method, path }) => {
    const answer = send(lived, {
      method,
      path: path.replace(/\{\w+\}/, "any_id"),
      headers: { authorization: undefined },
    });
    expect(answer).toMatchObject({ status: 401, body: { type: "invalid_api_key_error", reason: "no_header" } });
  });
});

describe("every operation on an object", () => {
  const all = operations.filter(([, { path }]) => path.includes("{"));

  test.each(all)("refuses %s of an object that does not exist, and changes nothing", (operation, { method, path }) => {
    const before = stateText(lived);
    const params = method === "GET" ? {} : { body: writes.get(operation)?.params };
    const answer = send(lived, { method, path: path.replace(/\{\w+\}/, "object_0"), ...params });
    expect(refusalOf(answer)).toEqual(notFound);
    expect(stateText(lived)).toBe(before);
  });
});

describe("every reference to an object in a body", () => {
  /** An Entity, which most references do not accept. */
  const entity = lived.entities.list().data[0]?.id as string;

  const isIn = (params: unknown, path: readonly string[]) =>
    path.reduce<unknown>((owner, key) => (owner as Readonly<Record<string, unknown>> | undefined)?.[key], params) !==
    undefined;

  /** Each parameter that refers to an object, with an accepted request that has it, or else any accepted request. */
  const references = [...writes.keys()].flatMap((operation) => {
    const { params } = endpoints[operation] as { readonly params: z.ZodObject };
    const accepted = exchanges.flatMap(({ request: { call }, answer }) =>
      call?.operation === operation && answer.status === 200 ? [call] : [],
    );
    return fieldsOf(params).flatMap(({ path, schema }) => {
      const prefixes = [unwrapped(schema).meta()?.refersTo ?? []].flat();
      if (prefixes.length === 0) return [];
      const call = accepted.find((each) => isIn(each.params, path)) ?? accepted.at(-1);
      // An id of another type breaks a cross-field rule if a parameter accepts several types.
      const others = prefixes.length === 1 && prefixes[0] !== "entity" ? [entity] : [];
      const wrong = [...prefixes.map((prefix) => `${prefix}_0`), ...others];
      return [{ operation, field: path.join("."), path, params, call, wrong }];
    });
  });

  test.each(references)(
    "refuses $operation with 404 if `$field` is of no object of its type, and changes nothing (D-04)",
    ({ operation, path, params, call, wrong }) => {
      const { method, path: address } = endpoints[operation];
      const before = stateText(lived);
      for (const id of wrong) {
        const body = withValue(call?.params, params, path, id);
        const answer = send(lived, { method, path: address.replace(/\{\w+\}/, call?.id ?? ""), body });
        expect({ id, refusal: refusalOf(answer) }).toEqual({ id, refusal: notFound });
      }
      expect(stateText(lived)).toBe(before);
    },
  );
});

describe("every list", () => {
  const get = (path: string, query = "") => send<List>(lived, { method: "GET", path: path + query }).body;

  /** All objects of a list, from every page. */
  function all(path: string, query: string): Item[] {
    const pages = pagesOf((cursor) => get(path, cursor === undefined ? `?${query}` : `?${query}&cursor=${cursor}`));
    return pages.flat();
  }

  test.each(objectLists)("ends %s with a null cursor [list-end, list-query-everywhere]", (_, { path }) => {
    expect(all(path, "limit=2")).toEqual(all(path, "limit=100"));
    expect(get(path, "?created_at.after=2030-01-01T00:00:00Z")).toEqual({ data: [], next_cursor: null });
  });
});

/** The clauses of the retrieval of an object, by its type. */
const clausesOf: Readonly<Record<string, ClauseIds>> = {
  account: "[accounts-retrieve]",
  account_number: "[account-numbers-retrieve]",
  limit: "[limits-retrieve]",
  declined_transaction: "[declined-retrieve]",
  inbound_mail_item: "[mail-retrieve]",
  physical_card: "[physical-cards-retrieve]",
};

describe("every write", () => {
  /** The response of each write, and the object retrieved right after it. */
  const pairs = new Map<OperationName, [answered: unknown, retrieved: unknown]>();
  const bank = createBank({ seed: "pairs" });
  play(bank.apiKey, (request) => {
    const answer = bank.handle(request);
    const object = objectIn(resultOf(answer));
    const retrieve = operations.find(([, { method, path }]) => method === "GET" && isPathOf(path, object.type));
    if (answer.status === 200 && request.method !== "GET" && request.call && object.id && retrieve) {
      const path = retrieve[1].path.replace(/\{\w+\}/, object.id);
      pairs.set(request.call.operation, [object, send(bank, { method: "GET", path }).body]);
    }
    return answer;
  });

  /** The object in a response. An authorization returns one of two. */
  function objectIn(result: unknown): { readonly id?: string; readonly type?: string } {
    const body = result as Readonly<Record<string, unknown>>;
    return body["pending_transaction"] ?? body["declined_transaction"] ?? body;
  }

  test("retrieves the object of every write that returns one", () => {
    const all = operations.filter(([, { method }]) => method !== "GET").map(([name]) => name);
    // The bank does not keep the address of an iframe.
    const wanted = all.filter((name) => name !== "cards.createDetailsIframe");
    requireRows({ file: scenarioFile, rows: [...pairs.keys()], wanted });
  });

  const rows = [...pairs].map(([operation, pair]) => {
    const { type = "" } = pair[0] as { readonly type?: string };
    return [operation, titleEnd("[answer-is-the-object]", clausesOf[type]), pair] as const;
  });

  test("retrieves an object of each type in `clausesOf`", () => {
    const types = [...pairs.values()].map(([answered]) => (answered as { readonly type: string }).type);
    expect(types).toEqual(expect.arrayContaining(Object.keys(clausesOf)));
  });

  test.each(rows)(
    "returns the object in the response to %s as it is retrieved right after%s",
    (_, __, [answered, retrieved]) => {
      expect(retrieved).toEqual(answered);
    },
  );

  /**
   * Whether the path is of one object of the type: `/entities/{...}` for an Entity, `/lockbox_addresses/{...}` for a
   * Lockbox Address.
   */
  function isPathOf(path: string, type = ""): boolean {
    return new RegExp(`^/${type.replace(/y$/, "ie").replace(/s$/, "se")}s/\\{\\w+\\}$`).test(path);
  }
});
