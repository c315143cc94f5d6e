import { type Endpoint, endpoints, type OperationName } from "@sandbank/contract";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type * as z from "zod";
import { createBank } from "../../src/index.ts";
import { callDirectly } from "../support/direct-call.ts";
import { resolve, rightValues } from "../support/right-values.ts";

/** The parameters of every list, which need no index. */
const common = ["cursor", "limit", "created_at", "order_by"];

const filters = Object.entries<Endpoint>(endpoints).flatMap(([operation, { params }]) =>
  operation.endsWith(".list")
    ? Object.entries<z.ZodType>(params?.shape ?? {})
        .filter(([name]) => !common.includes(name))
        .map(([name, schema]) => ({ operation: operation as OperationName, name, schema }))
    : [],
);

/** A value that the schema accepts. Its ids are those of no object. */
function acceptedValue(schema: z.ZodType, name: string): unknown {
  const [value] = fc.sample(
    rightValues(schema, name).filter((each) => each !== undefined),
    { numRuns: 1, seed: 1 },
  );
  return JSON.parse(resolve(JSON.stringify(value), (prefix) => `${prefix}_0000000000000000000`));
}

describe("the filters of lists", () => {
  test.each(filters)("filters $operation by $name with an index of the table", ({ operation, name, schema }) => {
    const params = { [name]: acceptedValue(schema, name) };
    const list = () => callDirectly(createBank(), { operation, id: undefined, params, idempotencyKey: undefined });
    const [resource] = operation.split(".");
    expect(list, `add the index to \`indexes\` in the resource.ts of ${resource}`).not.toThrow();
  });
});
