import { describe, expect, test } from "vitest";
import { planInit } from "../../src/cli/commands/project/init/plan/plan-init.ts";
import type { ProjectFiles } from "../../src/cli/commands/project/init/read/project-files.ts";

const machine = { runsTypeScript: true };

function filesOf(files: Readonly<Record<string, string>>): ProjectFiles {
  return { paths: Object.keys(files).toSorted(), read: (path) => files[path] };
}

interface Given {
  readonly manifest?: object;
  readonly files?: Readonly<Record<string, string>>;
}

function planOf({ manifest = {}, files = {} }: Given) {
  return planInit(filesOf({ "package.json": `${JSON.stringify(manifest, null, 2)}\n`, ...files }), "", machine);
}

function textOf(given: Given): string {
  return planOf(given).changes[0]?.text ?? "";
}

const scripted = (test: string) => ({ scripts: { test } });
const depending = (...names: readonly string[]) => ({
  devDependencies: Object.fromEntries(names.map((name) => [name, "^1.0.0"])),
});
const empty = (...paths: readonly string[]) => Object.fromEntries(paths.map((path) => [path, ""]));

describe("the test runner", () => {
  const rows: readonly (readonly [expected: string, given: Given])[] = [
    ["vitest", { manifest: depending("vitest") }],
    ["jest", { manifest: depending("jest") }],
    ["vitest", { manifest: depending("jest", "vitest") }],
    ["jest", { manifest: { ...depending("jest", "vitest"), ...scripted("jest --ci") } }],
    ["jest", { manifest: scripted("node --experimental-vm-modules ./node_modules/jest/bin/jest.js") }],
    ["node", { manifest: { ...depending("vitest"), ...scripted("node --test") } }],
    ["node", { manifest: scripted("tsx --test") }],
    ["bun", { manifest: scripted("bun test") }],
    ["bun", { files: empty("bun.lock") }],
    ["vitest", { manifest: depending("vitest"), files: empty("bun.lock") }],
    ["node", { manifest: scripted("mocha") }],
    ["node", {}],
  ];
  test.each(rows)("is %s for %j", (expected, given) => expect(planOf(given).runner).toBe(expected));
});

describe("the package manager", () => {
  const rows: readonly (readonly [expected: string, given: Given])[] = [
    ["npm", {}],
    ["npm", { files: empty("package-lock.json") }],
    ["pnpm", { files: empty("pnpm-lock.yaml") }],
    ["yarn", { files: empty("yarn.lock") }],
    ["bun", { files: empty("bun.lockb") }],
    ["yarn", { manifest: { packageManager: "yarn@4.9.0" }, files: empty("package-lock.json") }],
  ];
  test.each(rows)("is %s for %j", (expected, given) => expect(planOf(given).packageManager).toBe(expected));
});

