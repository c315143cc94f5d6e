import { type Endpoint, endpoints, type OperationName } from "@sandbank/contract";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkAll } from "../../../../tests/support/check-all.ts";
import { volume } from "../../../../tests/support/volume.ts";
import { type Bank, createBank } from "../../src/index.ts";
import { rightValues } from "../support/right-values.ts";
import { send, stateText } from "../support/send.ts";

/** JSON that breaks code which trusts a value. It is text, because JavaScript values cannot express all of it. */
const hostileTexts = [
  ...["toString", "valueOf", "toJSON", "__proto__", "constructor", "hasOwnProperty", "then", "length"].flatMap(
    (name) => [`{"${name}":1}`, `{"${name}":null}`, `[{"${name}":{"${name}":[]}}]`],
  ),
  ...["[]", "[[]]", "{}", "[null]", '[""]', "null", "true", '""', '"\\u0000"', '"\\ud800"', '"\\udfff\\ud800"'],
  ...["0", "-0", "-1", "1.0", "0.5", "1e400", "-1e400", "9007199254740993", "1e-400", "5e-324"],
  `${'{"a":'.repeat(25)}1${"}".repeat(25)}`,
  `${"[".repeat(25)}${"]".repeat(25)}`,
  `"${"x".repeat(5_000)}"`,
  `{"length":3,"0":1,"1":2,"2":3}`,
];

/** The path of every parameter of an operation. Elements of a list have the index 0. */
function pathsIn(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== "object" || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, part]) => pathsIn(part, [...path, key]))];
}

const MARK = "HOSTILE";

function replaced(value: unknown, [key, ...rest]: readonly string[]): unknown {
  if (key === undefined) return MARK;
  if (Array.isArray(value)) return value.map((part, index) => (String(index) === key ? replaced(part, rest) : part));
  const object = value as Readonly<Record<string, unknown>>;
  return { ...object, [key]: replaced(object[key], rest) };
}

function queryOf(value: object, prefix = ""): string[] {
  return Object.entries(value).flatMap(([key, part]) => {
    const isNested = typeof part === "object" && part !== null && !Array.isArray(part);
    if (isNested) return queryOf(part, `${prefix}${key}.`);
    const text = Array.isArray(part) ? part.map(textOf).join(",") : textOf(part);
    return [`${encodeURIComponent(`${prefix}${key}`.toWellFormed())}=${encodeURIComponent(text)}`];
  });
}

function textOf(value: unknown): string {
  return (typeof value === "string" ? value : JSON.stringify(value)).toWellFormed();
}

interface Hostile {
  readonly right: object;
  readonly path: readonly string[];
  readonly hostile: string;
}

function requestOf({ method, path: address }: Endpoint, { right, path, hostile }: Hostile) {
  const at = address.replace(/\{\w+\}/, "nothing");
  const text = JSON.stringify(replaced(right, path)).replace(`"${MARK}"`, hostile);
  if (method !== "GET") return { method, path: at, text };
  const sent: unknown = JSON.parse(text);
  const query = typeof sent === "object" && sent !== null ? queryOf(sent) : [textOf(sent)];
  return { method, path: `${at}?${query.join("&")}`, text: undefined };
}

/** Expects a valid response, and an unchanged bank after a refusal. */
function expectCleanAnswer(bank: Bank, before: string, { text, ...request }: ReturnType<typeof requestOf>): void {
  const fork = bank.fork();
  const { status, body } = send(fork, text === undefined ? request : { ...request, text });
  expect([200, 400, 404, 409]).toContain(status);
  if (status === 200) return;
  expect(body).toMatchObject({ status, type: expect.any(String), detail: expect.any(String) });
  expect(stateText(fork)).toBe(before);
}

const withParams = Object.entries<Endpoint>(endpoints).filter(([, { params }]) => params !== undefined) as [
  OperationName,
  Endpoint,
][];

/** Parameters with every optional field in one of several runs. */
const rightParams = ({ params }: Endpoint) =>
  params === undefined ? fc.constant({}) : (rightValues(params) as fc.Arbitrary<object>);

describe.each([{ unknownFields: "reject" }, { unknownFields: "ignore" }] as const)(
  "hostile values with $unknownFields",
  (options) => {
    const bank = createBank(options);
    const before = stateText(bank);

    test("responds in each operation to hostile JSON in every field without throwing, and changes nothing", () =>
      checkAll(withParams, (_, endpoint) => {
        const cases = fc
          .tuple(rightParams(endpoint), fc.nat(), fc.constantFrom(...hostileTexts))
          .map(([right, pick, hostile]): Hostile => {
            const paths = pathsIn(right);
            return { right, hostile, path: paths[pick % paths.length] ?? [] };
          });
        fc.assert(
          fc.property(cases, (hostile) => expectCleanAnswer(bank, before, requestOf(endpoint, hostile))),
          { seed: 20_260_105, numRuns: volume(120, 120, 15) },
        );
      }));
  },
);

test("never passes a value that failed validation to a cross-field rule (D-05)", () => {
  const text = '{"card_id":"x","amount":1,"network_risk_score":{"toString":1}}';
  const { status, body } = send(createBank(), { method: "POST", path: "/simulations/card_authorizations", text });
  expect(status).toBe(400);
  expect(body.errors).toEqual([{ field: "network_risk_score", message: "must be an integer" }]);
});
