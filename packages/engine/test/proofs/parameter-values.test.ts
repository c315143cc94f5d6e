import { type Endpoint, endpoints, type OperationName } from "@sandbank/contract";
import { describe, expect, test } from "vitest";
import type * as z from "zod";
import { checkAll } from "../../../../tests/support/check-all.ts";
import { spread } from "../../../../tests/support/volume.ts";
import { createBank } from "../../src/index.ts";
import {
  boundsOf,
  type Field,
  fieldsOf,
  leastRight,
  valuesAtBounds,
  withValue,
  wrongValues,
} from "../support/fields.ts";
import { writeQuery } from "../support/mutations.ts";
import { refusalOf, send, stateText } from "../support/send.ts";
import { proofs } from "./proofs.ts";

interface Parameters {
  readonly endpoint: Endpoint;
  readonly schema: z.ZodObject;
  readonly fields: readonly Field[];
}

/** Every operation with parameters. `http/uploads.test.ts` has the parameters of forms. */
const operations = Object.entries<Endpoint>(endpoints).flatMap(
  ([operation, endpoint]): (readonly [OperationName, Parameters])[] => {
    const { params: schema, request } = endpoint;
    if (schema === undefined || request === "multipart") return [];
    return [[operation as OperationName, { endpoint, schema, fields: fieldsOf(schema) }]];
  },
);

const withoutParameters = Object.entries<Endpoint>(endpoints).filter(
  ([, { params, method }]) => params === undefined && method !== "GET",
);

const bodies = spread(
  operations.filter(([, { endpoint }]) => endpoint.method !== "GET"),
  5,
);
const queries = spread(
  operations.filter(([, { endpoint }]) => endpoint.method === "GET"),
  5,
);

const bank = createBank({ seed: "parameter values" });
const before = stateText(bank);

/**
 * The wrong fields of a request with these parameters, which changes nothing if there are any. Its ids do not exist,
 * and parameters are checked first (D-27).
 */
function wrongFieldsOf({ method, path: address }: Endpoint, params: unknown): readonly string[] {
  const path = address.replace(/\{\w+\}/, "nothing");
  const asked = method === "GET" ? { path: `${path}?${writeQuery(params)}` } : { path, body: params };
  const fork = bank.fork();
  const answer = send(fork, { method, ...asked });
  if (answer.status !== 400) return [];
  const { fields = [], ...refusal } = refusalOf(answer);
  expect(refusal).toEqual({ status: 400, type: "invalid_parameters_error" });
  expect(stateText(fork)).toBe(before);
  return [...new Set(fields)];
}

/** Expects a request with a wrong value in one field to be refused with this field, and no other if it is otherwise right. */
function expectRefused({ endpoint, schema }: Parameters, { path, schema: own }: Field, value: unknown, named: string) {
  const right = withValue(
    leastRight(schema),
    schema,
    path,
    leastRight(
      own,
      path.findLast((key) => key !== "0"),
    ),
  );
  const isRight = wrongFieldsOf(endpoint, right).length === 0;
  const wrong = wrongFieldsOf(endpoint, withValue(leastRight(schema), schema, path, value));
  const expected = isRight ? [named] : expect.arrayContaining([named]);
  expect({ value, wrong }).toEqual({ value, wrong: expected });
}

const nameOf = ({ path }: Field) => path.join(".");
const isRequired = ({ path, schema }: Field) => schema.type !== "optional" && path.at(-1) !== "0";

describe("a parameter of a body", () => {
  test("refuses in each operation a value of another type, beyond the bounds or in another form, names the field, and changes nothing [error-account-number-name, accounts-name, accounts-loan-terms, error-payment-amount, mail-amount, accounts-update, limits-update, physical-cards-update, physical-cards-advance, physical-cards-tracking-category]", () =>
    checkAll(bodies, (_, parameters) => {
      for (const field of parameters.fields) {
        for (const value of wrongValues(field.schema)) {
          const inside = (value as { unknown_field?: 1 } | null)?.unknown_field === 1;
          if (!inside) expectRefused(parameters, field, value, nameOf(field));
        }
      }
    }));

  test("refuses in each operation an unknown field at every depth of the body, and names it", () =>
    checkAll(bodies, (_, parameters) => {
      const { endpoint, schema, fields } = parameters;
      const least = leastRight(schema) as object;
      expect(wrongFieldsOf(endpoint, { ...least, unknown_field: 1 })).toContain("unknown_field");
      for (const { path, schema: own } of fields) {
        if (leastRight(own) !== Object(leastRight(own)) || Array.isArray(leastRight(own))) continue;
        const value = { ...(leastRight(own) as object), unknown_field: 1 };
        const wrong = wrongFieldsOf(endpoint, withValue(least, schema, path, value));
        expect(wrong).toContain(`${path.join(".")}.unknown_field`);
      }
    }));

  test("refuses every field in the body of each operation that has no parameters, and names it", () =>
    checkAll(withoutParameters, (_, endpoint) => {
      expect(wrongFieldsOf(endpoint, { unknown_field: 1 })).toEqual(["unknown_field"]);
    }));

  test("refuses in each operation an object without one of its required fields, and names the field [required-fields, error-required]", () =>
    checkAll(bodies, (_, parameters) => {
      for (const field of parameters.fields.filter(isRequired)) {
        expectRefused(parameters, field, undefined, nameOf(field));
      }
    }));
});