describe("the path of the test", () => {
  const typed = { "tsconfig.json": "{}" };
  const rows: readonly (readonly [expected: string, given: Given])[] = [
    ["test/bank.test.mjs", {}],
    ["test/bank.test.js", { manifest: { type: "module" } }],
    ["test/bank.test.mjs", { files: typed }],
    [
      "test/bank.test.ts",
      {
        manifest: { type: "module" },
        files: { "tsconfig.json": '{ "compilerOptions": { "allowImportingTsExtensions": true } }' },
      },
    ],
    ["test/bank.test.mts", { files: empty("src/app.ts") }],
    ["test/bank.test.ts", { manifest: { type: "module" }, files: empty("src/app.ts") }],
    ["test/bank.test.mjs", { files: empty("src/app.js", "src/types.d.ts", "vite.config.ts") }],
    ["test/bank.test.ts", { manifest: depending("vitest"), files: empty("src/app.tsx") }],
    ["test/bank.test.ts", { manifest: depending("typescript", "vitest") }],
    ["test/bank.test.js", { manifest: depending("typescript", "vitest"), files: empty("src/app.js") }],
    ["test/bank.test.js", { manifest: depending("jest"), files: empty("src/app.ts") }],
    ["test/bank.test.ts", { manifest: depending("jest", "@swc/jest"), files: empty("src/app.ts") }],
    [
      "test/bank.test.mts",
      { files: { "tsconfig.json": '{ "compilerOptions": { "rewriteRelativeImportExtensions": true } }' } },
    ],
    ["test/bank.test.ts", { manifest: depending("vitest"), files: typed }],
    ["test/bank.test.js", { manifest: depending("jest"), files: typed }],
    ["test/bank.test.ts", { manifest: depending("jest", "ts-jest"), files: typed }],
    ["tests/bank.test.mjs", { files: empty("tests/fixtures/a.json") }],
    ["src/bank.spec.ts", { manifest: depending("vitest"), files: empty("src/deep/b.spec.ts", "src/a.spec.tsx") }],
    ["test/bank.test.js", { manifest: scripted("node --test"), files: empty("test/routes/a.test.js") }],
    [
      "test/bank/bank.test.js",
      { manifest: scripted("node --test test/**/*.test.js"), files: empty("test/routes/a.test.js") },
    ],
    [
      "test/bank.test.js",
      { manifest: scripted("node --test 'test/**/*.test.js'"), files: empty("test/routes/a.test.js") },
    ],
    ["src/__tests__/bank.test.ts", { manifest: depending("jest"), files: empty("src/__tests__/a.ts") }],
    [
      "src/bank.spec.js",
      {
        manifest: {
          ...depending("jest"),
          jest: { rootDir: "src", testRegex: ".*\\.spec\\.js$", testEnvironment: "node" },
        },
      },
    ],
    [
      "src/bank.spec.js",
      {
        manifest: {
          ...depending("jest"),
          jest: { roots: ["<rootDir>/src"], testMatch: ["**/*.spec.js"], verbose: true },
        },
      },
    ],
    [
      "src/bank.spec.ts",
      {
        manifest: depending("vitest"),
        files: { ...typed, "vitest.config.ts": "test: { include: ['src/**/*.spec.ts'] }" },
      },
    ],
    ["lib/sandbank.test.cjs", { files: { "lib/bank.test.cjs": "", "test/bank.test.mjs": "" } }],
  ];
  test.each(rows)("is %s for %j", (expected, given) => expect(planOf(given).test.path).toBe(expected));
});

