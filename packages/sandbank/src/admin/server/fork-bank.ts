import type { Bank } from "@sandbank/engine";
import { bankAt } from "@sandbank/view/reads/bank-at";
import { badRequest } from "@sandbank/view/reads/server-error";
import type { BankHost } from "../../banks/bank-host.ts";
import type { BankOrigin, ServedBank } from "../../banks/served-bank.ts";
import { useBank } from "../../banks/use-bank.ts";
import { noSuchBank, tooManyBanks } from "../../errors/server-errors.ts";
import { readMsAhead } from "../../storage/ms-ahead.ts";

export interface BankFork {
  readonly name: string;
  /** The bank to copy. */
  readonly from: string;
  /** The point to copy, as `bankAt` reads it; undefined for now. */
  readonly until: string | undefined;
}

/** Opens a bank that continues from an earlier state of another bank, with the same ids, time and rate. */
export function forkBank(host: BankHost, { name, from, until }: BankFork): ServedBank {
  if (!exists(host, from)) throw noSuchBank(from);
  if (host.banks.isLive(from))
    throw badRequest("The live bank cannot be copied: a copy is reached by the key of the sandbox.");
  const source = useBank(host, from);
  const origin = readOrigin(bankAt(source, until ?? "now"));
  const served = host.banks.createFrom(name, origin, source.clock.rate);
  if (served !== undefined) return served;
  if (exists(host, name)) {
    throw badRequest(
      `name is ${JSON.stringify(name)}, and a bank of this name exists. Choose another name, or remove that bank.`,
    );
  }
  throw tooManyBanks(name, host.banks.most);
}

function readOrigin(bank: Bank): BankOrigin {
  return {
    snapshot: bank.snapshot(),
    now: Date.parse(bank.clock.now()),
    ahead: readMsAhead(bank.journal().entries),
  };
}

function exists({ banks }: BankHost, name: string): boolean {
  return [...banks.list(), ...banks.kept()].some((bank) => bank.name === name);
}
