import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { endpoints } from "@sandbank/contract";
import { check } from "recheck";
import { describe, expect, test } from "vitest";
import type * as z from "zod";
import { type FoundExpression, findExpressions } from "./find-expressions.ts";

const root = fileURLToPath(new URL("../../../../", import.meta.url));
const folders = readdirSync(`${root}packages`).map((name) => `packages/${name}/src`);
const found = [...folders, "examples"].flatMap(expressionsBelow);

/** Expressions whose whole text only the running program knows, and why they take linear time. */
const builtWhileRunning: Readonly<Record<string, string>> = {
  "packages/sdk/src/core/redact.ts": "`anySpelling` bounds every repetition; redaction.test.ts of the SDK tests it.",
  "packages/testing/src/coverage/jest-test-files.ts": "From the user's own configuration, for paths of the project.",
  "packages/testing/src/report/failure-report.ts": "Escaped API keys, without a repetition.",
};

describe("the regular expressions of the packages and the examples", () => {
  test("the search finds more than 300 expressions, in TypeScript, in components and in generated files", () => {
    expect(found.length).toBeGreaterThan(300);
    expect(found.some(({ place }) => place.includes(".tsx:"))).toBe(true);
  });

  test.each([...folders, "examples"])("each expression of %s takes linear time for any text", async (folder) => {
    expect(await slowAmong(found.filter(({ place }) => place.startsWith(`${folder}/`)))).toEqual([]);
  });

  test("exactly the expressions of the table are built while the program runs", () => {
    const unknown = found.filter(({ source }) => source === undefined);
    expect(unknown.map(fileOf).toSorted()).toEqual(Object.keys(builtWhileRunning));
  });
});

describe("the patterns of request parameters", () => {
  test("each pattern takes linear time for any text, those of zod's formats included", async () => {
    const patterns = Object.entries(endpoints).flatMap(([name, endpoint]) =>
      "params" in endpoint ? patternsOf(endpoint.params, name) : [],
    );
    expect(patterns.length).toBeGreaterThan(100);
    expect(patterns.some(({ source }) => source?.includes("[+-]"))).toBe(true);
    expect(await slowAmong(patterns)).toEqual([]);
  });
});

describe("the search for slow expressions", () => {
  test.each([
    [
      "a literal that takes quadratic time",
      "text.replace(/0+$/, '');",
      "/0+$/ takes 2nd degree polynomial time on '0'",
    ],
    ["a literal that takes exponential time", "/^(a+)+$/.test(text);", "/^(a+)+$/ takes exponential time on 'a'"],
    ["an attack of several characters", "/, as .*\\.$/;", "/, as .*\\.$/ takes 2nd degree polynomial time on ', as '"],
    ["a constructor", 'new RegExp("\\\\s+$", "u");', "/\\s+$/u takes 2nd degree polynomial time on '\\t'"],
    ["a call", "RegExp('=+$');", "/=+$/ takes 2nd degree polynomial time on '='"],
    [
      "a template with constants",
      `const zeros = "0+"; new RegExp(\`\${zeros}$\`);`,
      "/0+$/ takes 2nd degree polynomial time on '0'",
    ],
    [
      "a template with an unknown part",
      `new RegExp(\`\${key}.*;$\`);`,
      "/1.*;$/ takes 2nd degree polynomial time on '1'",
    ],
    ["a component", "const part = <b>{/ +$/.exec(text)}</b>;", "/ +$/ takes 2nd degree polynomial time on ' '"],
  ])("reports %s with its place and an attack", async (kind, code, report) => {
    const path = kind === "a component" ? "planted.tsx" : "planted.ts";
    const [slow, ...others] = await slowAmong(findExpressions(path, `\n${code}\n`));
    expect(others).toEqual([]);
    expect(slow?.startsWith(`${path}:2 ${report}`)).toBe(true);
  });
});

function expressionsBelow(folder: string): readonly FoundExpression[] {
  return readdirSync(root + folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(?:[cm]?[jt]s|tsx)$/.test(name) && !/node_modules|\bdist\b/.test(name))
    .map((name) => `${folder}/${name.replaceAll("\\", "/")}`)
    .flatMap((path) => findExpressions(path, readFileSync(root + path, "utf8")));
}

function fileOf({ place }: FoundExpression): string {
  return place.slice(0, place.lastIndexOf(":"));
}

/** Without limits of time, so that the result does not depend on the machine. */
const unlimited = { timeout: null, attackTimeout: null, incubationTimeout: null };

/** A sentence about each expression that takes more than linear time, or that the checker cannot judge. */
async function slowAmong(expressions: readonly FoundExpression[]): Promise<readonly string[]> {
  const reports: string[] = [];
  for (const { place, source, flags } of expressions) {
    // An expression without a repetition takes a bounded time at each position.
    if (source === undefined || !/[*+{]/.test(source)) continue;
    const problem = await problemOf(source, flags);
    if (problem !== undefined) reports.push(`${place} /${source}/${flags} ${problem}`);
  }
  return reports;
}

const problems = new Map<string, Promise<string | undefined>>();

function problemOf(source: string, flags: string): Promise<string | undefined> {
  const key = `/${source}/${flags}`;
  const known = problems.get(key) ?? judge(source, flags);
  problems.set(key, known);
  return known;
}

async function judge(source: string, flags: string): Promise<string | undefined> {
  const verdict = await check(source, flags, unlimited);
  if (verdict.status === "safe") return undefined;
  if (verdict.status === "unknown") return `cannot be checked: ${JSON.stringify(verdict.error)}`;
  return `takes ${verdict.complexity.summary} time on ${verdict.attack.pattern}`;
}

/** The patterns of a parameter schema, at all depths. */
function patternsOf(schema: z.core.$ZodType, place: string): readonly FoundExpression[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === "optional" || def.type === "nullable") return patternsOf(def.innerType, place);
  if (def.type === "array") return patternsOf(def.element, place);
  if (def.type === "union") return def.options.flatMap((each) => patternsOf(each, place));
  if (def.type === "object") {
    return Object.entries(def.shape).flatMap(([key, field]) => patternsOf(field, `${place} ${key}`));
  }
  const checks = (def.checks ?? []).map((each) => each._zod.def);
  return [def, ...checks].flatMap((each) =>
    "pattern" in each && each.pattern instanceof RegExp
      ? [{ place, ...each.pattern, source: each.pattern.source, flags: each.pattern.flags }]
      : [],
  );
}
