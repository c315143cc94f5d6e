import { writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inspect } from "node:util";
import { version } from "../version.ts";

/** Returns the text of a bug report. It contains the words of the command, but no flags, which can be secrets. */
export function bugReport(error: unknown, input: readonly string[]): string {
  const flag = input.findIndex((part) => part.startsWith("-"));
  const words = flag === -1 ? input : input.slice(0, flag);
  return [
    `This is a bug of Sandbank ${version} on Node ${process.versions.node}, ${process.platform} ${process.arch}:`,
    inspect(error),
    `Command: sandbank ${words.join(" ")}`.trimEnd(),
  ].join("\n");
}

/** Writes the bug report to a file that only this user can read. Returns its path; null if it cannot be written. */
export function writeBugReport(text: string): string | null {
  const path = join(tmpdir(), `sandbank-bug-${process.pid}-${Date.now()}.txt`);
  try {
    writeFileSync(path, `${text}\n`, { mode: 0o600, flag: "wx" });
    return path;
  } catch {
    return null;
  }
}
