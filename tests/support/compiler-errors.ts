import { fileURLToPath } from "node:url";
import ts from "typescript";

/**
 * Returns what the compiler says about a program that imports the packages, each with the index of its line, also about
 * the declarations that it would write. Of several explanations, returns the innermost. The program is never written.
 */
export function compilerErrors(text: string): string[] {
  const file = fileURLToPath(new URL("program.ts", import.meta.url));
  const options: ts.CompilerOptions = {
    strict: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    customConditions: ["source"],
    allowImportingTsExtensions: true,
    declaration: true,
    emitDeclarationOnly: true,
    skipLibCheck: true,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const { fileExists, getSourceFile } = host;
  host.fileExists = (path) => path === file || fileExists(path);
  host.getSourceFile = (path, version) =>
    path === file ? ts.createSourceFile(path, text, version) : getSourceFile(path, version);
  const program = ts.createProgram([file], options, host);
  const source = program.getSourceFile(file);
  const errors = [...program.getSemanticDiagnostics(source), ...program.getDeclarationDiagnostics(source)];
  return errors.map(({ start = 0, messageText }) => {
    const { line } = ts.getLineAndCharacterOfPosition(source as ts.SourceFile, start);
    return `${line}: ${ts.flattenDiagnosticMessageText(firstReason(messageText), "\n")}`;
  });
}

/** Returns the innermost explanation. Of several overloads, the explanation of the first. */
function firstReason(message: string | ts.DiagnosticMessageChain): string | ts.DiagnosticMessageChain {
  const [next] = typeof message === "string" ? [] : (message.next ?? []);
  return next === undefined ? message : firstReason(next);
}