describe("the client of the app", () => {
  const sdk = depending("@sandbank/sdk", "vitest");
  const made = "new BankClient()";
  const rows: readonly (readonly [source: string, use: string, exported: string | null])[] = [
    [`export const bank = ${made};`, "import", "bank"],
    [`export const bank: BankClient = ${made};`, "import", "bank"],
    [`export default ${made};`, "import", "default"],
    [`const bank = ${made};\nexport { bank };`, "import", "bank"],
    [`const bank = ${made};\nexport default bank;`, "import", "default"],
    [`const bank = ${made};\nmodule.exports = { bank, other };`, "import", "bank"],
    [`module.exports = ${made};`, "import", "default"],
    [`exports.bank = ${made};`, "import", "bank"],
    [`export function createBank(): BankClient {\n  return ${made};\n}`, "import", "createBank"],
    [`export const createBank = () => ${made};`, "import", "createBank"],
    [`let client;\nexport function bank() {\n  return (client ??= ${made});\n}`, "import", "bank"],
    [`let client: BankClient | undefined;\nexport const bank = () => (client ??= ${made});`, "import", "bank"],
    [`let client;\nexport function bank() {\n  client ??= ${made};\n  return client;\n}`, "import", "bank"],
    [
      `let client;\nfunction bank() {\n  if (!client) client = ${made};\n  return client;\n}\nmodule.exports = { bank };`,
      "import",
      "bank",
    ],
    [
      `export default function bank() {\n  const client: BankClient = ${made};\n  return client;\n}`,
      "import",
      "default",
    ],
    [`export const bank =\n  shared.bank ??\n  ${made};`, "import", "bank"],
    [`module.exports.bank = ${made};`, "import", "bank"],
    [`exports.bank = () => ${made};`, "import", "bank"],
    [`export default () => ${made};`, "import", "default"],
    [`const bank = ${made};`, "copy", null],
    [`export const accounts = ${made}.accounts;`, "copy", null],
    [`export const accounts = () => ${made}.accounts;`, "copy", null],
    [`export function bankOf(tenant) {\n  return ${made};\n}`, "copy", null],
    [`export async function bank() {\n  return ${made};\n}`, "copy", null],
    [`export function banking() {\n  const client = ${made};\n  return createBanking({ client });\n}`, "copy", null],
    [`class Bank {\n  readonly client = ${made};\n}`, "copy", null],
    [`import "server-only";\nexport const bank = ${made};`, "copy", "bank"],
    [`import { env } from "@/env";\nexport const bank = ${made};`, "copy", "bank"],
    [`import "./setup.js";\nexport const bank = ${made};`, "import", "bank"],
    [`import "./missing.js";\nexport const bank = ${made};`, "copy", "bank"],
    [`export const bank = ${made};\napp.listen(3000);`, "copy", "bank"],
    ["export const bank = new BankClient({ apiKey: env.KEY, baseUrl: env.URL });", "copy", "bank"],
    ["export const bank = new BankClient({ apiKey: config.key, baseUrl: config.url });", "own", "bank"],
    ['export const bank = new BankClient({ apiKey: "secret_key" });', "own", "bank"],
    ["export const bank = new BankClient({ fetch: proxied });", "own", "bank"],
    ["export const bank = new BankClient(options);", "own", "bank"],
    [
      'const baseUrl = process.env["BANK_URL"];\nexport const bank = new BankClient({ apiKey: process.env.KEY, baseUrl });',
      "import",
      "bank",
    ],
    [
      "const { KEY, URL } = process.env;\nexport const bank = new BankClient({ apiKey: KEY, baseUrl: URL });",
      "import",
      "bank",
    ],
    ["export const bank = new BankClient({ apiKey: Bun.env.KEY });", "import", "bank"],
    ["await fetch(process.env.BANK_URL + path);", "fetch", null],
  ];
  test.each(rows)("%j is used by %s", (source, use, exported) => {
    const { client } = planOf({ manifest: sdk, files: { "src/bank.js": source, "src/setup.js": "" } });
    expect(client).toMatchObject({ path: "src/bank.js", use, exported });
  });

  const imports = (name: string) => `import "${name}";\nexport const bank = ${made};`;
  const obstacles: readonly (readonly [why: string | null, files: Record<string, string>])[] = [
    ["src/bank.ts reads DATABASE_URL", { "src/bank.ts": `process.env.DATABASE_URL;\nexport const bank = ${made};` }],
    ["src/env.ts reads DATABASE_URL", { "src/env.ts": 'if (!process.env["DATABASE_URL"]) throw new Error();' }],
    ["src/env.ts reads VITE_DATABASE", { "src/env.ts": "export const database = import.meta.env.VITE_DATABASE;" }],
    ["src/env.ts reads the whole environment", { "src/env.ts": "export const env = schema.parse(process.env);" }],
    ["src/env.ts reads the environment", { "src/env.ts": 'import { env } from "node:process";\nenv.DATABASE_URL;' }],
    [
      "src/deep/env.ts reads DEEP",
      { "src/env.ts": 'export * from "./deep/env";', "src/deep/env.ts": "process.env.DEEP" },
    ],
    ["src/env.ts imports @repo/env", { "src/env.ts": 'export * from "@repo/env";' }],
    ["src/env.ts imports env-var", { "src/env.ts": 'import { get } from "env-var";' }],
    ["src/env.ts may end the process", { "src/env.ts": "process.exit(1);" }],
    [null, { "src/env.ts": "process.env.SANDBANK_URL; process.env.NODE_ENV;" }],
    [null, { "src/env.ts": 'const isQuiet = process.env.LOG === "quiet";' }],
    ["src/env.ts reads DATABASE_URL", { "src/env.ts": 'const { PORT = "1", DATABASE_URL } = process.env;' }],
    [null, { "src/env.ts": 'const { PORT = "1", NODE_ENV } = process.env;' }],
    [null, { "src/env.ts": 'const port = process.env.PORT ?? "3000";' }],
    [null, { "src/env.ts": 'import type { Env } from "@/types";\nimport { z } from "zod";' }],
    [null, { "src/env.ts": 'import process from "node:process";\nimport fs from "fs";' }],
    [null, { "src/env.ts": 'import "./bank";' }],
  ];
  test.each(obstacles)("is not imported because %s, in %j", (why, files) => {
    const manifest = {
      devDependencies: { vitest: "^5.0.0", "@repo/env": "*", "env-var": "^7.0.0" },
      dependencies: { zod: "^4.0.0" },
    };
    const { client } = planOf({ manifest, files: { "src/bank.ts": imports("./env"), ...files } });
    expect(client).toMatchObject({ use: why === null ? "import" : "copy", why });
  });

  const runners: readonly (readonly [why: string | null, given: Given])[] = [
    ["src/bank.ts imports ./env, which the test runner does not find", { files: { "src/env.ts": "" } }],
    [
      "src/bank.ts imports ./env.js, which the test runner does not find",
      {
        manifest: depending("jest", "ts-jest"),
        files: { "src/bank.ts": imports("./env.js"), "src/env.ts": "" },
      },
    ],
    [null, { manifest: scripted("tsx --test"), files: { "src/env.ts": "" } }],
    [null, { manifest: depending("jest", "ts-jest"), files: { "src/env.ts": "" } }],
    ["Jest compiles no TypeScript in this project", { manifest: depending("jest"), files: { "src/env.ts": "" } }],
    [null, { manifest: depending("vitest"), files: { "src/env/index.ts": "" } }],
    [null, { manifest: scripted("bun test"), files: { "src/env.ts": "enum Level {\n  low,\n}" } }],
  ];
  test.each(runners)("is not imported because %s, with the modules that the runner of %j finds", (why, given) => {
    const { client } = planOf({ ...given, files: { "src/bank.ts": imports("./env"), ...given.files } });
    expect(client?.why).toBe(why);
  });

  const syntax: readonly (readonly [why: string | null, text: string])[] = [
    ["src/env.ts has syntax that Node does not run", "export enum Level {\n  low,\n}"],
    ["src/env.ts has syntax that Node does not run", "@Injectable()\nexport class Env {}"],
    ["src/env.ts has syntax that Node does not run", "class Env {\n  constructor(private readonly url: string) {}\n}"],
    [null, "export type Level = 1;\nexport const level: Level = 1;"],
  ];
  test.each(syntax)("is not imported by Node because %s: %j", (why, text) => {
    expect(planOf({ files: { "src/bank.ts": imports("./env.ts"), "src/env.ts": text } }).client?.why).toBe(why);
  });

  test("is found in a file that begins with a byte order mark, as its tsconfig.json is", () => {
    const files = {
      "src/bank.ts": `\uFEFFexport const bank = ${made};`,
      "tsconfig.json": '\uFEFF{ "compilerOptions": { "allowImportingTsExtensions": true } }',
      "package.json": '\uFEFF{ "type": "module" }',
    };
    const { client, test, changes } = planInit(filesOf(files), "", machine);
    expect([client?.use, test.path]).toEqual(["import", "test/bank.test.ts"]);
    expect(changes[1]?.text.startsWith("\uFEFF{")).toBe(true);
  });

  test("has a copy in the test that is named as the file with the obstacle, also if its name begins with that of the client", () => {
    const files = {
      "src/a": "",
      "a.js": 'import "./a.js b.js";\nexport const bank = new BankClient();',
      "a.js b.js": "process.env.X;",
    };
    expect(planOf({ manifest: sdk, files }).client).toMatchObject({
      why: "a.js b.js reads X",
      obstacle: { path: "a.js b.js", reason: "reads X" },
    });
  });

  test("is not taken from comments, tests and types", () => {
    const files = {
      "a.js": `// const bank = ${made};`,
      "b.js": `/**\n * ${made}\n */`,
      "b.test.js": `export const bank = ${made};`,
      "c.d.ts": `export const bank = ${made};`,
    };
    expect(planOf({ files }).client).toBeNull();
  });

  test("is the one that a test can import, if there are several", () => {
    const files = { "a.js": `const bank = ${made};`, "b.js": `export const bank = ${made};` };
    expect(planOf({ manifest: sdk, files }).client?.path).toBe("b.js");
  });

  test("of TypeScript has a test in JavaScript where Node runs no TypeScript", () => {
    const files = filesOf({ "package.json": "{}", "bank.ts": `export const bank = ${made};` });
    expect(planInit(files, "", { runsTypeScript: false }).test.path).toBe("test/bank.test.mjs");
  });

  test("in TypeScript is not imported by a Node that runs no TypeScript", () => {
    const files = filesOf({ "package.json": "{}", "bank.ts": `export const bank = ${made};` });
    expect(planInit(files, "", { runsTypeScript: false }).client?.use).toBe("copy");
    expect(planInit(files, "", machine).client?.use).toBe("import");
  });
});

