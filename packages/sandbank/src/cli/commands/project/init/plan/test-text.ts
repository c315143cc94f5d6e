import { printableName } from "@sandbank/view/words/printable";
import type { ClientSettings, Setting } from "../find/client-settings.ts";
import type { ClientUse } from "../find/client-use.ts";
import { ignoresExports, type Project } from "../find/detect-project.ts";
import type { AppClient } from "../find/find-client.ts";
import type { TestForm } from "./test-form.ts";

export interface TestParts {
  readonly project: Project;
  readonly form: TestForm;
  readonly client: AppClient | undefined;
  readonly use: ClientUse;
}

const KEY = "sandbox_key";
const URL = "https://bank.test";

/** Returns the text of the test, in lines of at most 80 columns, as formatters would write it. */
export function testText(parts: TestParts): string {
  const { use } = parts;
  const setUp = use === "own" ? [] : [settingLines(parts), fixtureLines(parts)];
  const test = [...(use === "own" ? hintLines(parts) : []), ...testLines(parts)];
  const blocks = [importLines(parts), ...setUp, test].filter((lines) => lines.length > 0);
  return `${environmentLine(parts)}${uncheckedLine(parts)}${blocks.map((lines) => lines.join("\n")).join("\n\n")}\n`;
}

function hintLines({ client }: TestParts): string[] {
  const replaced = client === undefined ? "its own" : `that of ${inComment(client.path)}`;
  return ["// Pass `client` to the code under test,", `// in place of ${replaced}.`];
}

/** A file may have any name, also one that would end a comment. */
function inComment(path: string): string {
  return printableName(path).replaceAll("*/", "*\\/");
}

/** A bank belongs to a server, also where the other tests are those of pages. */
function environmentLine({ project: { runner, configuration } }: TestParts): string {
  if (!/jsdom|happy-dom/.test(configuration)) return "";
  if (runner === "jest") return "/** @jest-environment node */\n";
  return runner === "vitest" ? "// @vitest-environment node\n" : "";
}

/** Jest runs no test with an error of types, if it compiles with ts-jest. */
function uncheckedLine({ project, form }: TestParts): string {
  if (!form.isTypeScript || !ignoresExports(project)) return "";
  return "// @ts-nocheck: with this tsconfig.json, TypeScript ignores package exports.\n";
}

function importLines({ project: { runner, dependencies }, form, use }: TestParts): string[] {
  const isIntercepted = use !== "own";
  const imports: [names: string, from: string][] = [];
  if (runner === "node" || runner === "bun") {
    imports.push(["assert", "node:assert/strict"]);
    imports.push([isIntercepted ? "{ afterEach, beforeEach, test }" : "{ test }", "node:test"]);
  }
  if (runner === "jest" && dependencies.includes("@jest/globals")) {
    imports.push([isIntercepted ? "{ afterEach, beforeEach, expect, test }" : "{ expect, test }", "@jest/globals"]);
  }
  if (isIntercepted) imports.push(["{ interceptFetch }", "@sandbank/engine/http"]);
  if (use === "copy") imports.push(["{ BankClient }", "@sandbank/sdk"]);
  if (runner === "vitest")
    imports.push([isIntercepted ? "{ bankTest, expect }" : "{ expect, test }", "@sandbank/testing/vitest"]);
  else
    imports.push([
      isIntercepted ? "{ bankTest }" : "{ withBank }",
      `@sandbank/testing/${runner === "jest" ? "jest" : "node"}`,
    ]);
  return imports.map(([names, from]) =>
    form.modules === "import" ? `import ${names} from "${from}";` : `const ${names} = require("${from}");`,
  );
}

/** Sets the variables that the app reads. */
function settingLines({ client, form }: TestParts): string[] {
  const { apiKey, baseUrl } = readSettings(client);
  const lines = [
    ...("variable" in apiKey ? [`${form.variable(apiKey.variable)} = "${KEY}";`] : []),
    ...("variable" in baseUrl ? [`${form.variable(baseUrl.variable)} = "${URL}";`] : []),
  ];
  if (client === undefined || lines.length === 0) return [];
  return [`// What ${inComment(client.path)} reads.`, ...lines];
}

function readSettings(client: AppClient | undefined): ClientSettings {
  return client?.settings ?? { apiKey: { variable: "SANDBANK_API_KEY" }, baseUrl: { variable: "SANDBANK_URL" } };
}

/** Gives each test a bank that receives the requests of the app. */
function fixtureLines({ project: { runner }, form, client }: TestParts): string[] {
  const { baseUrl } = readSettings(client);
  const url = "value" in baseUrl ? baseUrl.value : URL;
  const typed = (text: string) => (form.isTypeScript ? text : "");
  const comment = "// The requests of the app reach the bank of the test.";
  if (runner === "vitest") {
    return [
      `const bankOfTest = bankTest({ apiKeys: ["${KEY}"] });`,
      `const test = bankOfTest.extend${typed("<{ intercepted: unknown }>")}({`,
      `  ${comment}`,
      "  intercepted: [",
      "    async ({ bank }, use) => {",
      ...interceptLines("const intercepted", url, "      "),
      "      await use(intercepted);",
      "      intercepted.restore();",
      "    },",
      "    { auto: true },",
      "  ],",
      "});",
    ];
  }
  return [
    `const withBank = bankTest({ apiKeys: ["${KEY}"] });`,
    `let intercepted${typed(": ReturnType<typeof interceptFetch>")};`,
    comment,
    "beforeEach(",
    "  withBank(({ bank }) => {",
    ...interceptLines("intercepted", url, "    "),
    "  }),",
    ");",
    "afterEach(() => intercepted.restore());",
  ];
}

