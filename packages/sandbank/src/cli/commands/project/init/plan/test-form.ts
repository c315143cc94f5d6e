import {
  compilerOption,
  isNativeJest,
  isTransformed,
  type Machine,
  type Project,
  transformsTypeScript,
} from "../find/detect-project.ts";
import { withoutComments } from "../find/source-text.ts";
import { isSource, isTyped, joinPath, type ProjectFiles, pathFrom, toFolder } from "../read/project-files.ts";

/** How the test is written, so that the project's runner finds and runs it. */
export interface TestForm {
  /** The path, below the folder of the package. */
  readonly path: string;
  readonly isTypeScript: boolean;
  /** Why it is in JavaScript although the project has TypeScript; null if it is not. */
  readonly whyJavaScript: string | null;
  /** How it imports packages. */
  readonly modules: "import" | "require";
  /** How it loads a module of the app within a test, once the environment is set. */
  readonly loads: "import" | "require";
  /** A variable of the environment, as the compiler of the project accepts it. */
  variable(name: string): string;
  /** The specifier of a module of the app. */
  specifier(path: string): string;
}

export function testForm(project: Project, files: ProjectFiles, machine: Machine): TestForm {
  const { tests, home } = project;
  const example =
    tests[0] === undefined
      ? undefined
      : { path: tests[0], text: withoutComments(files.read(joinPath(home, tests[0])) ?? "") };
  const { extension, why: whyJavaScript = null } = chooseExtension(project, example?.path, machine);
  const isTypeScript = extension.endsWith("ts");
  const modules = chooseModules(project, extension, example?.text);
  const path = joinPath(folderFor(project), `${nameFor(project)}${chooseSuffix(project)}.${extension}`);
  const hasQuotes = isTypeScript && compilerOption(project, "noPropertyAccessFromIndexSignature") === "true";
  const loads = project.runner === "jest" && !isNativeJest(project) ? "require" : "import";
  return {
    path,
    isTypeScript,
    whyJavaScript,
    modules,
    loads,
    variable: (name) => (hasQuotes ? `process.env["${name}"]` : `process.env.${name}`),
    specifier: (target) =>
      printSpecifier(pathFrom(toFolder(path), target), { project, isTypeScript, loads, example: example?.text }),
  };
}

interface Extension {
  readonly extension: string;
  /** Why it is that of JavaScript although the project has TypeScript. */
  readonly why?: string;
}

function chooseExtension(project: Project, example: string | undefined, machine: Machine): Extension {
  const hasTypeScript = project.dependencies.includes("typescript") || project.tsconfig !== undefined;
  const [, written] = /\.([cm]?[jt]s)x?$/.exec(example ?? "") ?? [];
  if (written !== undefined) {
    return hasTypeScript && written.endsWith("js")
      ? { extension: written, why: `the language of ${example}` }
      : { extension: written };
  }
  const sources = project.paths.filter(isSource);
  const typed = project.tsconfig !== undefined || sources.some(isTyped) || (hasTypeScript && sources.length === 0);
  const why = typed ? typeScriptObstacle(project, machine) : "there is no tsconfig.json, and no source in TypeScript";
  const language = why === undefined ? "ts" : "js";
  const extension = project.runner === "node" && !project.isModule ? `m${language}` : language;
  return why === undefined || !(hasTypeScript || typed) ? { extension } : { extension, why };
}

/** Returns why the runner of a project runs no test in TypeScript. */
function typeScriptObstacle(project: Project, { runsTypeScript }: Machine): string | undefined {
  const { runner, tsconfig } = project;
  if (runner === "jest")
    return transformsTypeScript(project) ? undefined : "Jest compiles no TypeScript in this project";
  if (runner !== "node") return undefined;
  if (!runsTypeScript) return "this version of Node runs no TypeScript";
  // The compiler of most projects refuses the endings with which Node imports TypeScript. It ignores a test in JavaScript.
  const isAccepted =
    tsconfig === undefined ||
    ["allowImportingTsExtensions", "rewriteRelativeImportExtensions"].some(
      (name) => compilerOption(project, name) === "true",
    );
  return isAccepted ? undefined : "tsconfig.json does not allow imports of .ts files, as Node needs them";
}

