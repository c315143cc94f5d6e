import { spawn, spawnSync } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";

/** Debian has the programs of each version in a folder of its own, out of `PATH`. */
const debian = "/usr/lib/postgresql";
const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];

/** The folder with the programs of PostgreSQL; undefined if none is installed. */
export const postgresPrograms = [
  ...versions.map((version) => join(debian, version, "bin")),
  ...(process.env["PATH"] ?? "").split(delimiter),
].find((folder) => existsSync(join(folder, "initdb")));

export interface RunningPostgres {
  /** The folder of its socket, which `pg` takes as the host. */
  readonly host: string;
  /** Stops it, and removes its data. So does the end of this process. */
  stop(): void;
}

/** Starts an empty PostgreSQL in a temporary folder, which only this machine can reach. */
export async function startPostgres(): Promise<RunningPostgres> {
  if (postgresPrograms === undefined) throw new Error("No PostgreSQL is installed.");
  const folder = postgresPrograms;
  const host = mkdtempSync(join(tmpdir(), "exactly-once-"));
  const data = join(host, "data");
  // PostgreSQL refuses to run as root.
  const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  if (user.uid !== undefined) chownSync(host, user.uid, user.gid);
  const options = { cwd: host, ...user };

  const stop = () => {
    process.off("exit", stop);
    spawnSync(join(folder, "pg_ctl"), ["stop", "-D", data, "-m", "immediate"], options);
    rmSync(host, { recursive: true });
  };
  process.on("exit", stop);
  try {
    const initial = ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync"];
    const made = spawnSync(join(folder, "initdb"), initial, options);
    if (made.status !== 0) throw new Error(`initdb failed: ${made.error ?? made.stderr}`);
    const settings = ["-D", data, "-h", "", "-k", host, "-c", "fsync=off"];
    const server = spawn(join(folder, "postgres"), settings, { ...options, stdio: ["ignore", "ignore", "pipe"] });
    await new Promise<void>((resolve, reject) => {
      let log = "";
      server.stderr.on("data", (chunk) => {
        log += chunk;
        if (log.includes("ready to accept connections")) resolve();
      });
      server.once("exit", () => reject(new Error(`PostgreSQL ended: ${log}`)));
    });
  } catch (error) {
    stop();
    throw error;
  }
  return { host, stop };
}
