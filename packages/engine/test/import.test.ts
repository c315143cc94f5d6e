import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";

/** Prints the metadata of the schemas that each step builds, in a process that has imported nothing yet. */
const program = `
  import * as z from "zod";
  let metas = [];
  const add = z.globalRegistry.add;
  z.globalRegistry.add = function (schema, meta) {
    metas.push(meta);
    return add.call(this, schema, meta);
  };
  const { createBank } = await import("@sandbank/engine");
  const atImport = metas;
  metas = [];
  const bank = createBank();
  const inBank = metas;
  metas = [];
  bank.programs.list();
  const names = metas.flatMap(({ id }) => id ?? []);
  console.log(JSON.stringify({ atImport, inBank, names }));
`;

test("builds no schema when the engine is imported and a bank created, and only those of its parameters in an operation", () => {
  const args = ["--conditions=source", "--input-type=module", "--eval", program];
  const built = JSON.parse(execFileSync(process.execPath, args, { cwd: import.meta.dirname, encoding: "utf8" }));
  expect(built).toEqual({ atImport: [], inBank: [], names: ["CreatedAtFilter", "ProgramListParams"] });
});
