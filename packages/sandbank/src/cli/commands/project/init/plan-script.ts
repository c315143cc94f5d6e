import type { Project } from "./detect-project.ts";
import type { Change, Paste, Plan } from "./plan.ts";
import { isNativeJest } from "./test-form.ts";

const FLAG = "--experimental-vm-modules";

/**
 * Plans the script `test` of package.json: adds it if there is none, and keeps any other. `test`: the path of the test,
 * which the returned command runs.
 */
export function planScript(
  project: Project,
  manifestText: string,
  test: string,
): Pick<Plan, "changes" | "paste" | "run"> {
  const { runner, testScript, packageManager } = project;
  const run = packageManager === "bun" ? "bun run test" : `${packageManager} test`;
  if (testScript === undefined) return { run, ...withScript(scriptOf(project), manifestText) };
  if (isNativeJest(project) && !testScript.includes(FLAG)) {
    const script = scriptOf(project);
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

function scriptOf(project: Project): string {
  const { runner } = project;
  if (isNativeJest(project)) return `NODE_OPTIONS=${FLAG} jest`;
  return { vitest: "vitest run", jest: "jest", node: "node --test", bun: "bun test" }[runner];
}

/** The command that runs one test, where the script `test` runs something else. */
function alone(runner: Project["runner"], test: string): string {
  return {
    vitest: `npx vitest run ${test}`,
    jest: `npx jest ${test}`,
    node: `node --test ${test}`,
    bun: `bun test ${test}`,
  }[runner];
}

/** Sets the script `test`, if that changes nothing else in the text of package.json. */
function withScript(script: string, before: string): { readonly changes: Change[]; readonly paste: Paste[] } {
  const line = `"test": "${script}"`;
  const manifest = JSON.parse(before) as { readonly scripts?: Readonly<Record<string, string>> };
  const [, indent = "  "] = /\n([ \t]+)"/.exec(before) ?? [];
  const ending = before.endsWith("\n") ? "\n" : "";
  const printed = (value: unknown) => JSON.stringify(value, null, indent) + ending;
  if (printed(manifest) !== before) {
    return {
      changes: [],
      paste: [{ path: "package.json", lines: [line], why: "Put it into `scripts`: it runs the test." }],
    };
  }
  const text = printed({ ...manifest, scripts: { ...manifest.scripts, test: script } });
  return { changes: [{ path: "package.json", before, text, summary: `the script ${line}` }], paste: [] };
}
