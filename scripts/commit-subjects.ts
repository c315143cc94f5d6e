/**
 * Checks the subjects of commits: `package: imperative sentence`, as in `sdk/webhooks: accept a repeated header`.
 * `node scripts/commit-subjects.ts main..HEAD` lists those that differ, and fails if there is one.
 */
import { execFileSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

const packages = readdirSync(new URL("../packages", import.meta.url));
const scopes = new Set([...packages, "bench", "ci", "docs", "examples", "repo", "scripts", "tests"]);

/** Returns the mistake in a subject, or undefined. */
export function mistakeIn(subject: string): string | undefined {
  const [, scope, sentence] = /^([^:]*): (.*)$/.exec(subject) ?? [];
  if (scope === undefined || sentence === undefined) return "it does not start with a package and a colon";
  const strangers = scope.split(", ").filter((name) => !scopes.has(name.replace(/\/.*/, "")));
  if (strangers.length > 0) return `"${strangers[0]}" is not one of ${[...scopes].join(", ")}`;
  if (/^[A-Z][a-z]/.test(sentence)) return "the sentence starts with a capital letter";
  if (sentence.endsWith(".")) return "it ends with a full stop";
  if (/^(?!bring|embed|exceed|feed|need)\w+(?:ed|ing) /.test(sentence)) return "the sentence is not imperative";
  return undefined;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const range = process.argv[2] ?? "HEAD~1..HEAD";
  const log = execFileSync("git", ["log", "--no-merges", "--format=%h %s", range], { encoding: "utf8" });
  const mistakes = log
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => ({ line, mistake: mistakeIn(line.slice(line.indexOf(" ") + 1)) }))
    .filter(({ mistake }) => mistake !== undefined);
  for (const { line, mistake } of mistakes) console.error(`${line}\n  ${mistake}`);
  if (mistakes.length > 0) process.exit(1);
}
