import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { postgresPrograms, startPostgres } from "../../../tests/support/postgres.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));

test.skipIf(postgresPrograms === undefined)(
  "each way of the guide gives the tests on one PostgreSQL tables of their own",
  async () => {
    const { hostname, port, username, pathname } = new URL(await startPostgres());
    const { VITEST: _, VITEST_POOL_ID: __, NODE_OPTIONS: ___, ...env } = process.env;
    const args = ["packages/testing/test/suites/run-vitest.ts", "tests/postgres/*.test.ts", "false"];
    const { stdout } = await promisify(execFile)(process.execPath, ["--conditions=source", ...args], {
      cwd: root,
      env: {
        ...env,
        NO_COLOR: "1",
        PGHOST: hostname,
        PGPORT: port,
        PGUSER: username,
        PGDATABASE: pathname.slice(1),
      },
    });
    expect(stdout).toMatch(/Tests +8 passed/);
  },
);
