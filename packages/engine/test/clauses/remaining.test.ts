import { type Endpoint, endpoints, type OperationName } from "@sandbank/contract";
import { describe, expect, test } from "vitest";
import { createBank } from "../../src/index.ts";
import { resultOf } from "../support/caller.ts";
import { uploadForm } from "../support/form.ts";
import { requireRows } from "../support/rows.ts";
import { play, scenarioFile } from "../support/scenario.ts";
import { invalid, refusalOf, send } from "../support/send.ts";
import { pagesOf } from "../support/walk.ts";

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
const lived = createBank({ seed: "remaining" });
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
  test.each(operations)("refuses %s without an API key", (_, { method, path }) => {
    const answer = send(lived, {
      method,
      path: path.replace(/\{\w+\}/, "any_id"),
      headers: { authorization: undefined },
    });
    expect(answer).toMatchObject({ status: 401, body: { type: "invalid_api_key_error", reason: "no_header" } });
  });
});

describe("every list", () => {
  const lists = operations.filter(([name]) => name.endsWith(".list"));
  const get = (path: string, query = "") => send<List>(lived, { method: "GET", path: path + query }).body;

  /** All objects of a list, from every page. */
  function all(path: string, query: string): Item[] {
    const pages = pagesOf((cursor) => get(path, cursor === undefined ? `?${query}` : `?${query}&cursor=${cursor}`));
    return pages.flat();
  }

  /** All objects of a list, and the creation time of the one in the middle. */
  function whole(path: string): { data: readonly Item[]; middle: string } {
    const data = all(path, "limit=100");
    return { data, middle: data[Math.floor(data.length / 2)]?.created_at ?? "2026-01-01T00:00:00.000Z" };
  }

  test.each(lists)("ends %s with a null cursor", (_, { path }) => {
    expect(all(path, "limit=2")).toEqual(all(path, "limit=100"));
    expect(get(path, "?created_at.after=2030-01-01T00:00:00Z")).toEqual({ data: [], next_cursor: null });
  });

  test.each(lists)("filters %s by created_at.after", (_, { path }) => {
    const { data, middle } = whole(path);
    expect(all(path, `created_at.after=${middle}`)).toEqual(data.filter((each) => each.created_at > middle));
  });

  test.each(lists)("filters %s by created_at.before", (_, { path }) => {
    const { data, middle } = whole(path);
    expect(all(path, `created_at.before=${middle}`)).toEqual(data.filter((each) => each.created_at < middle));
  });

  test.each(lists)("filters %s by created_at.on_or_after", (_, { path }) => {
    const { data, middle } = whole(path);
    expect(all(path, `created_at.on_or_after=${middle}`)).toEqual(data.filter((each) => each.created_at >= middle));
  });

  test.each(lists)("filters %s by created_at.on_or_before", (_, { path }) => {
    const { data, middle } = whole(path);
    expect(all(path, `created_at.on_or_before=${middle}`)).toEqual(data.filter((each) => each.created_at <= middle));
  });
});

describe("every list with an `idempotency_key` filter", () => {
  const keyed = exchanges.flatMap(({ request: { call, method }, answer }) => {
    const list = `${call?.operation.split(".")[0]}.list`;
    const isCreate = call?.operation.endsWith(".create") && method === "POST" && answer.status === 200;
    return isCreate && call?.idempotencyKey !== undefined && list in endpoints
      ? [[list as OperationName, call.idempotencyKey, JSON.parse(String(answer.body)).id as string] as const]
      : [];
  });

  test("has lists with an `idempotency_key` filter in the scenario", () =>
    expect(keyed.length).toBeGreaterThanOrEqual(4));

  test.each(keyed)("finds with the idempotency key in %s only the object that was created with it", (list, key, id) => {
    const { path } = endpoints[list];
    const { body } = send<List>(lived, { method: "GET", path: `${path}?idempotency_key=${key}` });
    expect(body.data.map((each) => each.id)).toEqual([id]);
  });
});

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
    requireRows({ file: scenarioFile, rows: [...pairs.keys()], wanted: all });
  });

  test.each([...pairs])(
    "returns the object in the response to %s as it is retrieved right after",
    (_, [answered, retrieved]) => {
      expect(retrieved).toEqual(answered);
    },
  );

  const required = [...writes.keys()].flatMap((operation) => {
    const { shape } = (endpoints[operation] as Endpoint).params ?? { shape: {} };
    const fields = Object.entries(shape).filter(([, field]) => (field as { type: string }).type !== "optional");
    return fields.map(([field]) => [operation, field] as const);
  });

  test.each(required)("refuses %s without the required %s, and names the field", (operation, field) => {
    const { method, path, request } = endpoints[operation] as Endpoint;
    const call = writes.get(operation);
    const params = { ...call?.params, [field]: undefined };
    const sent = request === "multipart" ? { form: uploadForm(params) } : { body: params };
    const answer = send(lived, { method, path: path.replace(/\{\w+\}/, call?.id ?? ""), ...sent });
    expect(answer).toMatchObject({ status: 400, body: { type: "invalid_parameters_error" } });
    expect(refusalOf(answer).fields).toContain(field);
  });

  test("has more than 30 required fields in the scenario", () => {
    expect(required.length).toBeGreaterThan(30);
  });

  /**
   * Whether the path is of one object of the type: `/entities/{...}` for an Entity, `/lockbox_addresses/{...}` for a
   * Lockbox Address.
   */
  function isPathOf(path: string, type = ""): boolean {
    return new RegExp(`^/${type.replace(/y$/, "ie").replace(/s$/, "se")}s/\\{\\w+\\}$`).test(path);
  }
});

