import {
  compilerOption,
  isNativeJest,
  isTransformed,
  type Machine,
  type Project,
  transformsTypeScript,
} from "../find/detect-project.ts";
import { folderOf, isSource, isTyped, joinPath, type ProjectFiles, pathFrom } from "../read/project-files.ts";

/** How the test is written, so that the project's runner finds and runs it. */
export interface TestForm {
  /** The path, below the folder of the package. */
  readonly path: string;
  readonly isTypeScript: boolean;
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
    tests[0] === undefined ? undefined : { path: tests[0], text: files.read(joinPath(home, tests[0])) ?? "" };
  const extension = extensionOf(project, example?.path, machine);
  const isTypeScript = extension.endsWith("ts");
  const modules = modulesOf(project, extension, example?.text);
  const path = joinPath(folderFor(project), `${nameFor(project)}${suffixOf(project)}.${extension}`);
  const hasQuotes = isTypeScript && compilerOption(project, "noPropertyAccessFromIndexSignature") === "true";
  const loads = project.runner === "jest" && !isNativeJest(project) ? "require" : "import";
  return {
    path,
    isTypeScript,
    modules,
    loads,
    variable: (name) => (hasQuotes ? `process.env["${name}"]` : `process.env.${name}`),
    specifier: (target) =>
      specifierOf(pathFrom(folderOf(path), target), { project, isTypeScript, loads, example: example?.text }),
  };
}

function extensionOf(project: Project, example: string | undefined, { runsTypeScript }: Machine): string {
  const [, written] = /\.([cm]?[jt]s)x?$/.exec(example ?? "") ?? [];
  if (written !== undefined) return written;
  const { runner, isModule, tsconfig, paths } = project;
  const typed = tsconfig !== undefined || paths.some((path) => isSource(path) && isTyped(path));
  if (runner === "vitest" || runner === "bun") return typed ? "ts" : "js";
  if (runner === "jest") return typed && transformsTypeScript(project) ? "ts" : "js";
  // The compiler of most projects refuses the endings with which Node imports TypeScript. It ignores a test in JavaScript.
  const isAccepted =
    tsconfig === undefined ||
    ["allowImportingTsExtensions", "rewriteRelativeImportExtensions"].some(
      (name) => compilerOption(project, name) === "true",
    );
  const language = typed && isAccepted && runsTypeScript ? "ts" : "js";
  return isModule ? language : `m${language}`;
}

function modulesOf(project: Project, extension: string, example: string | undefined): TestForm["modules"] {
  const { runner, isModule } = project;
  if (extension.endsWith("ts") || extension === "mjs" || runner === "vitest" || runner === "bun") return "import";
  if (extension === "cjs") return "require";
  if (example !== undefined && /^(?:import\b|.*\brequire\()/m.test(example))
    return /^import\b/m.test(example) ? "import" : "require";
  return isModule || isTransformed(project) ? "import" : "require";
}

function suffixOf({ tests, configuration }: Project): string {
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
    const folder = testFolders.includes(top) ? top : folderOf(first);
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

function specifierOf(path: string, { project, isTypeScript, loads, example }: SpecifierOptions): string {
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
