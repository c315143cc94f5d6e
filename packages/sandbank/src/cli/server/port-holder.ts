import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import { basename } from "node:path";

/** A process that listens on a port. */
export interface PortHolder {
  readonly pid: number;
  /** The name of its program. */
  readonly name: string;
}

/** The state of a listening socket in the tables of Linux. */
const LISTENING = "0A";

/**
 * Returns the process that listens on a port; undefined on other systems than Linux, and for processes of other users.
 */
export function portHolder(port: number): PortHolder | undefined {
  const sockets = new Set(["tcp", "tcp6"].flatMap((table) => listeningSockets(`/proc/net/${table}`, port)));
  if (sockets.size === 0) return undefined;
  for (const name of namesIn("/proc")) {
    const pid = Number(name);
    if (Number.isInteger(pid) && holdsAny(pid, sockets)) return { pid, name: readProcessName(pid) };
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
  return namesIn(directory).some((name) => {
    try {
      return sockets.has(readlinkSync(`${directory}/${name}`));
    } catch {
      // The file was closed meanwhile.
      return false;
    }
  });
}

function readProcessName(pid: number): string {
  const [path = ""] = readIfThere(`/proc/${pid}/cmdline`).split("\0");
  return basename(path);
}

function readIfThere(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}

function namesIn(directory: string): string[] {
  try {
    return readdirSync(directory);
  } catch {
    return [];
  }
}
