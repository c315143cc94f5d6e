import * as z from "zod";
import type { Command } from "../../command.ts";
import { printResult } from "../../output/print-result.ts";

/**
 * `init/` has a folder for each step: `read` lists the files and reads their texts, `find` tells from them what the project is
 * and where it calls the bank, `plan` makes the test and the edits, and `write` writes or prints them. Only `read` and `write`
 * touch the disk. A step imports only from those before it; `plan/plan-init.ts` calls `find`, and `plan/plan.ts` is what
 * `write` gets.
 */
export const initCommand: Command = {
  words: "init",
  short: "Write a first test into your project",
  isAlone: true,
  summary:
    "Writes one test that passes on a bank, and the script that runs it, into the project of a package.json. The test uses the client of your app, if init finds it. It installs nothing and overwrites no file; a second run changes nothing.",
  positional: [
    {
      name: "directory",
      summary: "The folder of the project. Default: this one; in a monorepo, the one package that uses @sandbank/sdk.",
      optional: true,
    },
  ],
  flags: { "dry-run": { type: "boolean", summary: "Print what it would write, and write nothing." } },
  examples: ["init --dry-run", "init", "init apps/api"],
  json: z.strictObject({
    directory: z.string().describe("The folder of the project, as an absolute path. The other paths are below it."),
    runner: z.enum(["vitest", "jest", "node", "bun"]),
    packageManager: z.enum(["npm", "pnpm", "yarn", "bun"]),
    client: z
      .strictObject({
        path: z.string(),
        use: z.enum(["import", "copy", "fetch", "own"]),
        why: z.string().nullable().describe("Why the test does not import the client; null if it does."),
      })
      .nullable()
      .describe("Where the app calls the bank, and how the test uses it; null if nothing was found."),
    test: z.string().describe("The test: one that is written, or one that was there."),
    changes: z.array(
      z.strictObject({ path: z.string(), change: z.enum(["create", "edit"]), text: z.string().describe("All of it.") }),
    ),
    written: z.boolean().describe("False with --dry-run, or if nothing is left to write."),
    paste: z
      .array(z.strictObject({ path: z.string(), lines: z.array(z.string()), why: z.string() }))
      .describe("Lines to add by hand."),
    install: z
      .string()
      .nullable()
      .describe("The command that installs what the test needs; null if nothing is missing."),
    run: z.string().describe("The command that runs the test."),
  }),
  async run({ args, flags, io }) {
    const [{ readProject }, { planInit }, { writeChanges }, { planJson, planLines }] = await Promise.all([
      import("./init/read/read-project.ts"),
      import("./init/plan/plan-init.ts"),
      import("./init/write/write-changes.ts"),
      import("./init/write/print-plan.ts"),
    ]);
    const { root, home, files } = readProject(args["directory"] ?? ".", io.directory);
    const plan = planInit(files, home, { runsTypeScript: Boolean(process.features.typescript) });
    const isDryRun = flags["dry-run"] === true;
    if (!isDryRun) writeChanges(root, plan);
    const written = !isDryRun && plan.changes.length > 0;
    const shown = { ...plan, root, written };
    printResult(io, planJson(shown), () => planLines(shown, io));
  },
};
