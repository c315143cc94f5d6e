import fs from "node:fs";
import { join } from "node:path";
import { DEFAULT_BANK, isBankName } from "../names/bank-name.ts";
import { fileNameOf, nameOfFile } from "./file-name.ts";
import { JOURNAL_FILE } from "./load-bank.ts";

/** Where a data directory has a bank. */
export function directoryOfBank(directory: string, name: string): string {
  return join(directory, "banks", fileNameOf(name));
}

/** The banks in a data directory, the default one first: a bank without a journal was not begun. */
export function bankNamesIn(directory: string): string[] {
  const banks = join(directory, "banks");
  if (!fs.existsSync(banks)) return [];
  return fs
    .readdirSync(banks)
    .filter((file) => fs.existsSync(join(banks, file, JOURNAL_FILE)))
    .map(nameOfFile)
    .filter(isBankName)
    .sort((one, other) => Number(other === DEFAULT_BANK) - Number(one === DEFAULT_BANK) || (one < other ? -1 : 1));
}
