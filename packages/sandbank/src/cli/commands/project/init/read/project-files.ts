/** The files of a project, as the detection sees them. Paths are relative to its root, and their separator is `/`. */
export interface ProjectFiles {
  /** Without those of dependencies and builds, sorted. */
  readonly paths: readonly string[];
  /** Returns the text of a file; undefined if there is none. */
  read(path: string): string | undefined;
}

/** Joins parts of a path, and resolves `.` and `..` within it. `""` is the root. */
export function joinPath(...parts: readonly string[]): string {
  const names: string[] = [];
  for (const name of parts.join("/").split("/")) {
    if (name === "..") names.pop();
    else if (name !== "" && name !== ".") names.push(name);
  }
  return names.join("/");
}

/** The folder of a path; `""` for a file of the root. */
export function toFolder(path: string): string {
  return path.includes("/") ? path.slice(0, path.lastIndexOf("/")) : "";
}

/** The path from a folder to a file: `../src/bank.ts`, `./bank.ts`. */
export function pathFrom(folder: string, path: string): string {
  const from = folder.split("/").filter((name) => name !== "");
  const to = path.split("/");
  while (from.length > 0 && to.length > 1 && from[0] === to[0]) {
    from.shift();
    to.shift();
  }
  return `${from.length === 0 ? "./" : "../".repeat(from.length)}${to.join("/")}`;
}

/** The paths below a folder, without the folder in front. */
export function pathsBelow({ paths }: ProjectFiles, folder: string): readonly string[] {
  if (folder === "") return paths;
  return paths.filter((path) => path.startsWith(`${folder}/`)).map((path) => path.slice(folder.length + 1));
}

/** Returns whether a test runner takes a file for a test, by its path. */
export function isTest(path: string): boolean {
  const name = path.slice(path.lastIndexOf("/") + 1);
  return /\.[cm]?[jt]sx?$/.test(name) && (path.split("/").includes("__tests__") || /\.(?:test|spec)\.\w+$/.test(name));
}

/** Returns whether a file has code of the app, by its path: no test, no types alone, and no configuration of a tool. */
export function isSource(path: string): boolean {
  return /\.[cm]?[jt]sx?$/.test(path) && !isTest(path) && !/\.d\.[cm]?ts$|(?:^|\/)[\w.-]+\.config\.\w+$/.test(path);
}

/** Returns whether a file is in TypeScript, by its path. */
export function isTyped(path: string): boolean {
  return /\.[cm]?tsx?$/.test(path);
}
