import { endpoints, type OperationName } from "@sandbank/contract";
import { describe, expect, test } from "vitest";
import { resultOf } from "../../../../tests/support/caller.ts";
import { checkAll } from "../../../../tests/support/check-all.ts";
import type { Exchange } from "../../../../tests/support/record.ts";
import { requireRows } from "../../../../tests/support/rows.ts";
import { createBank } from "../../src/index.ts";
import { SHARED_SECRET } from "../resources/event-subscriptions/proofs.ts";
import { play, scenarioFile } from "./scenario.ts";

const bank = createBank({ seed: "shapes" });
const exchanges = play(bank.apiKey, (request) => bank.handle(request));
const succeeded = exchanges.filter(({ answer }) => answer.status === 200);

/** The successful responses of each operation. */
const answers = Map.groupBy(
  succeeded.filter(({ request }) => request.call !== undefined),
  ({ request }) => request.call?.operation as OperationName,
);

/** Every object within a value, with its dotted path. */
function objectsIn(value: unknown, path = ""): { path: string; object: Readonly<Record<string, unknown>> }[] {
  if (typeof value !== "object" || value === null) return [];
  const inner = Object.entries(value).flatMap(([key, each]) => objectsIn(each, `${path}.${key}`));
  return Array.isArray(value) ? inner : [{ path, object: value as Readonly<Record<string, unknown>> }, ...inner];
}

const isOurs = (value: unknown) => typeof value === "string" && /^[a-z_]+_[0-9a-z]{20}$/.test(value);

const bodyOf = ({ answer }: Exchange): unknown => resultOf(answer);

describe("the responses of the scenario", () => {
  test("has a successful response of every operation in the scenario", () => {
    requireRows({ file: scenarioFile, rows: [...answers.keys()], wanted: Object.keys(endpoints) });
  });

  test("returns all fields of the contract and no others from each operation [timestamps, type-field, list-envelope]", () =>
    checkAll(answers, (operation, all) => {
      for (const exchange of all) {
        const { data, error } = endpoints[operation].result.safeParse(bodyOf(exchange));
        expect(error?.issues ?? []).toEqual([]);
        // A schema that is not strict would drop unknown fields.
        expect(data).toEqual(bodyOf(exchange));
      }
    }));

  test("notices an added or missing field in the response of each operation", () =>
    checkAll(answers, (operation, [exchange]) => {
      const body = bodyOf(exchange as Exchange) as Record<string, unknown>;
      const { result } = endpoints[operation];
      expect(result.safeParse({ ...body, extra: null }).success).toBe(false);
      for (const key of Object.keys(body)) {
        const { [key]: _, ...rest } = body;
        expect(result.safeParse(rest).success, key).toBe(false);
      }
    }));

  test("returns ids with the prefix of their type and 20 characters (D-13) [id-prefix]", () => {
    const typed = succeeded
      .flatMap((exchange) => objectsIn(bodyOf(exchange)))
      .filter(({ object }) => "id" in object && "type" in object);
    expect(new Set(typed.map(({ object }) => object["type"])).size).toBeGreaterThan(15);
    for (const { object } of typed) {
      // The id of a Lockbox Recipient has the prefix `lockbox`.
      const prefix = object["type"] === "lockbox_recipient" ? "lockbox" : object["type"];
      expect(object["id"]).toMatch(new RegExp(`^${prefix}_[0-9a-z]{20}$`));
    }
  });

  test("returns only ids of existing objects in fields that end in `_id`", () => {
    const objects = succeeded.flatMap((exchange) => objectsIn(bodyOf(exchange))).map(({ object }) => object);
    // Except ids that others assign, such as those of companies, and the Check Transfer of a decline (D-86).
    const named = objects
      .flatMap((object) => Object.entries(object))
      .filter(([key, value]) => key.endsWith("_id") && key !== "check_transfer_id" && isOurs(value));
    const { state } = bank.snapshot().toJSON();
    const existing = new Set(objectsIn(state).map(({ object }) => object["id"]));
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter(([, value]) => !existing.has(value))).toEqual([]);
  });
});

describe("secrets in responses", () => {
  const details = JSON.parse(String(answers.get("cards.details")?.[0]?.answer.body)) as Record<string, unknown>;
  const secrets = [SHARED_SECRET, bank.apiKey, String(details["primary_account_number"])];

  test("returns no secret in a body or header, except a Card's numbers in its details", () => {
    for (const { request, answer } of exchanges) {
      if (request.call?.operation === "cards.details") continue;
      const text = JSON.stringify(answer);
      expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
    }
  });

  test("returns no field for a secret, except in the details of a Card", () => {
    const names = /secret|^pin$|^verification_code$|primary_account_number|api_?key|password/i;
    const fields = exchanges
      .filter(({ request }) => request.call?.operation !== "cards.details")
      .flatMap((exchange) => objectsIn(bodyOf(exchange)))
      .flatMap(({ object }) => Object.entries(object).filter(([key]) => names.test(key)));
    // `created_by` of a transfer says that it was an API key, and not which (O-28).
    expect(fields.filter(([, value]) => JSON.stringify(value) !== '{"description":null}')).toEqual([]);
    expect(Object.keys(details).filter((key) => names.test(key))).not.toEqual([]);
  });

  test("returns a Card's number from its details, so that the tests for secrets find one", () => {
    expect(details["primary_account_number"]).toMatch(/^\d{16}$/);
  });
});
