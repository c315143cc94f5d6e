import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { cli } from "../support/cli.ts";
import { temporary } from "../support/persisted.ts";

const project = join(import.meta.dirname, "project");
const app = join(project, "app");
/** The environment of this runner is not that of a command line. */
const { VITEST: _, NODE_ENV: __, FORCE_COLOR: ___, ...env } = process.env;

/** Plays mutants of a command, and returns what became of those that its tests reach, and which other tests it played. */
async function mutate(only: readonly string[], directory: string, command: readonly string[]) {
  const file = join(temporary(), "played");
  const line = ["mutate", "--json", ...only.flatMap((id) => ["--only", id]), "--", ...command];
  const { code, out, err } = await cli(line, { directory, env: { ...env, PLAYED: file } });
  expect(err).toBe("");
  const { mutants } = JSON.parse(out) as { mutants: readonly { id: string; outcome: string; reachedBy: unknown }[] };
  const reached = mutants.filter(({ outcome }) => outcome !== "not_reached");
  return { code, reached, played: readFileSync(file, "utf8") };
}

/** The file without a bank is played once, with the right bank. */
const ofVitest = (folder: string) => {
  const reachedBy = [
    { file: `${folder}careless.vitest.ts`, test: "opens an Account" },
    { file: `${folder}strict.vitest.ts`, test: "names an Account" },
  ];
  return {
    code: 1,
    played: "without-bank\n",
    reached: [
      { id: "value/account.name", outcome: "noticed", reachedBy },
      { id: "value/account.status", outcome: "not_noticed", reachedBy },
    ],
  };
};

const values = ["value/account.name", "value/account.status"];

test("plays mutants in Vitest, in `npm test` of a workspace", async () => {
  expect(await mutate(values, project, ["npm", "test", "--workspace", "app"])).toMatchObject(ofVitest("app/"));
});

test("plays mutants in Vitest with vmThreads", async () => {
  expect(await mutate(values, app, ["vitest", "run", "--pool=vmThreads"])).toMatchObject(ofVitest(""));
});

test("plays mutants in node:test, in the processes of the test files that reach them", async () => {
  const command = [process.execPath, "--conditions=source", "--test", "*.node.ts"];
  const { code, reached, played } = await mutate(["value/account.name"], app, command);
  const reachedBy = [{ file: "careless.node.ts", test: "opens an Account" }];
  expect({ code, reached }).toMatchObject({
    code: 1,
    reached: [{ id: "value/account.name", outcome: "not_noticed", reachedBy }],
  });
  expect(played).toBe("strict\n");
});
