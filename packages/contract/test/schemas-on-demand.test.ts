import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";

/** Runs a program in a new process, where no module is imported yet. Returns its output, parsed as JSON. */
function run(program: string): unknown {
  const args = ["--conditions=source", "--input-type=module", "--eval", program];
  return JSON.parse(execFileSync(process.execPath, args, { cwd: import.meta.dirname, encoding: "utf8" }));
}

test("importing the contract builds no schema, and reading an endpoint builds only what it needs", () => {
  const built = run(`
    import * as z from "zod";
    const metas = [];
    const add = z.globalRegistry.add;
    z.globalRegistry.add = function (schema, meta) {
      metas.push(meta);
      return add.call(this, schema, meta);
    };
    const { endpoints } = await import("@sandbank/contract");
    const atImport = [...metas];
    const { params } = endpoints["accounts.update"];
    const isSame = endpoints["accounts.update"].params === params;
    const names = metas.flatMap(({ id }) => id ?? []);
    console.log(JSON.stringify({ atImport, isSame, names }));
  `);
  expect(built).toEqual({ atImport: [], isSame: true, names: ["AccountUpdateLoanParams", "AccountUpdateParams"] });
});

test("reading the values of an enumeration does not build its schema", async () => {
  const { cardNetworkSchema } = await import("../src/card-network/network.ts");
  expect(cardNetworkSchema.options).toEqual(cardNetworkSchema().options);
});
