import fs from "node:fs";
import { join } from "node:path";
import { DEFAULT_BANK, isBankName } from "../names/bank-name.ts";
import { JOURNAL_FILE } from "./bank-files.ts";
import { nameOfFile, toFileName } from "./file-name.ts";
import { isRemoved } from "./remove-bank.ts";

/** Returns the directory of a bank in a data directory. */
export function directoryOfBank(directory: string, name: string): string {
  return join(directory, "banks", toFileName(name));
}

/** Lists the banks in a data directory, the default one first. A directory without a journal is not a bank yet. */
export function bankNamesIn(directory: string): string[] {
  const banks = join(directory, "banks");
  return filesOfBanks(directory)
    .filter((file) => fs.existsSync(join(banks, file, JOURNAL_FILE)) && !isRemoved(join(banks, file)))
    .map(nameOfFile)
    .filter(isBankName)
    .sort((one, other) => Number(other === DEFAULT_BANK) - Number(one === DEFAULT_BANK) || (one < other ? -1 : 1));
}

/** Lists the directories of banks, including those of damaged banks. */
export function bankDirectoriesIn(directory: string): string[] {
  return filesOfBanks(directory).map((file) => join(directory, "banks", file));
}

function filesOfBanks(directory: string): string[] {
  const banks = join(directory, "banks");
  return fs.existsSync(banks) ? fs.readdirSync(banks) : [];
}
