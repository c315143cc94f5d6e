/**
 * Runs the suite of tests/runtimes on the packed SDK in every runtime that the SDK supports. Prints a line for each
 * runtime and form of module, and ends with "N passed, N failed". A runtime that did not run is a failure. Needs
 * `npm run build` first.
 */
import { chromiumRunner } from "../tests/runtimes/runners/chromium.mjs";
import { installPinned } from "../tests/runtimes/runners/pinned.mjs";
import { createProject } from "../tests/runtimes/runners/project.mjs";
import { serveBank } from "../tests/runtimes/runners/served-bank.mjs";
import { serverRunners } from "../tests/runtimes/runners/server.mjs";
import { workersRunner } from "../tests/runtimes/runners/workers.mjs";

installPinned();
const project = createProject(["sdk", "engine"], ["checks", "entries"]);
const served = await serveBank(project.require("@sandbank/engine"));
const total = { passed: 0, failed: 0 };
try {
  for (const runner of [...serverRunners, chromiumRunner, workersRunner]) {
    const { passed, failed } = await report(runner);
    total.passed += passed;
    total.failed += failed;
  }
} finally {
  served.close();
  project.remove();
}
console.log(`${total.passed} passed, ${total.failed} failed`);
if (total.failed > 0) process.exitCode = 1;

async function report({ runtime, form, run }) {
  try {
    const { version, results } = await run({ project, served: served.options, bank: served.bank });
    if (results.length === 0) throw new Error("it ran no check");
    const failures = results.filter(({ failure }) => failure !== undefined);
    const passed = results.length - failures.length;
    console.log(`${version}, ${form}: ${passed} passed, ${failures.length} failed`);
    for (const { name, failure } of failures) console.log(`  FAILED ${name}: ${failure}`);
    return { passed, failed: failures.length };
  } catch (error) {
    console.log(`${runtime}, ${form}: did not run: ${error.message}`);
    return { passed: 0, failed: 1 };
  }
}