describe("simulated mail", () => {
  test("uses the contents File of simulated mail, and by default a File of the bank", () => {
    const bank = createBank();
    const address = bank.lockboxAddresses.list().data[0]?.id as `lockbox_address_${string}`;
    const [other, ...files] = bank.files.list().data.toSorted((one) => (one.purpose === "inbound_mail_item" ? 1 : -1));
    const mail = { amount: 1, lockbox_address_id: address };
    const byDefault = bank.simulations.inboundMailItems.create(mail);
    const sent = bank.simulations.inboundMailItems.create({ ...mail, contents_file_id: other?.id as `file_${string}` });
    expect(sent.file_id).toBe(other?.id);
    expect(files.map(({ id }) => id)).toContain(byDefault.file_id);
    expect(bank.files.retrieve(byDefault.file_id).purpose).toBe("inbound_mail_item");
    expect(bank.files.retrieve(byDefault.checks[0]?.front_file_id ?? "file_").purpose).toBe("check_image_front");
  });
});

describe("the Account Numbers of one Account", () => {
  test("gives each Account Number of an Account its own digits and settings", () => {
    const bank = createBank();
    const { id: account_id } = bank.accounts.create({ name: "Operating" });
    const handling = [
      { inbound_ach: { debit_status: "allowed" }, inbound_checks: { status: "check_transfers_only" } },
      { inbound_ach: { debit_status: "blocked" }, inbound_checks: { status: "allowed" } },
    ] as const;
    const made = handling.map((each) => bank.accountNumbers.create({ account_id, name: "Number", ...each }));
    bank.accountNumbers.update(made[0]?.id ?? "account_number_", { inbound_ach: { debit_status: "blocked" } });
    const { data } = bank.accountNumbers.list({ account_id });
    expect(data.toReversed()).toEqual([{ ...made[0], inbound_ach: { debit_status: "blocked" } }, made[1]]);
    expect(made).toMatchObject(handling);
    expect(new Set(made.map(({ account_number }) => account_number)).size).toBe(2);
  });
});

describe("the name of an Account Number", () => {
  test("requires a name of 1 to 200 characters for an Account Number", () => {
    const bank = createBank();
    const account = bank.accounts.create({ name: "Operating" });
    const create = (length: number) =>
      send(bank, {
        method: "POST",
        path: "/account_numbers",
        body: { account_id: account.id, name: "n".repeat(length) },
      });
    expect([1, 200].map((length) => create(length).status)).toEqual([200, 200]);
    expect([0, 201].map((length) => refusalOf(create(length)))).toEqual([invalid("name"), invalid("name")]);
  });
});

describe("any number of Limits", () => {
  test("creates any number of Limits on one model, also with the same terms", () => {
    const bank = createBank();
    const account = bank.accounts.create({ name: "Operating" });
    const terms = { metric: "count", model_id: account.id, value: 1, interval: "day" } as const;
    const made = Array.from({ length: 150 }, () => bank.limits.create(terms).id);
    const first = bank.limits.list({ model_id: account.id });
    const second = bank.limits.list({ model_id: account.id, cursor: first.next_cursor as string });
    expect([...first.data, ...second.data].map(({ id }) => id)).toEqual(made.toReversed());
  });
});
