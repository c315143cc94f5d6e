import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import { basename } from "node:path";
import { attempt } from "../../attempt.ts";

/** A process that listens on a port. */
export interface PortHolder {
  readonly pid: number;
  /** The name of its program. */
  readonly name: string;
}

/** The state of a listening socket in the tables of Linux. */
const LISTENING = "0A";

/** Returns the process that listens on a port; undefined unless on Linux, and for processes of other users. */
export function portHolder(port: number): PortHolder | undefined {
  const sockets = new Set(["tcp", "tcp6"].flatMap((table) => listeningSockets(`/proc/net/${table}`, port)));
  if (sockets.size === 0) return undefined;
  for (const name of namesIn("/proc")) {
    const pid = Number(name);
    if (!Number.isInteger(pid) || !holdsAny(pid, sockets)) continue;
    const [path = ""] = readIfThere(`/proc/${pid}/cmdline`).split("\0");
    return { pid, name: basename(path) };
  }
  return undefined;
}

/** Returns the sockets of a table that listen on a port, in the form of links to open files. */
function listeningSockets(table: string, port: number): string[] {
  const suffix = `:${port.toString(16).toUpperCase().padStart(4, "0")}`;
  return readIfThere(table)
    .split("\n")
    .map((line) => line.trim().split(/ +/))
    .filter(([, address = "", , state]) => address.endsWith(suffix) && state === LISTENING)
    .map((columns) => `socket:[${columns[9]}]`);
}

function holdsAny(pid: number, sockets: ReadonlySet<string>): boolean {
  const directory = `/proc/${pid}/fd`;
  // A file may have been closed meanwhile.
  return namesIn(directory).some((name) => sockets.has(attempt(() => readlinkSync(`${directory}/${name}`)) ?? ""));
}

function readIfThere(path: string): string {
  return attempt(() => readFileSync(path, "utf8")) ?? "";
}

function namesIn(directory: string): string[] {
  return attempt(() => readdirSync(directory)) ?? [];
}
