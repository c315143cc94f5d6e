import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { build, type Plugin, type Rolldown } from "vite";

const root = join(import.meta.dirname, "../../..");

/**
 * A reader waits for what a program loads, so this leaves out what no program of a page needs: texts, examples and response
 * schemas, which the reference shows, and the rows of `unused`.
 */
const trim: Plugin = {
  name: "trim",
  enforce: "pre",
  transform(code, path) {
    const row = unused.find(([pattern]) => pattern.test(path));
    if (row !== undefined) return eachExport(code, row[1]);
    if (!path.includes("/contract/src/")) return null;
    if (/\/(rail|resource)\.ts$/.test(path)) return code.replaceAll(ofReference, "");
    return /schema-kit|endpoint\.ts"/.test(code)
      ? withoutTexts(code).replaceAll(/\bresult: \w+,/g, "result() {},")
      : null;
  },
};

/** Modules, and what each of their exports is in a page. */
const unused: readonly (readonly [RegExp, string])[] = [
  // What a sweep knows of databases, and the page of a failed run.
  [/\/sweep\/stores\/(pg|sqlite)[^/]*$/, "() => false"],
  [/\/(attach-run|report-folder)\.ts$/, "() => undefined"],
  // The check of a seed's references before its first step.
  [/\/steps\/reference-problem\.ts$/, "() => undefined"],
  [/\/mutants\/install\.ts$/, "() => null"],
  [
    /\/engine\/src\/(audit|search)\/(audit|coverage|search)\.ts$/,
    '() => { throw new Error("A bank in a page has no audit, coverage and search. Run the program in Node.") }',
  ],
  [/\/contract\/src\/.*examples\.ts$/, "{}"],
];

function eachExport(code: string, value: string): string {
  const names = [...code.matchAll(/^export (?:const|function|class) (\w+)/gm)];
  return names.map(([, name]) => `export const ${name} = ${value};`).join("\n");
}

/** Properties of a rail or a resource. */
const ofReference = /^( +)(schemas|(schema|examples?): \w+|description: ".*"|example: \{(.*|[\s\S]*?^\1)\}),$/gm;

/** Empties each text that begins with a capital and has a space. Messages of errors do not, and name objects as `Retrieve an Account.` does. */
function withoutTexts(code: string): string {
  const source = ts.createSourceFile("module.ts", code, ts.ScriptTarget.Latest, true);
  let rest = "";
  let end = 0;
  const visit = (node: ts.Node): void => {
    const isText = ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);
    if (isText && /^.(?!Retrieve an? )[A-Z`*].* /s.test(node.getText())) {
      rest += `${code.slice(end, node.getStart())}""`;
      end = node.getEnd();
    } else ts.forEachChild(node, visit);
  };
  visit(source);
  return rest + code.slice(end);
}

/** Writes the worker and the packages for the programs of the pages below `folder`, and returns their path there. */
export async function buildPrograms(folder: string): Promise<string> {
  const built = await build({
    configFile: false,
    root,
    logLevel: "error",
    plugins: [trim],
    resolve: {
      conditions: ["source"],
      alias: [
        // As in the build of the engine.
        { find: "zod", replacement: join(root, "scripts/zod-builders.ts") },
        { find: /^node:.*/, replacement: join(import.meta.dirname, "node.ts") },
        { find: "./hmac.ts", replacement: join(import.meta.dirname, "hmac.ts") },
      ],
    },
    build: {
      write: false,
      target: "es2022",
      modulePreload: false,
      rolldownOptions: {
        input: ["worker.ts", "bank.ts", "sweep.ts"].map((name) => join(import.meta.dirname, name)),
        preserveEntrySignatures: "strict",
        treeshake: { moduleSideEffects: false },
        output: { entryFileNames: "[name].js", chunkFileNames: "[name].js" },
      },
    },
  });
  const { output } = built as Rolldown.RolldownOutput;
  const codes = output.flatMap((file) => (file.type === "chunk" ? [[file.fileName, file.code] as const] : []));
  // A sweep takes code below `dist` for its own, not for the app's. The hash lets browsers keep no file of an older site.
  const path = `programs/${createHash("sha256").update(JSON.stringify(codes)).digest("hex").slice(0, 8)}/dist`;
  mkdirSync(join(folder, path), { recursive: true });
  for (const [name, code] of codes) writeFileSync(join(folder, path, name), code);
  return path;
}
