import { type AppClient, findAppClient, isLoadable } from "./app-client.ts";
import { detectProject, type Project } from "./detect-project.ts";
import { findHome } from "./find-home.ts";
import type { Change, Paste, Plan } from "./plan.ts";
import { planScript } from "./plan-script.ts";
import { joinPath, type ProjectFiles } from "./project-files.ts";
import { type Machine, type TestForm, testForm } from "./test-form.ts";
import { type ClientUse, testText } from "./test-text.ts";

/** Plans what init writes. A project in which all of it is done has no changes. Throws a `UsageError`. */
export function planInit(files: ProjectFiles, given: string, machine: Machine): Plan {
  const home = findHome(files, given);
  const project = detectProject(files, home);
  const { runner, packageManager } = project;
  const form = testForm(project, files, machine);
  const client = findAppClient(files, home);
  const there = project.tests.find((path) => files.read(joinPath(home, path))?.includes("@sandbank/testing") === true);
  const use = useOf(client, { files, project, machine });
  const test = { path: there ?? form.path, isThere: there !== undefined };
  const script = planScript(project, files.read(joinPath(home, "package.json")) ?? "", test.path);
  return {
    home,
    runner,
    packageManager,
    client: client === undefined ? null : { path: client.path, use, exported: client.exported?.name ?? null },
    test,
    changes: [...(there === undefined ? [newTest({ project, form, client, use })] : []), ...script.changes],
    paste: [...script.paste, ...resolutionLines(project, form, there !== undefined)],
    missing: missingOf(project),
    run: script.run,
  };
}

interface TestToWrite {
  readonly project: Project;
  readonly form: TestForm;
  readonly client: AppClient | undefined;
  readonly use: ClientUse;
}

function newTest(parts: TestToWrite): Change {
  const summary = {
    import: "a test with the client of your app",
    copy: "a test with a client like that of your app",
    fetch: "a test that sends a request as your app does",
    none: "a test with a client for your code",
  }[parts.use];
  return { path: parts.form.path, before: undefined, text: testText(parts), summary };
}

interface UseOptions {
  readonly files: ProjectFiles;
  readonly project: Project;
  readonly machine: Machine;
}

function useOf(client: AppClient | undefined, { files, project, machine }: UseOptions): ClientUse {
  if (client?.settings === undefined) return "none";
  if (client.isFetch) return "fetch";
  const { runner, home, dependencies } = project;
  const isTyped = /\.[cm]?tsx?$/.test(client.path);
  const runs = runner === "node" ? !client.path.endsWith("x") && (!isTyped || machine.runsTypeScript) : true;
  const loads = client.exported !== undefined && isLoadable(files, joinPath(home, client.path), dependencies);
  return runs && loads ? "import" : "copy";
}

/** Which packages the test needs that neither the package nor the root of the monorepo lists. */
function missingOf({ dependencies, packageManager, runner }: Project): string[] {
  const needed = ["@sandbank/engine", "@sandbank/sdk", "@sandbank/testing"];
  // Jest has it, but pnpm hides the dependencies of dependencies.
  if (runner === "jest" && packageManager === "pnpm") needed.push("@jest/globals");
  return needed.filter((name) => !dependencies.includes(name));
}

/** The compiler finds the packages only if it reads their `exports`. */
function resolutionLines({ tsconfig = "" }: Project, { isTypeScript }: TestForm, isThere: boolean): Paste[] {
  const isOld =
    /"moduleResolution"\s*:\s*"node(?:10)?"/i.test(tsconfig) ||
    (!tsconfig.includes('"moduleResolution"') && /"module"\s*:\s*"commonjs"/i.test(tsconfig));
  if (!isTypeScript || isThere || !isOld) return [];
  return [
    {
      path: "tsconfig.json",
      lines: ['"module": "nodenext",', '"moduleResolution": "nodenext"'],
      why: "Put them into `compilerOptions`: TypeScript finds the packages of Sandbank only with a resolution that reads `exports`.",
    },
  ];
}
