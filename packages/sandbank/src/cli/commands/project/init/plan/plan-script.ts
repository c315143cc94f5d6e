import { posixWord } from "../../../../../programs/posix-word.ts";
import { isNativeJest, type Project } from "../find/detect-project.ts";
import { withTestScript } from "./edit-script.ts";
import type { Plan } from "./plan.ts";

const FLAG = "--experimental-vm-modules";

/** Plans the script `test` of package.json, which runs the test at the path `test`. Keeps any other script. */
export function planScript(
  project: Project,
  manifestText: string,
  test: string,
): Pick<Plan, "changes" | "paste" | "run"> {
  const { runner, testScript, packageManager } = project;
  const run = packageManager === "bun" ? "bun run test" : `${packageManager} test`;
  if (testScript === undefined) return { run, ...withScript(chooseScript(project), manifestText) };
  if (isNativeJest(project) && !testScript.includes(FLAG)) {
    const script = chooseScript(project);
    const lines = [`"test": "${script}"`];
    const why = "Put it into `scripts`: Jest loads ES modules only with this flag.";
    if (testScript === "jest" && project.tests.length === 0) return { run, ...withScript(script, manifestText) };
    return { run, changes: [], paste: [{ path: "package.json", lines, why }] };
  }
  const runs = { vitest: /\bvitest\b/, jest: /\bjest\b/, node: /--test\b/, bun: /\bbun test\b/ }[runner].test(
    testScript,
  );
  return { run: runs ? run : alone(runner, test), changes: [], paste: [] };
}

function chooseScript(project: Project): string {
  const { runner } = project;
  if (isNativeJest(project)) return `NODE_OPTIONS=${FLAG} jest`;
  return { vitest: "vitest run", jest: "jest", node: "node --test", bun: "bun test" }[runner];
}

/** The command that runs one test, where the script `test` runs something else. */
function alone(runner: Project["runner"], path: string): string {
  const test = posixWord(path);
  return {
    vitest: `npx vitest run ${test}`,
    jest: `npx jest ${test}`,
    node: `node --test ${test}`,
    bun: `bun test ${test}`,
  }[runner];
}

/** Edits the script `test`; for a text of package.json that cannot be edited safely, prints it to paste. */
function withScript(script: string, before: string): Pick<Plan, "changes" | "paste"> {
  const line = `"test": "${script}"`;
  const text = withTestScript(before, script);
  if (text !== undefined) {
    return { changes: [{ path: "package.json", before, text, summary: `the script ${line}` }], paste: [] };
  }
  const why = "Put it into the object `scripts`: it runs the test.";
  return { changes: [], paste: [{ path: "package.json", lines: [line], why }] };
}
