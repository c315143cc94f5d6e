import { chooseHome } from "../find/choose-home.ts";
import { chooseUse } from "../find/client-use.ts";
import { detectProject, ignoresExports, type Machine, type Project } from "../find/detect-project.ts";
import { findAppClient } from "../find/find-client.ts";
import { joinPath, type ProjectFiles } from "../read/project-files.ts";
import type { Change, Paste, Plan } from "./plan.ts";
import { planScript } from "./plan-script.ts";
import { type TestForm, testForm } from "./test-form.ts";
import { type TestParts, testText } from "./test-text.ts";

/** Plans what init writes. A project in which all of it is done has no changes. Throws a `UsageError`. */
export function planInit(files: ProjectFiles, given: string, machine: Machine): Plan {
  const home = chooseHome(files, given);
  const project = detectProject(files, home);
  const { runner, packageManager } = project;
  const form = testForm(project, files, machine);
  const client = findAppClient(files, home);
  const there = project.tests.find((path) => files.read(joinPath(home, path))?.includes("@sandbank/testing") === true);
  const { use, obstacle } = chooseUse(client, files, project, machine);
  const why = obstacle === null ? null : [obstacle.path ?? [], obstacle.reason].flat().join(" ");
  const exported = client?.exported?.name ?? null;
  const test = { path: there ?? form.path, isThere: there !== undefined, whyJavaScript: form.whyJavaScript };
  const script = planScript(project, files.read(joinPath(home, "package.json")) ?? "", test.path);
  return {
    home,
    runner,
    packageManager,
    client: client === undefined ? null : { path: client.path, use, obstacle, why, exported },
    test,
    changes: [...(there === undefined ? [newTest({ project, form, client, use })] : []), ...script.changes],
    paste: [...script.paste, ...resolutionLines(project, form, there !== undefined)],
    missing: listMissing(project),
    run: script.run,
  };
}

function newTest(parts: TestParts): Change {
  const summary = {
    import: "a test with the client of your app",
    copy: "a test with a client like that of your app",
    fetch: "a test that sends a request as your app does",
    own: "a test with a client for your code",
  }[parts.use];
  return { path: parts.form.path, before: undefined, text: testText(parts), summary };
}

/** Which packages the test needs that neither the package nor the root of the monorepo lists. */
function listMissing({ dependencies, packageManager, runner }: Project): string[] {
  const needed = ["@sandbank/engine", "@sandbank/sdk", "@sandbank/testing"];
  // Jest has it, but pnpm hides the dependencies of dependencies.
  if (runner === "jest" && packageManager === "pnpm") needed.push("@jest/globals");
  return needed.filter((name) => !dependencies.includes(name));
}

/** The compiler finds the packages only if it reads their `exports`. */
function resolutionLines(project: Project, { isTypeScript }: TestForm, isThere: boolean): Paste[] {
  if (!isTypeScript || isThere || !ignoresExports(project)) return [];
  return [
    {
      path: "tsconfig.json",
      lines: ['"module": "nodenext",', '"moduleResolution": "nodenext"'],
      why: "Put them into `compilerOptions`, and remove @ts-nocheck from the test: with them, TypeScript reads the `exports` of packages, and finds those of Sandbank.",
    },
  ];
}
