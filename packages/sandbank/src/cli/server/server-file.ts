import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { attempt } from "../../attempt.ts";
import { beganAt } from "../../began-at.ts";
import { DEFAULT_BANK, LIVE_BANK } from "../../names/bank-name.ts";
import type { CommandIo } from "../command.ts";

/** The address and the keys of a server. */
interface ServerAddress {
  readonly url: string;
  readonly token: string;
  readonly apiKey: string;
  /** Null without a live bank. */
  readonly liveApiKey: string | null;
}

/** The information that a running server shares with the commands of the same user. */
export interface ServerFile extends ServerAddress {
  readonly pid: number;
  /** When the process began; null where the system does not tell. */
  readonly began?: string | null;
}

export function pickAddress({ url, apiKey, liveApiKey, token }: ServerAddress): ServerAddress {
  return { url, apiKey, liveApiKey, token };
}

/** Returns the variables that `exec` sets and `env` prints. If a bank is named, the API key is that of the bank. */
export function createEnvironment({ url, apiKey, liveApiKey, token }: ServerAddress, bank?: string) {
  const isDefault = bank === undefined || bank === DEFAULT_BANK;
  const ofBank = isDefault ? apiKey : `${apiKey}.${bank}`;
  return {
    SANDBANK_URL: url,
    SANDBANK_API_KEY: bank === LIVE_BANK && liveApiKey !== null ? liveApiKey : ofBank,
    ...(liveApiKey !== null && { SANDBANK_LIVE_API_KEY: liveApiKey }),
    SANDBANK_ADMIN_TOKEN: token,
    ...(bank !== undefined && { SANDBANK_BANK: bank }),
  };
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Returns the directory in which the servers of this user write their files. */
export function serverDirectory(env: Environment): string {
  // In a container, a process may run as a user without a name.
  const user = attempt(() => userInfo().username) ?? process.getuid?.();
  return join(env["XDG_RUNTIME_DIR"] ?? tmpdir(), `sandbank-${user}`);
}

/** Writes the file of a server in this process, readable by this user only. Returns the function that removes it. */
export function writeServerFile({ env, err }: Pick<CommandIo, "env" | "err">, file: ServerFile): () => void {
  const directory = serverDirectory(env);
  const path = join(directory, `${new URL(file.url).port}.json`);
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    chmodSync(directory, 0o700);
    // A file that a killed process left keeps its mode, so it is removed first.
    if (serverFileIn(path) !== undefined) rmSync(path, { force: true });
    writeFileSync(path, `${JSON.stringify({ ...file, began: beganAt(process.pid) }, null, 2)}\n`, {
      mode: 0o600,
      flag: "wx",
    });
  } catch (error) {
    err(
      `Other commands need --url and SANDBANK_ADMIN_TOKEN to find this server: ${(error as Error).message}. Set XDG_RUNTIME_DIR to a directory that can be written.`,
    );
  }
  return () => {
    if (serverFileIn(path)?.pid === file.pid) rmSync(path, { force: true });
  };
}

/** Reads the file of a server. Returns undefined if the file is missing, or if another program wrote it. */
export function serverFileIn(path: string): ServerFile | undefined {
  const file = attempt(() => JSON.parse(readFileSync(path, "utf8")) as Partial<ServerFile> | null);
  const texts = [file?.url, file?.token, file?.apiKey];
  const isServer = texts.every((text) => typeof text === "string") && Number.isSafeInteger(file?.pid);
  return isServer ? (file as ServerFile) : undefined;
}

/** Returns whether the process of a server runs, and is not another one that has its number by now. */
export function isRunning({ pid, began = null }: ServerFile): boolean {
  return attempt(() => process.kill(pid, 0)) === true && began === beganAt(pid);
}

/** Returns the running servers of this user. */
export function runningServers(env: Environment): ServerFile[] {
  const directory = serverDirectory(env);
  const names = attempt(() => readdirSync(directory)) ?? [];
  return names.flatMap((name) => serverFileIn(join(directory, name)) ?? []).filter(isRunning);
}
