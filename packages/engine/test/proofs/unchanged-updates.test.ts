import { endpoints, type OperationName } from "@sandbank/contract";
import { describe, expect, test } from "vitest";
import type * as z from "zod";
import { createBank } from "../../src/index.ts";
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
