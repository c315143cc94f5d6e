import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { templateProjects } from "../../../packages/sandbank/test/init/projects.ts";
import { readFiles, writeFiles } from "../../../packages/sandbank/test/support/project.ts";
import { npmRun } from "./run-configuration.mjs";

const cli = fileURLToPath(new URL("../../../packages/sandbank/dist/cli.js", import.meta.url));

/**
 * A suite for each project of a template: `sandbank init` writes a test into it, the test passes without an installation,
 * and a second init changes nothing. The packages of the frameworks are not installed, and the test imports none of them.
 */
export const initSuites = templateProjects.map(({ name, files, test, home = "", passed }) => ({
  name: `init-${name}`,
  /** @param {string} root the project with the packed packages and the test runners */
  async run(root) {
    const folder = join(root, `init-${name}`);
    writeFiles(folder, files);
    const init = () => execFileSync(process.execPath, [cli, "init"], { cwd: folder, encoding: "utf8" });
    const output = init();
    const place = join(home, test);
    const once = readFiles(folder);
    if (once[place] === undefined) throw new Error(`init has not written ${place}:\n${output}`);
    const result = await npmRun("test", join(folder, home), root, {});
    if (!passed.test(result)) throw new Error(`no test passed:\n${result}`);
    init();
    const twice = readFiles(folder);
    const changed = Object.keys(twice).filter((path) => twice[path] !== once[path]);
    if (changed.length > 0) throw new Error(`a second init, or the test, has changed ${changed.join(", ")}`);
  },
}));
