import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";

/** The named schemas that each step builds, in a process where nothing is imported yet. */
const program = `
  import * as z from "zod";
  let names = [];
  const add = z.globalRegistry.add;
  z.globalRegistry.add = function (schema, meta) {
    if (meta.id !== undefined) names.push(meta.id);
    return add.call(this, schema, meta);
  };
  const steps = {};
  const endStep = (step) => {
    steps[step] = names;
    names = [];
  };
  const { createBank } = await import("@sandbank/engine");
  endStep("import");
  const bank = createBank();
  endStep("bank");
  bank.programs.list();
  endStep("operation");
  console.log(JSON.stringify(steps));
`;

test("importing the engine and creating a bank build no schema, and an operation builds that of its parameters", () => {
  const args = ["--conditions=source", "--input-type=module", "--eval", program];
  const steps = JSON.parse(execFileSync(process.execPath, args, { cwd: import.meta.dirname, encoding: "utf8" }));
  expect(steps).toEqual({ import: [], bank: [], operation: ["CreatedAtFilter", "ProgramListParams"] });
});
