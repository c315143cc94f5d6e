// Checks the types of every TypeScript snippet of the documentation, in one program, as strict as an app may be.
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { readSnippets } from "@sandbank/tools/snippets";
import ts from "typescript";

const root = fileURLToPath(new URL("../", import.meta.url));
const snippets = new Map(
  // Within the repository, so that they import the packages by name as a user does. No file is written.
  readSnippets(root).map((snippet) => [`${root}.snippets/${snippet.page}:${snippet.line}.ts`, snippet]),
);

const options: ts.CompilerOptions = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  target: ts.ScriptTarget.ES2022,
  lib: ["lib.es2024.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts", "lib.esnext.disposable.d.ts"],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  customConditions: ["source"],
  allowImportingTsExtensions: true,
  noEmit: true,
  skipLibCheck: true,
  types: ["node"],
  typeRoots: [`${root}node_modules/@types`],
};

const host = ts.createCompilerHost(options);
const { fileExists, readFile } = host;
host.fileExists = (path) => snippets.has(path) || fileExists(path);
host.readFile = (path) => snippets.get(path)?.code ?? readFile(path);
host.getSourceFile = (path, languageVersion) => {
  const text = host.readFile(path);
  return text === undefined ? undefined : ts.createSourceFile(path, text, languageVersion);
};
host.directoryExists = (path) =>
  ts.sys.directoryExists(path) || [...snippets.keys()].some((file) => dirname(file).startsWith(path));

const program = ts.createProgram([...snippets.keys()], options, host);
const errors = [...snippets].flatMap(([path, { page, line }]) => {
  const file = program.getSourceFile(path);
  const found = [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)];
  return found.map(({ start = 0, messageText }) => {
    const within = file?.getLineAndCharacterOfPosition(start) ?? { line: 0, character: 0 };
    // The code begins on the line below the fence.
    const place = `${page}:${line + 1 + within.line}:${within.character + 1}`;
    return `${place}: ${ts.flattenDiagnosticMessageText(messageText, "\n  ")}`;
  });
});

for (const error of errors) console.error(error);
console.log(`Types of ${snippets.size} snippets: ${errors.length} errors.`);
if (errors.length > 0) process.exitCode = 1;
