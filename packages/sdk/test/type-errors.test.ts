import { fileURLToPath } from "node:url";
import ts from "typescript";
import { expect, test } from "vitest";

const lines: [line: string, error?: string][] = [
  [
    'client.accounts.list({ status: "open" });',
    "Type 'string' is not assignable to type '{ in: Open<AccountStatus>[]; }'.",
  ],
  [
    'client.events.list({ category: ["card.created"] });',
    "Property 'in' is missing in type 'string[]' but required in type '{ in: Open<EventCategory>[]; }'.",
  ],
  [
    "for (const account of client.accounts.list()) account;",
    "Type 'PageRequest<Account>' must have a '[Symbol.iterator]()' method that returns an iterator.",
  ],
  [
    "[...client.accounts.list()];",
    "Type 'PageRequest<Account>' must have a '[Symbol.iterator]()' method that returns an iterator.",
  ],
  ["new Set(client.accounts.list());", "Type 'void' is not assignable to type 'Iterator<unknown, any, any>'."],
  ["for await (const account of client.accounts.list()) account;"],
];

test("the compiler says what is wrong with a filter without `in`, and with a list in a `for` without `await`", () => {
  const head = 'import type { BankClient } from "@sandbank/sdk"; declare const client: BankClient;';
  const errors = errorsIn([head, ...lines.map(([line]) => line)].join("\n"));
  expect(errors).toEqual(lines.flatMap(([, error], index) => (error === undefined ? [] : `${index + 1}: ${error}`)));
});

/** Returns the innermost explanation. Of several overloads, the explanation of the first. */
function firstReason(message: string | ts.DiagnosticMessageChain): string | ts.DiagnosticMessageChain {
  const [next] = typeof message === "string" ? [] : (message.next ?? []);
  return next === undefined ? message : firstReason(next);
}

/** Returns what the compiler says about a program, each with the index of its line. The program is never written. */
function errorsIn(text: string): string[] {
  const file = fileURLToPath(new URL("program.ts", import.meta.url));
  const options: ts.CompilerOptions = {
    strict: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    customConditions: ["source"],
    allowImportingTsExtensions: true,
    noEmit: true,
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
  return program.getSemanticDiagnostics(source).map(({ start = 0, messageText }) => {
    const { line } = ts.getLineAndCharacterOfPosition(source as ts.SourceFile, start);
    return `${line}: ${ts.flattenDiagnosticMessageText(firstReason(messageText), "\n")}`;
  });
}
