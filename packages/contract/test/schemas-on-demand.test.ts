import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";

/** Runs a program in a process of its own, where nothing is imported yet. Returns what it prints, as JSON. */
function run(program: string): unknown {
  const args = ["--conditions=source", "--input-type=module", "--eval", program];
  return JSON.parse(execFileSync(process.execPath, args, { cwd: import.meta.dirname, encoding: "utf8" }));
}

test("importing the contract builds no schema, and reading an endpoint builds only what it needs", () => {
  const names = run(`
    import * as z from "zod";
    const names = [];
    const add = z.globalRegistry.add;
    z.globalRegistry.add = function (schema, meta) {
      if (meta.id !== undefined) names.push(meta.id);
      return add.call(this, schema, meta);
    };
    const { endpoints, resources } = await import("@sandbank/contract");
    const atImport = [...names];
    const { params } = endpoints["accounts.update"];
    const isSame = endpoints["accounts.update"].params === params;
    console.log(JSON.stringify({ atImport, isSame, atUse: names }));
  `);
  expect(names).toEqual({ atImport: [], isSame: true, atUse: ["AccountUpdateLoanParams", "AccountUpdateParams"] });
});

test("the values of an enumeration are there without its schema", async () => {
  const { cardNetworkSchema } = await import("../src/card-network/network.ts");
  expect(cardNetworkSchema.options).toEqual(cardNetworkSchema().options);
});
