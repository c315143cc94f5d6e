import { join } from "node:path";
import { StartError } from "../errors/start-error.ts";
import { CLOCK_FILE } from "./bank-files.ts";
import { checkedLine, readCheckedLine } from "./checked-line.ts";
import { readIfPresent, replaceFile } from "./replace-file.ts";

/** The largest rate of a bank's clock. */
const FASTEST_RATE = 1_000_000;

/**
 * Reads the rate of a bank's clock; undefined if no rate was set. With `isOld`, the file may be one of Sandbank 0.1.0,
 * which has no checksum. Throws a `StartError` if the file is damaged.
 */
export function readRate(directory: string, isOld: boolean): number | undefined {
  const path = join(directory, CLOCK_FILE);
  const text = readIfPresent(path);
  if (text === undefined) return undefined;
  const checked = readCheckedLine(text.replace(/\n$/, ""));
  const rate = checked?.["sandbank"] === "clock" ? checked["rate"] : isOld ? oldRateIn(text) : undefined;
  if (typeof rate === "number" && rate >= 0 && rate <= FASTEST_RATE) return rate;
  throw new StartError(
    `${path} is damaged; restore it from a copy, or remove it: the time of the bank then passes as fast as the machine's`,
  );
}

/** Writes the rate of a bank's clock. */
export function writeRate(directory: string, rate: number): void {
  replaceFile(join(directory, CLOCK_FILE), checkedLine({ sandbank: "clock", rate }));
}

/** Reads the rate in a file such as `{"rate":60}`. */
function oldRateIn(text: string): number | undefined {
  const [, rate] = /^\{"rate":([\d.e+-]+)\}\n$/.exec(text) ?? [];
  return rate === undefined ? undefined : Number(rate);
}
