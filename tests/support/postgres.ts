import { spawnSync } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { freePort } from "./free-port.ts";
import { startServer } from "./spawned-server.ts";

/** Debian has the programs of each version in a folder of its own, out of `PATH`. */
const DEBIAN = "/usr/lib/postgresql";

/** The folder with the programs of the newest PostgreSQL; undefined if none is found. */
export const postgresPrograms: string | undefined = [...foldersOfDebian(), ...foldersOfPath()].find((folder) =>
  ["initdb", "postgres"].every((program) => existsSync(join(folder, program))),
);

/** Starts an empty PostgreSQL on the loopback, which ends with the tests of the file. Resolves to its URL. */
export async function startPostgres(): Promise<string> {
  if (postgresPrograms === undefined) throw new Error("No PostgreSQL is installed.");
  const directory = mkdtempSync(join(tmpdir(), "sandbank-postgres-"));
  // PostgreSQL refuses to run as root.
  const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  if (nobody.uid !== undefined) chownSync(directory, nobody.uid, nobody.gid);
  const options = { env: { ...process.env, LC_ALL: "C" }, ...nobody };
  const data = join(directory, "data");
  const initialize = ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync"];
  const made = spawnSync(join(postgresPrograms, "initdb"), initialize, {
    ...options,
    cwd: directory,
    encoding: "utf8",
  });
  if (made.status !== 0) throw new Error(`initdb failed: ${made.error ?? made.stderr}`);
  const port = await freePort();
  const settings = ["fsync=off", "full_page_writes=off", "autovacuum=off", "shared_buffers=1MB"];
  await startServer({
    name: "PostgreSQL",
    program: join(postgresPrograms, "postgres"),
    args: [
      "-D",
      data,
      "-h",
      "127.0.0.1",
      "-p",
      String(port),
      "-k",
      "",
      ...settings.flatMap((setting) => ["-c", setting]),
    ],
    directory,
    options,
    ready: "ready to accept connections",
    // Without a checkpoint.
    signal: "SIGQUIT",
  });
  return `postgres://postgres@127.0.0.1:${port}/postgres`;
}

function foldersOfDebian(): string[] {
  if (!existsSync(DEBIAN)) return [];
  const versions = readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a));
  return versions.map((version) => join(DEBIAN, version, "bin"));
}

function foldersOfPath(): string[] {
  return (process.env["PATH"] ?? "").split(delimiter).filter((folder) => folder !== "");
}