describe("a parameter of a query", () => {
  /** Values as text. Those of other types are not distinct from text. */
  const texts = (schema: z.ZodType) =>
    wrongValues(schema).filter((value) => typeof value === "string" && value !== "1");

  test("refuses in each list and read a value beyond the bounds or in another form, and names the parameter [idempotency-length, error-account-number-key, events-order-values]", () =>
    checkAll(queries, (_, parameters) => {
      for (const field of parameters.fields) {
        // An empty text in a list is an empty list.
        const values = texts(field.schema).filter((value) => value !== "" || field.path.at(-1) !== "0");
        for (const value of values) expectRefused(parameters, field, value, `query.${nameOf(field)}`);
      }
    }));

  test("refuses in each list and read an unknown parameter, and names it", () =>
    checkAll(queries, (_, { endpoint, schema }) => {
      const query = { ...(leastRight(schema) as object), unknown_field: "1" };
      expect(wrongFieldsOf(endpoint, query)).toEqual(["query.unknown_field"]);
    }));
});

/** Most texts and lists have these bounds, and the pages of all lists the same. */
const isUsual = (name: string, bounds: string) =>
  ["1 to 200 characters", "1 or more elements"].includes(bounds) || (name === "limit" && bounds === "1 to 100");

/** What the proofs of all resources say of each operation. */
const writtenOf = <Value>(of: (each: (typeof proofs)[number]) => Readonly<Record<string, Value>> | undefined) =>
  Object.assign({}, ...proofs.map(of)) as Readonly<Record<string, Value>>;

describe("the parameters in the contract", () => {
  const bounds = writtenOf((each) => each.bounds);
  const required = writtenOf((each) => each.required);

  /** The parts of these parameters of cards are required where the parameter is given, and tested above. */
  const nested = /^(additional_amounts|authorization_controls|scheme_fees)\./;

  test("requires the parameters that `proofs.ts` says [required-fields, physical-cards-required, error-limit-interval]", () =>
    checkAll(bodies, (operation, { fields }) => {
      const names = fields
        .filter(isRequired)
        .map(nameOf)
        .filter((name) => !nested.test(name));
      expect(names).toEqual(required[operation] ?? []);
    }));

  test("accepts null only in simulations of cards, and for the categories of an Event Subscription", () => {
    const nullable = operations.filter(([, { fields }]) => fields.some(({ schema }) => schema.safeParse(null).success));
    expect(nullable.map(([operation]) => operation)).toEqual([
      "simulations.cardAuthorizations.create",
      "simulations.cardSettlements.create",
      "simulations.cardRefunds.create",
      "simulations.cardReversals.create",
      "simulations.cardIncrements.create",
      "simulations.cardBalanceInquiries.create",
      "eventSubscriptions.create",
    ]);
  });

  test("has the bounds of each parameter that are in `proofs.ts`, and otherwise texts of 1 to 200 characters and lists of 1 or more elements [constant-name, limits-create]", () =>
    checkAll(operations, (operation, { fields }) => {
      const unusual = fields.flatMap(({ path, schema }) => {
        const bounds = boundsOf(schema);
        const name = path.join(".");
        return bounds === undefined || isUsual(name, bounds) ? [] : [[name, bounds] as const];
      });
      expect(Object.fromEntries(unusual)).toEqual(bounds[operation] ?? {});
    }));

  /** The lending maximum of the Program and the network of the card limit these further. */
  const narrowed = ["loan.credit_limit", "network_risk_score"];

  test("accepts in each operation the least and the greatest value of every parameter", () =>
    checkAll(bodies, (_, { endpoint, schema, fields }) => {
      for (const field of fields.filter((each) => !narrowed.includes(nameOf(each)))) {
        for (const value of valuesAtBounds(field.schema)) {
          const wrong = wrongFieldsOf(endpoint, withValue(leastRight(schema), schema, field.path, value));
          expect({ value, wrong }).toEqual({ value, wrong: expect.not.arrayContaining([nameOf(field)]) });
        }
      }
    }));
});
