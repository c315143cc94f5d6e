import { type Endpoint, endpoints, type OperationName } from "@sandbank/contract";
import { describe, expect, test } from "vitest";
import { forRow, requireRows, titleEnd } from "../../../../tests/support/rows.ts";
import { createBank } from "../../src/index.ts";
import { send } from "../support/send.ts";
import { fileOf, proofs } from "./proofs.ts";

const cases = proofs.flatMap(({ name, rules = {} }) =>
  Object.entries(rules).flatMap(([operation, rows = []]) =>
    rows.map(
      ([field, message, wrong, right, clauses]) =>
        [operation, field, message, titleEnd(clauses), { name, wrong, right }] as const,
    ),
  ),
);

describe("a cross-field rule", () => {
  test.each(cases)(
    "refuses a request that breaks only a cross-field rule: %s, `%s` %s%s",
    (operation, field, message, _, { name, wrong, right }) =>
      forRow<[operation: string, field: string, message: string]>(fileOf(name), () => {
        const bank = createBank();
        const { method, path } = endpoints[operation as OperationName] as Endpoint;
        const ask = (body: object) => send(bank, { method, path: path.replace(/\{\w+\}/, "nothing"), body });
        const { body } = ask(wrong);
        expect(body).toMatchObject({ status: 400, type: "invalid_parameters_error", errors: [{ field, message }] });
        expect(body.errors).toHaveLength(1);
        // The ids in the request do not exist. Parameters are checked before ids (D-27).
        expect([200, 404]).toContain(ask(right).status);
      })(operation, field, message),
  );

  test("has a row for each cross-field rule", { tags: "table" }, () => {
    const wanted = Object.entries<Endpoint>(endpoints).flatMap(([operation, { crossFieldRules = [] }]) =>
      crossFieldRules.map(({ field, message }) => `${operation} ${field} ${message}`),
    );
    const rows = cases.map(([operation, field, message]) => `${operation} ${field.replace(/\.\d+/, ".*")} ${message}`);
    requireRows({ file: "The `rules` of `proofs.ts` in packages/engine/test/resources", rows, wanted });
  });
});