function chooseModules(project: Project, extension: string, example: string | undefined): TestForm["modules"] {
  const { runner, isModule } = project;
  if (extension.endsWith("ts") || extension === "mjs" || runner === "vitest" || runner === "bun") return "import";
  if (extension === "cjs") return "require";
  if (example !== undefined && /^(?:import\b|.*\brequire\()/m.test(example))
    return /^import\b/m.test(example) ? "import" : "require";
  return isModule || isTransformed(project) ? "import" : "require";
}

function chooseSuffix({ tests, configuration }: Project): string {
  const [, written] = /\.(test|spec)\.\w+$/.exec(tests[0] ?? "") ?? [];
  if (written !== undefined) return `.${written}`;
  const patterns = [
    ...configuration.matchAll(/(?:include|testMatch|testRegex)"?\s*:\s*(\[[^\]]*\]|"[^"\n]*"|'[^'\n]*'|.*)/g),
  ]
    .map(([, pattern]) => pattern)
    .join();
  return patterns.includes("spec") && !patterns.includes("test") ? ".spec" : ".test";
}

const testFolders = ["test", "tests", "__tests__", "spec"];

/** Returns the folder in which the runner looks for tests. */
function folderFor(project: Project): string {
  const { tests, paths, configuration, testScript, runner } = project;
  const [first] = tests;
  if (first !== undefined) {
    const [top = ""] = first.split("/");
    const folder = testFolders.includes(top) ? top : toFolder(first);
    // A shell without globstar reads `test/**/*.test.js` as one folder between the two.
    const isNested = runner === "node" && /(?:^|\s)[\w./-]*\*\*\/\*/.test(testScript ?? "");
    return isNested && folder === top ? joinPath(folder, "bank") : folder;
  }
  const found = testFolders.find((name) => paths.some((path) => path.startsWith(`${name}/`)));
  const [, configured] =
    /"?(?:rootDir|roots|include|testMatch)"?: ?(?:\[\s*)?["'](?:<rootDir>\/|\.\/)?([\w-][\w/-]*)/.exec(configuration) ??
    [];
  return configured?.replace(/\/$/, "") ?? found ?? "test";
}

/** Returns a name that no file has. */
function nameFor({ paths }: Project): string {
  const isTaken = (name: string) =>
    paths.some((path) => new RegExp(String.raw`(?:^|/)${name}\.(?:test|spec)\.\w+$`).test(path));
  return ["bank", "sandbank", "bank-api"].find((name) => !isTaken(name)) ?? "sandbank-init";
}

interface SpecifierOptions {
  readonly project: Project;
  readonly isTypeScript: boolean;
  readonly loads: TestForm["loads"];
  /** The text of a test that is there. */
  readonly example: string | undefined;
}

function printSpecifier(path: string, { project, isTypeScript, loads, example }: SpecifierOptions): string {
  const bare = path.replace(/\.[jt]sx?$/, "");
  if (loads === "require") return bare;
  const compiled = path.replace(/\.([cm]?)tsx?$/, ".$1js");
  if (!isTypeScript) return path;
  const [, written] = /\b(?:from|import) ?\(?["']\.{1,2}\/[^"'\n]*\.([cm]?[jt]s)["']/.exec(example ?? "") ?? [];
  if (written !== undefined) return written.endsWith("js") ? compiled : path;
  if (
    (project.runner === "node" && !project.hasLoader) ||
    compilerOption(project, "allowImportingTsExtensions") === "true"
  )
    return path;
  const resolution = compilerOption(project, "moduleResolution") ?? compilerOption(project, "module") ?? "";
  return /^node\w+$/.test(resolution) && resolution !== "node10" ? compiled : bare;
}
