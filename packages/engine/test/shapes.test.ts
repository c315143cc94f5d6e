import { endpoints, type OperationName } from "@sandbank/contract";
import { describe, expect, test } from "vitest";
import { createBank } from "../src/index.ts";
import { resultOf } from "./support/caller.ts";
import type { Exchange } from "./support/record.ts";
import { play, SHARED_SECRET } from "./support/scenario.ts";

const bank = createBank({ seed: "shapes" });
const exchanges = play(bank.apiKey, (request) => bank.handle(request));
const succeeded = exchanges.filter(({ answer }) => answer.status === 200);

/** The answers of each operation that succeeded. */
const answers = Map.groupBy(
  succeeded.filter(({ request }) => request.call !== undefined),
  ({ request }) => request.call?.operation as OperationName,
);

/** Every object within a value, with the dotted path to it. */
function objectsIn(value: unknown, path = ""): { path: string; object: Readonly<Record<string, unknown>> }[] {
  if (typeof value !== "object" || value === null) return [];
  const inner = Object.entries(value).flatMap(([key, each]) => objectsIn(each, `${path}.${key}`));
  return Array.isArray(value) ? inner : [{ path, object: value as Readonly<Record<string, unknown>> }, ...inner];
}

const isOurs = (value: unknown) => typeof value === "string" && /^[a-z_]+_[0-9a-z]{20}$/.test(value);

const bodyOf = ({ answer }: Exchange): unknown => resultOf(answer);

describe("the answers of the scenario", () => {
  test("are of every operation there is", () => {
    expect([...answers.keys()].sort()).toEqual(Object.keys(endpoints).sort());
  });

  test.each([...answers])("of %s have nothing missing and nothing extra", (operation, all) => {
    for (const exchange of all) {
      const { data, error } = endpoints[operation].result.safeParse(bodyOf(exchange));
      expect(error?.issues ?? []).toEqual([]);
      // A schema that is not strict would leave out what it does not know.
      expect(data).toEqual(bodyOf(exchange));
    }
  });

  test.each([...answers])("of %s would be noticed if a field were added or left out", (operation, [exchange]) => {
    const body = bodyOf(exchange as Exchange) as Record<string, unknown>;
    const { result } = endpoints[operation];
    expect(result.safeParse({ ...body, extra: null }).success).toBe(false);
    for (const key of Object.keys(body)) {
      const { [key]: _, ...rest } = body;
      expect(result.safeParse(rest).success, key).toBe(false);
    }
  });

  test("have ids with the prefix of their type and 20 characters (D-13)", () => {
    const typed = succeeded
      .flatMap((exchange) => objectsIn(bodyOf(exchange)))
      .filter(({ object }) => "id" in object && "type" in object);
    expect(new Set(typed.map(({ object }) => object["type"])).size).toBeGreaterThan(15);
    for (const { object } of typed) {
      // Mail is addressed to a Lockbox, as the Recipient's id has it.
      const prefix = object["type"] === "lockbox_recipient" ? "lockbox" : object["type"];
      expect(object["id"]).toMatch(new RegExp(`^${prefix}_[0-9a-z]{20}$`));
    }
  });

  test("name other objects by the ids of objects that there are", () => {
    const objects = succeeded.flatMap((exchange) => objectsIn(bodyOf(exchange))).map(({ object }) => object);
    // Not what others number, such as companies, nor the Check Transfer that a decline is given (D-86).
    const named = objects
      .flatMap((object) => Object.entries(object))
      .filter(([key, value]) => key.endsWith("_id") && key !== "check_transfer_id" && isOurs(value));
    const { state } = bank.snapshot().toJSON();
    const existing = new Set(objectsIn(state).map(({ object }) => object["id"]));
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter(([, value]) => !existing.has(value))).toEqual([]);
  });
});

describe("secrets", () => {
  const details = JSON.parse(String(answers.get("cards.details")?.[0]?.answer.body)) as Record<string, unknown>;
  const secrets = [SHARED_SECRET, bank.apiKey, String(details["primary_account_number"])];

  test("are in no answer and no header, save a Card's in its details", () => {
    for (const { request, answer } of exchanges) {
      if (request.call?.operation === "cards.details") continue;
      const text = JSON.stringify(answer);
      expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
    }
  });

  test("have no field of theirs but in the details of a Card", () => {
    const names = /secret|^pin$|^verification_code$|primary_account_number|api_?key|password/i;
    const fields = exchanges
      .filter(({ request }) => request.call?.operation !== "cards.details")
      .flatMap((exchange) => objectsIn(bodyOf(exchange)))
      .flatMap(({ object }) => Object.keys(object).filter((key) => names.test(key)));
    expect(fields).toEqual([]);
    expect(Object.keys(details).filter((key) => names.test(key))).not.toEqual([]);
  });

  test("are answered by the details of a Card, so that the check above looks for something", () => {
    expect(details["primary_account_number"]).toMatch(/^\d{16}$/);
  });
});
