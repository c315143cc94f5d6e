import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";

/** What is described of the schemas that each step builds, in a process where nothing is imported yet. */
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

test("importing the engine and creating a bank build no schema, and an operation builds that of its parameters", () => {
  const args = ["--conditions=source", "--input-type=module", "--eval", program];
  const built = JSON.parse(execFileSync(process.execPath, args, { cwd: import.meta.dirname, encoding: "utf8" }));
  expect(built).toEqual({ atImport: [], inBank: [], names: ["CreatedAtFilter", "ProgramListParams"] });
});
