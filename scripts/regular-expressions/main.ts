import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { endpoints } from "@sandbank/contract";
import type * as z from "zod";
import manifest from "../../package.json" with { type: "json" };
import { type FoundExpression, findExpressions } from "./find-expressions.ts";
import { slowAmong, type Verdicts } from "./slow-expressions.ts";

/**
 * A step of `npm run lint`: each regular expression of the packages and the examples, and each pattern of a request parameter,
 * takes linear time for any text. Verdicts are remembered for the version of the checker that gave them.
 */

/** Expressions whose whole text only the running program knows, and why they take linear time. */
const builtWhileRunning: Readonly<Record<string, string>> = {
  "packages/sdk/src/core/redact.ts": "`anySpelling` bounds every repetition; redaction.test.ts of the SDK tests it.",
  "packages/testing/src/coverage/jest-test-files.ts": "From the user's own configuration, for paths of the project.",
  "packages/testing/src/report/failure-report.ts": "Escaped API keys, without a repetition.",
};

/** Fewer expressions than these mean that the search has missed some. */
const FEWEST = { inSources: 300, ofParameters: 100 };

const cacheFolder = "node_modules/.cache/sandbank";
const cache = `${cacheFolder}/recheck-${manifest.devDependencies.recheck}.json`;

const folders = [...readdirSync("packages").map((name) => `packages/${name}/src`), "examples"];
const found = folders.flatMap(expressionsBelow);
const patterns = Object.entries(endpoints).flatMap(([name, endpoint]) =>
  "params" in endpoint ? patternsOf(endpoint.params, name) : [],
);

const verdicts = readVerdicts();
const problems = [
  ...(await slowAmong([...found, ...patterns], verdicts)),
  ...(found.length < FEWEST.inSources ? [`only ${found.length} expressions were found in sources`] : []),
  ...(patterns.length < FEWEST.ofParameters ? [`only ${patterns.length} patterns of parameters were found`] : []),
  ...unlisted(),
];
mkdirSync(cacheFolder, { recursive: true });
writeFileSync(cache, JSON.stringify([...verdicts]));
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else console.log(`${found.length + patterns.length} regular expressions take linear time.`);

function readVerdicts(): Verdicts {
  try {
    return new Map(JSON.parse(readFileSync(cache, "utf8")));
  } catch {
    return new Map();
  }
}

/** A sentence about each file that builds an expression while it runs, or is listed as one, but not both. */
function unlisted(): readonly string[] {
  const building = new Set(
    found.filter(({ source }) => source === undefined).map(({ place }) => place.slice(0, place.lastIndexOf(":"))),
  );
  const listed = new Set(Object.keys(builtWhileRunning));
  const inOne = [...building, ...listed].filter((file) => !building.has(file) || !listed.has(file));
  return inOne.map(
    (file) => `${file} must be in \`builtWhileRunning\` exactly if it builds a regular expression of unknown text`,
  );
}

function expressionsBelow(folder: string): readonly FoundExpression[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(?:[cm]?[jt]s|tsx)$/.test(name) && !/node_modules|\bdist\b/.test(name))
    .map((name) => `${folder}/${name.replaceAll("\\", "/")}`)
    .flatMap((path) => findExpressions(path, readFileSync(path, "utf8")));
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
      ? [{ place, source: each.pattern.source, flags: each.pattern.flags }]
      : [],
  );
}
