import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect } from "vitest";
import { eventually } from "../../../../tests/support/eventually.ts";
import { freePort } from "../../../../tests/support/free-port.ts";

const config = readFileSync(join(import.meta.dirname, "../../../../examples/several-servers/nginx.conf"), "utf8");
// Debian has nginx where only the path of root looks.
const env = { ...process.env, PATH: `${process.env["PATH"]}:/usr/sbin` };

export function isNginxMissing(): boolean {
  return spawnSync("nginx", ["-v"], { env }).error !== undefined;
}

const running: { readonly child: ChildProcess; readonly directory: string }[] = [];
afterAll(async () => {
  for (const { child, directory } of running) {
    const closed = once(child, "close");
    if (child.kill()) await closed;
    rmSync(directory, { recursive: true });
  }
});

/** Starts nginx, as a user without rights, with the configuration of the example over these ports. Resolves to its URL. */
export async function startNginx(ports: readonly number[]): Promise<string> {
  const directory = mkdtempSync(join(tmpdir(), "sandbank-nginx-"));
  const port = await freePort();
  const given = ports.reduce((text, to, index) => moved(text, 2271 + index, to), moved(config, 2265, port));
  writeFileSync(join(directory, "nginx.conf"), given);
  const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  if (nobody.uid !== undefined) chownSync(directory, nobody.uid, nobody.gid);
  const child = spawn("nginx", ["-p", directory, "-c", "nginx.conf", "-e", "stderr"], { env, ...nobody });
  running.push({ child, directory });
  let errors = "";
  child.stderr.on("data", (chunk) => {
    errors += String(chunk);
  });
  const url = `http://127.0.0.1:${port}`;
  await eventually(async () => {
    expect(child.exitCode, errors).toBe(null);
    await fetch(url);
  });
  return url;
}

/** The configuration with another port in the place of one. */
function moved(text: string, from: number, to: number): string {
  const address = `127.0.0.1:${from}`;
  if (text.split(address).length !== 2) throw new Error(`${address} is not once in the configuration.`);
  return text.replace(address, `127.0.0.1:${to}`);
}
