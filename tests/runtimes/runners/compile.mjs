import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { pinned } from "./pinned.mjs";

/** Compiles a project in a setting of type-settings.mjs. Returns each error as text, with its place. */
export function compile(compiler, root, setting) {
  const ts = pinned(compiler);
  // From version 7 on the compiler is a separate program without an API.
  return ts.createProgram === undefined ? compileByCommand(compiler, root, setting) : compileHere(ts, root, setting);
}

function compileByCommand(compiler, root, { compilerOptions, files }) {
  writeFileSync(join(root, "tsconfig.json"), JSON.stringify({ compilerOptions, files }));
  const command = join(dirname(pinned.resolve(`${compiler}/package.json`)), "bin/tsc");
  try {
    execFileSync(process.execPath, [command, "--pretty", "false"], { cwd: root, encoding: "utf8", stdio: "pipe" });
    return [];
  } catch ({ stdout, message }) {
    return stdout ? stdout.trimEnd().split("\n") : [message];
  }
}

/** Returns the errors in the SDK and in the files that use it, but not in other libraries. */
function compileHere(ts, root, { compilerOptions, files }) {
  const { options } = ts.convertCompilerOptionsFromJson(compilerOptions, root);
  const host = cachingHost(ts, root, options);
  const program = ts.createProgram(
    files.map((file) => join(root, file)),
    options,
    host,
  );
  const ours = program
    .getSourceFiles()
    .filter(({ fileName }) => /^(types|node_modules\/@sandbank)\//.test(relative(root, fileName)));
  const diagnostics = ours.flatMap((file) => ts.getPreEmitDiagnostics(program, file));
  return ts.sortAndDeduplicateDiagnostics(diagnostics).map((diagnostic) => textOf(ts, root, diagnostic));
}

const parsed = new Map();

/** Creates the default host with a cache, so that each file is parsed once for all environments. */
function cachingHost(ts, root, options) {
  const host = ts.createCompilerHost(options, true);
  return {
    ...host,
    getCurrentDirectory: () => root,
    getSourceFile(path, ...rest) {
      const key = `${ts.version} ${options.moduleResolution} ${path}`;
      if (!parsed.has(key)) parsed.set(key, host.getSourceFile(path, ...rest));
      return parsed.get(key);
    },
  };
}

/** Formats an error like the command. */
function textOf(ts, root, { file, start, code, messageText }) {
  const text = `error TS${code}: ${ts.flattenDiagnosticMessageText(messageText, " ")}`;
  if (file === undefined) return text;
  const { line, character } = file.getLineAndCharacterOfPosition(start);
  return `${relative(root, file.fileName)}(${line + 1},${character + 1}): ${text}`;
}
