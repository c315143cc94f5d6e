import { endpoints, eventCategories, idPrefixOf, type OperationName } from "@sandbank/contract";
import { describe, expect, test } from "vitest";
import type * as z from "zod";
import { titleEnd } from "../../../../tests/support/rows.ts";
import { type Bank, createBank } from "../../src/index.ts";
import { eventsOf } from "../support/money.ts";
import { send } from "../support/send.ts";
import { proofs } from "./proofs.ts";

type UpdateOperation = Extract<OperationName, `${string}.update`>;

const rows = proofs.flatMap(({ updates = {} }) =>
  Object.entries(updates).flatMap(([operation, states]) =>
    Object.entries(states).map(([state, setUp]) => ({ operation: operation as UpdateOperation, state, setUp })),
  ),
);

describe("an update that changes nothing", () => {
  test.each(rows)("$operation of $state returns 200 and creates no Event (D-40)", ({ operation, setUp }) => {
    const bank = createBank();
    const before = setUp(bank);
    const events = bank.events.list();
    const { path, params } = endpoints[operation];
    const bodies = unchangedBodies(params as z.ZodObject, before);
    expect(bodies.length).toBeGreaterThan(0);
    for (const body of bodies) {
      const answer = send(bank, { method: "PATCH", path: path.replace(/\{\w+\}/, before.id), body });
      expect({ body, answer: [answer.status, answer.body] }).toEqual({ body, answer: [200, before] });
    }
    expect(bank.events.list()).toEqual(events);
  });

  test("has rows of every endpoint with the method PATCH", () => {
    const updates = Object.entries(endpoints).filter(([, { method }]) => method === "PATCH");
    expect(updates.map(([name]) => name).toSorted()).toEqual(
      [...new Set(rows.map(({ operation }) => operation))].toSorted(),
    );
  });
});

const changes = proofs.flatMap(({ updates = {}, changes = {} }) =>
  Object.entries(changes).map(([operation, { values, apart = [], clauses }]) => {
    const [create] = Object.values(updates[operation] ?? {}) as [(bank: Bank) => { readonly id: string }];
    return { operation: operation as UpdateOperation, values, apart, end: titleEnd(clauses), create };
  }),
);

describe("an update that changes something", () => {
  const each = changes.flatMap(({ values, ...rest }) => {
    const alone = Object.entries(values).map(([name, value]) => ({ names: name, body: { [name]: value } }));
    return [...alone, { names: "all parameters", body: values }].map((row) => ({ ...rest, ...row }));
  });

  test.each(each)(
    "$operation changes $names and nothing else, emits one Event, and emits none for the same update again (D-40, D-94)$end",
    ({ operation, create, body }) => {
      const bank = createBank();
      const before = create(bank) as { readonly id: string; readonly type: string };
      bank.clock.advance({ days: 1 });
      const path = endpoints[operation].path.replace(/\{\w+\}/, before.id);
      const update = () => expect(send(bank, { method: "PATCH", path, body })).toMatchObject({ status: 200, body });
      const category = `${idPrefixOf(before.type)}.updated`;
      expect(eventsOf(bank, update)).toEqual(category in eventCategories ? [[category, before.id]] : []);
      const after = send<object>(bank, { method: "GET", path }).body;
      const rest = (object: object) => Object.entries(object).filter(([key]) => !(key in body));
      expect(after).toMatchObject(body);
      expect(rest(after)).toEqual(rest(before));
      expect(eventsOf(bank, update)).toEqual([]);
    },
  );

  test("has a new value of each parameter of every update", () => {
    for (const { operation, values, apart } of changes) {
      expect([...Object.keys(values), ...apart].toSorted()).toEqual(
        Object.keys((endpoints[operation].params as z.ZodObject).shape).toSorted(),
      );
    }
  });
});

/** The present value of each parameter, alone and together, and an empty body if the endpoint accepts one. */
function unchangedBodies(params: z.ZodObject, object: object): readonly object[] {
  const whole = presentValues(params, object) as Readonly<Record<string, unknown>>;
  const bodies = [{}, whole, ...Object.entries(whole).map(([key, value]) => ({ [key]: value }))];
  return bodies.filter((body) => params.safeParse(body).success);
}

/** The part of a value that the parameter schema has, without null, which no update accepts. */
function presentValues(schema: z.ZodType, value: unknown): unknown {
  if (schema.type === "optional") return presentValues((schema as z.ZodOptional<z.ZodType>).unwrap(), value);
  if (schema.type === "array") {
    const { element } = schema as z.ZodArray<z.ZodType>;
    return (value as readonly unknown[]).map((each) => presentValues(element, each));
  }
  if (schema.type !== "object") return value;
  const { shape } = schema as z.ZodObject;
  const fields = Object.entries(value as object).filter(([key, each]) => key in shape && each !== null);
  return Object.fromEntries(fields.map(([key, each]) => [key, presentValues(shape[key] as z.ZodType, each)]));
}