describe("how the test loads the client", () => {
  const bank = { "src/bank.ts": "export const bank = new BankClient();" };
  const compiler = (options: object) => ({ "tsconfig.json": JSON.stringify({ compilerOptions: options }) });
  const rows: readonly (readonly [expected: string, given: Given])[] = [
    ['await import("../src/bank.ts")', { files: bank }],
    ['await import("../src/bank")', { manifest: depending("vitest"), files: { ...bank, ...compiler({}) } }],
    [
      'await import("../src/bank.js")',
      { manifest: depending("vitest"), files: { ...bank, ...compiler({ module: "NodeNext" }) } },
    ],
    [
      'await import("../src/bank.ts")',
      { manifest: depending("vitest"), files: { ...bank, ...compiler({ allowImportingTsExtensions: true }) } },
    ],
    [
      'await import("../src/bank.js")',
      { manifest: scripted("tsx --test"), files: { ...bank, "test/a.test.ts": 'import { a } from "../src/a.js";' } },
    ],
    [
      'require("../src/bank") as typeof import("../src/bank")',
      { manifest: depending("jest", "ts-jest"), files: { ...bank, ...compiler({}) } },
    ],
    ['require("../src/bank")', { manifest: depending("jest", "@swc/jest"), files: bank }],
    [
      'await import("../src/bank.js")',
      { manifest: { type: "module", ...depending("jest") }, files: { "src/bank.js": bank["src/bank.ts"] } },
    ],
  ];
  test.each(rows)("is %s for %j", (expected, given) => expect(textOf(given)).toContain(expected));
});

