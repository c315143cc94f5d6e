import { type Endpoint, endpoints } from "@sandbank/contract";
import { describe, expect, test } from "vitest";
import { checkAll } from "../../../tests/support/check-all.ts";
import { type AttemptEvent, BankClient, type FetchInit } from "../src/index.ts";

const operations: [operation: string, endpoint: Endpoint][] = Object.entries(endpoints);

type Method = (...args: readonly unknown[]) => PromiseLike<unknown>;

/** The request that a method sent. */
interface Sent {
  readonly url: string;
  readonly init: FetchInit;
}

/** Creates a client that records its requests instead of sending them. */
function recordingClient(onAttempt?: (event: AttemptEvent) => void): { client: BankClient; sent: Sent[] } {
  const sent: Sent[] = [];
  const fetch = async (url: string, init: FetchInit) => {
    sent.push({ url, init });
    return new Response('{"data":[],"next_cursor":null}');
  };
  return { sent, client: new BankClient({ apiKey: "key", baseUrl: "https://bank.test/v1", fetch, onAttempt }) };
}

/** Methods of the client that are not endpoints themselves. */
const composed = ["events.fetchObject", "events.poll"];

function methodsIn(group: object, prefix = ""): string[] {
  return Object.entries(group).flatMap(([name, value]) =>
    typeof value === "function" ? `${prefix}${name}` : methodsIn(value, `${prefix}${name}.`),
  );
}

/** The resources of a client by their names. */
function resourcesOf(client: BankClient): object {
  const names = Object.entries(Object.getOwnPropertyDescriptors(BankClient.prototype)).flatMap(([name, { get }]) =>
    get === undefined ? [] : name,
  );
  return Object.fromEntries(names.map((name) => [name, client[name as keyof BankClient]]));
}

async function call(
  operation: string,
  args: readonly unknown[],
  onAttempt?: (event: AttemptEvent) => void,
): Promise<Sent> {
  const { client, sent } = recordingClient(onAttempt);
  const path = operation.split(".");
  const owner = path
    .slice(0, -1)
    .reduce<unknown>((group, name) => (group as Record<string, unknown>)[name], client) as Record<string, Method>;
  await owner[path.at(-1) as string]?.(...args);
  expect(sent).toHaveLength(1);
  return sent[0] as Sent;
}

/** The members of a parameter schema that this test reads. */
interface Shape {
  readonly type: string;
  readonly shape?: Readonly<Record<string, Shape>>;
  readonly element?: Shape;
  readonly options?: readonly unknown[];
  unwrap?(): Shape;
}

/** Every parameter of an endpoint, each with a value that needs encoding. The values need not be valid for the bank. */
function everything({ type, shape, element, options, unwrap }: Shape, name = ""): unknown {
  if (unwrap !== undefined) return everything(unwrap(), name);
  if (shape !== undefined) {
    return Object.fromEntries(Object.entries(shape).map(([key, field]) => [key, everything(field, key)]));
  }
  if (element !== undefined) return [everything(element, name), everything(element, `${name} 2`)];
  // The options of a union are schemas.
  if (options !== undefined) return type === "union" ? everything(options[0] as Shape, name) : options[0];
  if (type === "custom") return Uint8Array.of(0, 255);
  // The only parameter that is sent in a header.
  if (name === "mime_type") return "image/png";
  return type === "number" ? 7 : `${name} &=+%/?#ü`;
}

/** `{ status: { in: ["a", "b"] } }` is `status.in=a%2Cb`. */
function pairsOf(params: object, prefix = ""): string[] {
  return Object.entries(params).flatMap(([name, value]) =>
    typeof value === "object" && !Array.isArray(value)
      ? pairsOf(value, `${prefix}${name}.`)
      : [`${prefix}${name}=${encodeURIComponent(String(value))}`],
  );
}

/** An upload requires a file. */
const inJson = operations.filter(([, { request }]) => request !== "multipart");

/** The parameters that the platform reads from a form. */
async function partsOf({ body, headers }: FetchInit): Promise<object> {
  const { file, ...texts } = Object.fromEntries(await new Response(body, { headers }).formData());
  const { name: filename, type: mime_type } = file as File;
  return { ...texts, file: new Uint8Array(await (file as File).arrayBuffer()), filename, mime_type };
}

const hasId = ({ path }: Endpoint) => path.includes("{");
const urlOf = (endpoint: Endpoint) => `https://bank.test/v1${endpoint.path.replace(/\{\w+\}/, idOf(endpoint))}`;

/** Returns an id of the type that the path requires. */
function idOf({ path }: Endpoint): string {
  const type = /\{(\w+)_id\}/.exec(path)?.[1];
  return `${type === "lockbox_recipient" ? "lockbox" : type}_1`;
}

describe("the methods of the client", () => {
  test("the client has a method for each endpoint, and no others", () => {
    expect(methodsIn(resourcesOf(recordingClient().client)).sort()).toEqual(
      [...Object.keys(endpoints), ...composed].sort(),
    );
  });

  test("each method sends every parameter of its endpoint [list-in-filters]", () =>
    checkAll(operations, async (operation, endpoint) => {
      const params = endpoint.params && (everything(endpoint.params as unknown as Shape) as object);
      const { url, init } = await call(operation, [
        ...(hasId(endpoint) ? [idOf(endpoint)] : []),
        ...(params ? [params] : []),
      ]);
      const isQuery = endpoint.method === "GET" && params !== undefined;
      expect(init.method).toBe(endpoint.method);
      expect(url).toBe(urlOf(endpoint) + (isQuery ? `?${pairsOf(params).join("&")}` : ""));
      if (endpoint.request === "multipart") expect(await partsOf(init)).toEqual(params);
      else expect(JSON.parse(String(init.body))).toEqual(isQuery ? null : (params ?? null));
    }));

  test("each method without parameters sends neither query nor body", () =>
    checkAll(inJson, async (operation, endpoint) => {
      const { url, init } = await call(operation, hasId(endpoint) ? [idOf(endpoint)] : []);
      expect(url).toBe(urlOf(endpoint));
      expect(init.body ?? null).toBeNull();
    }));

  test("each method tells its observer the operation and the path of its endpoint", () =>
    checkAll(operations, async (operation, endpoint) => {
      const events: AttemptEvent[] = [];
      const args = [
        ...(hasId(endpoint) ? [idOf(endpoint)] : []),
        ...(endpoint.request === "multipart" ? [{ file: new Uint8Array() }] : []),
      ];
      await call(operation, args, (event) => events.push(event));
      expect(events[0]).toMatchObject({ operation, route: endpoint.path });
    }));

  test("each method sends the API key, the JSON content type with a body, and an idempotency key with a POST", () =>
    checkAll(inJson, async (operation, endpoint) => {
      const args = [...(hasId(endpoint) ? [idOf(endpoint)] : []), ...(endpoint.params === undefined ? [] : [{}])];
      const { init } = await call(operation, [...args, { idempotencyKey: "my key" }]);
      const hasBody = endpoint.method !== "GET" && endpoint.params !== undefined;
      expect(init.headers["authorization"]).toBe("Bearer key");
      expect(init.headers["content-type"]).toBe(hasBody ? "application/json" : undefined);
      expect(init.headers["idempotency-key"]).toBe(endpoint.method === "POST" ? "my key" : undefined);
    }));
});