function interceptLines(target: string, url: string, indent: string): string[] {
  const line = `${indent}${target} = interceptFetch(bank, { baseUrl: "${url}" });`;
  if (line.length <= 80) return [line];
  return [`${indent}${target} = interceptFetch(bank, {`, `${indent}  baseUrl: "${url}",`, `${indent}});`];
}

function testLines(parts: TestParts): string[] {
  const { project, use } = parts;
  const { runner } = project;
  const context = use === "own" ? "{ bank, client }" : "{ bank }";
  const title = use === "import" ? "opens an Account with the client of the app" : "opens an Account";
  const body = [...callLines(parts), ...checkLines(runner)];
  if (runner === "vitest") return [`test("${title}", async (${context}) => {`, ...indented(body, "  "), "});"];
  return ["test(", `  "${title}",`, `  withBank(async (${context}) => {`, ...indented(body, "    "), "  }),", ");"];
}

function indented(lines: readonly string[], indent: string): string[] {
  return lines.map((line) => indent + line);
}

/** A name that no keyword has, and no variable of the test. */
const FREE_NAME = /^(?!withBank|bankOfTest)[a-z]+[A-Z]\w*$/;

function callLines({ client, use, form }: TestParts): string[] {
  const create = 'await client.accounts.create({ name: "Ada" });';
  if (use === "own" || client === undefined) return [create];
  if (use === "fetch") return fetchLines(client, form);
  if (use === "copy") return [...copyLines(client, form), create];
  const { name = "default", isFactory = false, isModule = false } = client.exported ?? {};
  const specifier = form.specifier(client.path);
  const local = isFactory ? (FREE_NAME.test(name) ? name : "createClient") : "client";
  // `import` has the exports of a CommonJS module as `default`, and `require` returns them.
  const isReturned = isModule && form.loads === "require" && !form.isTypeScript;
  const bound = isReturned ? local : name === local ? `{ ${name} }` : `{ ${name}: ${local} }`;
  return [...loadLines(bound, specifier, form), ...(isFactory ? [`const client = ${local}();`] : []), create];
}

function loadLines(bound: string, specifier: string, { loads, isTypeScript }: TestForm): string[] {
  if (loads === "import") return [`const ${bound} = await import("${specifier}");`];
  if (!isTypeScript) return [`const ${bound} = require("${specifier}");`];
  return [`const ${bound} =`, `  require("${specifier}") as typeof import("${specifier}");`];
}

function copyLines({ settings }: AppClient, form: TestForm): string[] {
  const { apiKey, baseUrl } = settings ?? {};
  const members = [
    ...memberLines("apiKey", "SANDBANK_API_KEY", apiKey, form),
    ...memberLines("baseUrl", "SANDBANK_URL", baseUrl, form),
  ];
  if (members.length === 0) return ["const client = new BankClient();"];
  return ["const client = new BankClient({", ...members, "});"];
}

/** Leaves out a setting that the client reads by itself. */
function memberLines(name: string, standard: string, setting: Setting | undefined, form: TestForm): string[] {
  if (setting === undefined) return [];
  if ("value" in setting) return [`  ${name}: "${setting.value}",`];
  return setting.variable === standard ? [] : [`  ${name}: ${form.variable(setting.variable)},`];
}

function fetchLines({ settings }: AppClient, form: TestForm): string[] {
  const { apiKey, baseUrl } = settings ?? {};
  const url = baseUrl !== undefined && "variable" in baseUrl ? `\${${form.variable(baseUrl.variable)}}` : URL;
  const key = apiKey !== undefined && "variable" in apiKey ? `\${${form.variable(apiKey.variable)}}` : KEY;
  return [
    "// Call the function of your app that sends such a request.",
    `await fetch(\`${url}/accounts\`, {`,
    '  method: "POST",',
    "  headers: {",
    `    authorization: \`Bearer ${key}\`,`,
    '    "content-type": "application/json",',
    "  },",
    '  body: JSON.stringify({ name: "Ada" }),',
    "});",
  ];
}

function checkLines(runner: Project["runner"]): string[] {
  const names = "data.map(({ name }) => name)";
  const check =
    runner === "node" || runner === "bun"
      ? ["assert.deepEqual(", `  ${names},`, '  ["Ada"],', ");"]
      : [`expect(${names}).toEqual(["Ada"]);`];
  return ["const { data } = bank.accounts.list();", ...check];
}