test.each(["test", "expect", "delete", "await", "data", "withBank"])(
  "gives a factory with the name %s another name in the test",
  (name) => {
    const files = { "src/bank.js": `const f = () => new BankClient();\nexports.${name} = () => new BankClient();` };
    const text = textOf({ manifest: depending("jest"), files });
    expect(text).toContain(`const { ${name}: createClient } = require("../src/bank");`);
  },
);

describe("a file with a name that is code", () => {
  const names = ["ba\nprocess.exit(9)\n", "ba\rprocess.exit(9)", "ba\u2028process.exit(9)", "ba\u2029x", "*/x/*"];
  const places = [...names, '");x("', "\\", "`x`"].flatMap((name) => [`src/${name}.ts`, `${name}/bank.ts`]);
  const sources = ["export const bank = new BankClient();", "class A { client = new BankClient(other) }"];
  const rows = places.flatMap((path) => sources.map((source) => [path, source] as const));

  test.each(rows)("is neither imported nor a line of the test: %j with %j", (path, source) => {
    for (const runner of ["vitest", "jest", "none"]) {
      const manifest = { scripts: { test: `${runner} \n*/process.exit(9)` }, ...depending(runner, "@swc/jest") };
      const plain = textOf({ manifest, files: { "src/bank.ts": `process.env.KEY;\n${source}` } });
      const text = textOf({ manifest, files: { [path]: source } });
      expect(text.split(/[\n\r\u2028\u2029]/)).toHaveLength(plain.split("\n").length);
      expect(text.replace(/^\/\/.*$/gm, "")).toBe(plain.replace(/^\/\/.*$/gm, ""));
      expect(text).not.toContain("*/");
    }
  });

  test("is no address either", () => {
    const files = { "src/bank.ts": 'export class A { client = new BankClient({ baseUrl: "https://bank.test\\" }) }' };
    expect(planOf({ files }).client?.use).toBe("own");
  });
});

