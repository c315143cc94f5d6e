import { expect, test } from "vitest";
import { importsOf } from "./support/imports-of.ts";

test.each([
  ["an import", 'import { a } from "./a.ts";'],
  ["an import with a comment that contains a semicolon", 'import {\n  // first; second\n  a,\n} from "./a.ts";'],
  ["an import without names", 'import "./a.ts";'],
  ["an import of types", 'import type { A } from "./a.ts";'],
  ["an import of JSON", 'import a from "./a.ts" with { type: "json" };'],
  ["an import in single quotes", "import { a } from './a.ts';"],
  ["an import on the line of another statement", 'const b = 1; import { a } from "./a.ts";'],
  [
    "an import below a regular expression with a backtick",
    'const b = /`/;\nimport { a } from "./a.ts";\nconst c = `d`;',
  ],
  ["an export from", 'export { a } from "./a.ts";'],
  ["an export of everything", 'export * from "./a.ts";'],
  ["a type that names a module", 'let a: import("./a.ts").A;'],
  ["an import with require", 'import a = require("./a.ts");'],
])("finds %s", (_, text) => {
  expect(importsOf("file.ts", text)).toEqual({ atLoad: ["./a.ts"], later: [], computed: [] });
});

test.each([
  ["an import while the module runs", 'const a = await import("./a.ts");'],
  ["an import while the module runs with a comment", 'const a = await import(/* a ; */ "./a.ts");'],
  ["an import in JSX", 'const a = <p onClick={() => import("./a.ts")}>it\'s</p>;'],
  ["a call of require", 'const a = require("./a.ts");'],
])("finds %s", (_, text) => {
  expect(importsOf("file.tsx", text)).toEqual({ atLoad: [], later: ["./a.ts"], computed: [] });
});

test.each([
  ["a template", "await import(`./a.ts`);", "`./a.ts`"],
  ["a sum", 'await import("./" + "a.ts");', '"./" + "a.ts"'],
  ["a variable", "await import(path);", "path"],
])("reports an import of %s as computed", (_, text, computed) => {
  expect(importsOf("file.ts", text)).toEqual({ atLoad: [], later: [], computed: [computed] });
});

test.each([
  ["a comment", '// import { a } from "./a.ts";\n/* import("./a.ts") */'],
  ["a string", "const a = 'import(\"./a.ts\")';"],
  ["a template", 'const a = `\nimport { a } from "./a.ts";\n`;'],
])("finds no import in %s", (_, text) => {
  expect(importsOf("file.ts", text)).toEqual({ atLoad: [], later: [], computed: [] });
});
