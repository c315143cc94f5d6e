/**
 * Runs the suites of tests/runners on the packed packages, each twice in a row and with every version of MSW and
 * Vitest that it supports. Prints a line for each, and ends with "N passed, N failed". A configuration that did not run
 * is a failure. Then runs, once, the test that `sandbank init` writes into each project of a template or an app. Needs `npm run build`
 * first. `npm run runners -- vitest init-nest attached` runs some of them: `attached` are the suites whose tests fail, and
 * `mutate` those that `sandbank mutate` plays.
 */

import { checkAttached } from "../tests/runners/harness/check-attached.mjs";
import { checkMutate, mutateSuites } from "../tests/runners/harness/check-mutate.mjs";
import { checkTypes } from "../tests/runners/harness/check-types.mjs";
import { configurations } from "../tests/runners/harness/configurations.ts";
import { initSuites } from "../tests/runners/harness/init-projects.mjs";
import { createProject } from "../tests/runners/harness/project.mjs";
import { runTwice } from "../tests/runners/harness/run-configuration.mjs";

const AT_A_TIME = 2;

const wanted = process.argv.slice(2);
const names = [...[...configurations, ...initSuites].map(({ name }) => name), "attached", "mutate"];
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0)
  throw new Error(`There is no configuration ${unknown.join(", ")} in tests/runners. Use ${names.join(", ")}.`);

const project = createProject(["contract", "engine", "sdk", "msw", "testing", "sandbank"]);
const isWanted = (name) => wanted.length === 0 || wanted.includes(name);
const suites = configurations
  .filter(({ name }) => isWanted(name))
  .flatMap((each) => (each.variants ?? [undefined]).map((variant) => suite(each, variant)));
const inits = initSuites
  .filter(({ name }) => isWanted(name))
  .map(({ name, run }) => ({ title: name, run: () => run(project.root) }));
const types = { title: "types of the suites", run: () => checkTypes(project).then(() => "right") };
const waiting = [
  ...(wanted.length === 0 ? [types] : []),
  ...suites,
  ...inits,
  ...(isWanted("attached") ? attached() : []),
  ...(isWanted("mutate") ? mutated() : []),
];
const total = { passed: 0, failed: 0 };
try {
  await Promise.all(Array.from({ length: AT_A_TIME }, runWaiting));
} finally {
  project.remove();
}
console.log(`${total.passed} passed, ${total.failed} failed`);
if (total.failed > 0) process.exitCode = 1;

function suite(configuration, variant) {
  const { name, tests } = configuration;
  return {
    title: variant === undefined ? name : `${name}, ${project.titleOf(variant)}`,
    async run() {
      await runTwice(configuration, project.copy(name, variant), project.root);
      return `${tests} tests passed, twice`;
    },
  };
}

/** Suites whose tests fail: each failed test has a page, which Chromium opens from its file. */
function attached() {
  const runners = [["vitest", "vitest-3"], ["vitest", "vitest-4"], ["vitest", "vitest"], ["jest"], ["node-test"]];
  return runners.map(([runner, variant]) => ({
    title: `pages of failed tests, ${variant === undefined ? runner : project.titleOf(variant)}`,
    run: () => checkAttached(runner, project.copy("attached", variant ?? runner), project.root),
  }));
}

/** Suites that `sandbank mutate` plays, in copies of their own, because other runs of them write snapshots meanwhile. */
function mutated() {
  return mutateSuites.map((each) => ({
    title: `mutants of ${each.name}${each.node === undefined ? "" : ` in ${each.node}`}`,
    run: () => checkMutate(each, project.copy(each.name, "mutate"), project.root),
  }));
}

async function runWaiting() {
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await report(next);
}

/** `run` returns what it found. */
async function report({ title, run }) {
  try {
    const outcome = await run();
    total.passed++;
    console.log(`${title}: ${outcome}`);
  } catch (error) {
    total.failed++;
    console.log(`${title}: FAILED: ${error.message.replaceAll("\n", "\n  ")}`);
  }
}
