import { expect, test } from "vitest";
import { compilerErrors } from "../../../tests/support/compiler-errors.ts";

test("the compiler can write the declaration of exported handlers", () => {
  const program = `import { createBank } from "@sandbank/engine";
    import { bankHandlers } from "@sandbank/msw";
    export const handlers = bankHandlers(createBank(), { baseUrl: "https://bank.test" });`;
  expect(compilerErrors(program)).toEqual([]);
});