test("gives a factory a name that the test does not have yet", () => {
  const files = { "src/bank.js": "export const bank = () => new BankClient();" };
  const text = textOf({ manifest: depending("vitest"), files });
  expect(text).toContain('const { bank: createClient } = await import("../src/bank.js");');
  expect(text).toContain("const client = createClient();");
});

describe("the script", () => {
  const rows: readonly (readonly [expected: string | undefined, run: string, given: Given])[] = [
    ["node --test", "npm test", {}],
    ["node --test", "npm test", { manifest: scripted('echo "Error: no test specified" && exit 1') }],
    ["vitest run", "pnpm test", { manifest: depending("vitest"), files: empty("pnpm-lock.yaml") }],
    ["bun test", "bun run test", { files: empty("bun.lock") }],
    [undefined, "npm test", { manifest: { ...depending("vitest"), ...scripted("vitest") } }],
    [undefined, "node --test test/bank.test.mjs", { manifest: scripted("mocha") }],
    [
      "NODE_OPTIONS=--experimental-vm-modules jest",
      "npm test",
      { manifest: { type: "module", ...depending("jest"), ...scripted("jest") } },
    ],
  ];
  test.each(rows)("is %s, run by %s, for %j", (expected, run, given) => {
    const plan = planOf(given);
    const edited = plan.changes.find(({ path }) => path === "package.json");
    const script = edited && (JSON.parse(edited.text) as { scripts: { test: string } }).scripts.test;
    expect([script, plan.run]).toEqual([expected, run]);
  });

  const texts: readonly (readonly [before: string, after: string])[] = [
    ["{}", '{ "scripts": { "test": "node --test" } }'],
    ["{}\n", '{ "scripts": { "test": "node --test" } }\n'],
    ['{"name":"app"}', '{"name":"app", "scripts": { "test": "node --test" }}'],
    ['{ "name": "app" }', '{ "name": "app", "scripts": { "test": "node --test" } }'],
    ['{ "scripts": {} }', '{ "scripts": { "test": "node --test" } }'],
    ['{ "scripts": { "a": "}" } }', '{ "scripts": { "a": "}", "test": "node --test" } }'],
    [
      '{\r\n\t"files": ["a", "b"],\r\n\t"private": true\r\n}\r\n',
      '{\r\n\t"files": ["a", "b"],\r\n\t"private": true,\r\n\t"scripts": {\r\n\t\t"test": "node --test"\r\n\t}\r\n}\r\n',
    ],
    [
      '{\n    "scripts": {\n        "a": "b"\n    },\n    "files": ["a"]\n}',
      '{\n    "scripts": {\n        "a": "b",\n        "test": "node --test"\n    },\n    "files": ["a"]\n}',
    ],
    [
      '{\n  "scripts": {},\n  "files": ["a"]\n}',
      '{\n  "scripts": {\n    "test": "node --test"\n  },\n  "files": ["a"]\n}',
    ],
    [
      '{\n  "a": { "test": "no test specified" },\n  "scripts": { "test" : "no test specified" }\n}\n',
      '{\n  "a": { "test": "no test specified" },\n  "scripts": { "test": "node --test" }\n}\n',
    ],
    [
      '{\n  "a": { "scripts": { "b": "c" } },\n  "scripts": { "d": "\\"" }\n}\n',
      '{\n  "a": { "scripts": { "b": "c" } },\n  "scripts": { "d": "\\"", "test": "node --test" }\n}\n',
    ],
  ];
  test.each(texts)("is added to %j, which keeps its format", (before, after) => {
    const { changes, paste } = planInit(filesOf({ "package.json": before }), "", machine);
    expect(changes.find(({ path }) => path === "package.json")?.text).toBe(after);
    expect(paste).toEqual([]);
  });

  test("is printed if package.json writes the name of the scripts in another way", () => {
    const files = filesOf({ "package.json": '{ "scr\\u0069pts": { "a": "b" } }' });
    const { changes, paste } = planInit(files, "", machine);
    expect(changes).toHaveLength(1);
    expect(paste).toMatchObject([{ path: "package.json", lines: ['"test": "node --test"'] }]);
  });

  test("of Jest is not edited if it has arguments", () => {
    const { changes, paste } = planOf({ manifest: { type: "module", ...depending("jest"), ...scripted("jest --ci") } });
    expect(changes).toHaveLength(1);
    expect(paste).toEqual([
      {
        path: "package.json",
        lines: ['"test": "NODE_OPTIONS=--experimental-vm-modules jest"'],
        why: "Put it into `scripts`: Jest loads ES modules only with this flag.",
      },
    ]);
  });
});

