import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { appProjects } from "../../../packages/sandbank/test/init/app-projects.ts";
import { templateProjects } from "../../../packages/sandbank/test/init/template-projects.ts";
import { readFiles, writeFiles } from "../../../packages/sandbank/test/support/project.ts";
import { compilerMessages } from "./check-types.mjs";
import { npmRun } from "./run-configuration.mjs";

const cli = fileURLToPath(new URL("../../../packages/sandbank/dist/cli.js", import.meta.url));

/**
 * A suite for each project of a template or an app: `sandbank init` writes a test into it, the test passes without an
 * installation, a second init changes nothing, and the compiler has no new message about a project in TypeScript. The
 * packages of the frameworks are not installed, and the test imports none of them.
 */
export const initSuites = [...templateProjects, ...appProjects].map((project) => ({
  name: `init-${project.name}`,
  /**
   * Returns what it found, in one line.
   *
   * @param {string} root the project with the packed packages and the test runners
   */
  async run(root) {
    const { name, files, test, home = "", passed } = project;
    const folder = join(root, `init-${name}`);
    writeFiles(folder, files);
    const init = () => execFileSync(process.execPath, [cli, "init"], { cwd: folder, encoding: "utf8" });
    const isTyped = Object.keys(files).includes(join(home, "tsconfig.json"));
    const before = isTyped ? await compilerMessages(join(folder, home)) : [];
    const start = process.hrtime.bigint();
    const output = init();
    const place = join(home, test);
    const once = readFiles(folder);
    if (once[place] === undefined) throw new Error(`init has not written ${place}:\n${output}`);
    const result = await npmRun("test", join(folder, home), root, {});
    const seconds = Number(process.hrtime.bigint() - start) / 1e9;
    if (!passed.test(result)) throw new Error(`no test passed:\n${result}`);
    init();
    const twice = readFiles(folder);
    const changed = Object.keys(twice).filter((path) => twice[path] !== once[path]);
    if (changed.length > 0) throw new Error(`a second init, or the test, has changed ${changed.join(", ")}`);
    if (isTyped) await checkNewMessages(join(folder, home), test, before);
    return `written and passed in ${seconds.toFixed(1)} s${isTyped ? ", and compiles" : ""}`;
  },
}));

/** Throws an error with the messages of the compiler about a project and its test that it did not have before. */
async function checkNewMessages(folder, test, before) {
  const after = await compilerMessages(folder, /\.[cm]?ts$/.test(test) ? [test] : []);
  const added = after.filter((message) => !before.includes(message));
  if (added.length > 0) throw new Error(`the compiler has new messages:\n${added.join("\n")}`);
}