test("has TypeScript ignore the types of a test whose packages it does not find, and names the lines with which it does", () => {
  const files = {
    "tsconfig.json": '{ "compilerOptions": { "module": "commonjs" } }',
    "src/bank.ts": "export const bank = new BankClient();",
  };
  const { client, changes, paste } = planOf({ manifest: depending("jest", "ts-jest"), files });
  expect(client?.why).toBe("with this tsconfig.json, ts-jest finds no types of @sandbank/sdk");
  expect(changes[0]?.text).toMatch(/^\/\/ @ts-nocheck: /);
  expect(paste).toMatchObject([
    { path: "tsconfig.json", lines: ['"module": "nodenext",', '"moduleResolution": "nodenext"'] },
  ]);
});

test("quotes the names of variables if the compiler refuses them as properties", () => {
  const files = {
    "tsconfig.json": '{ "compilerOptions": { "noPropertyAccessFromIndexSignature": true } }',
    "src/bank.ts": 'export class Bank { client = new BankClient({ apiKey: process.env["KEY"] }) }',
  };
  const text = textOf({ manifest: depending("@sandbank/sdk", "vitest"), files });
  expect(text).toContain('process.env["KEY"] = "sandbox_key";');
  expect(text).toContain('apiKey: process.env["KEY"],');
});

test("runs in Node, where the other tests are those of pages", () => {
  const jest = { manifest: depending("jest"), files: { "jest.config.js": 'testEnvironment: "jsdom"' } };
  expect(textOf(jest)).toMatch(/^\/\*\* @jest-environment node \*\/\n/);
  const vitest = { manifest: depending("vitest"), files: { "vitest.config.js": 'environment: "happy-dom"' } };
  expect(textOf(vitest)).toMatch(/^\/\/ @vitest-environment node\n/);
});

test("lists the packages that the package and its monorepo do not have", () => {
  expect(planOf({ manifest: depending("@sandbank/sdk", "jest"), files: empty("pnpm-lock.yaml") }).missing).toEqual([
    "@sandbank/engine",
    "@sandbank/testing",
    "@jest/globals",
  ]);
});
