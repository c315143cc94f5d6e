import { replay } from "@sandbank/engine";
import type { BankHost } from "../../banks/bank-host.ts";
import type { BankOrigin, ServedBank } from "../../banks/banks.ts";
import { useBank } from "../../banks/use-bank.ts";
import { badRequest, noSuchBank, tooManyBanks } from "../../errors/server-error.ts";

export interface BankFork {
  readonly name: string;
  /** The bank to copy. */
  readonly from: string;
  /** The number of journal entries to copy; undefined for all. */
  readonly until: number | undefined;
}

/** Opens a bank that continues from an earlier state of another bank, with the same ids, time and rate. */
export function forkBank(host: BankHost, { name, from, until }: BankFork): ServedBank {
  if (!exists(host, from)) throw noSuchBank(from);
  if (host.banks.isLive(from))
    throw badRequest("The live bank cannot be copied: a copy is reached by the key of the sandbox.");
  const source = useBank(host, from);
  const origin = originOf(source, until);
  const served = host.banks.createFrom(name, origin, source.clock.rate);
  if (served !== undefined) return served;
  if (exists(host, name)) {
    throw badRequest(
      `name is ${JSON.stringify(name)}, and a bank of this name exists. Choose another name, or remove that bank.`,
    );
  }
  throw tooManyBanks(name, host.banks.most);
}

function originOf({ bank }: ServedBank, until: number | undefined): BankOrigin {
  const journal = bank.journal();
  const { length } = journal.entries;
  if (until !== undefined && until > length) {
    throw badRequest(`until is ${until}, and the journal of the bank has ${length} entries.`);
  }
  const entries = journal.entries.slice(0, until);
  const past = until === undefined || until === length ? bank : replay(journal, { until });
  const move = entries.findLast((entry) => entry.kind === "advance");
  return { snapshot: past.snapshot(), now: Date.parse(past.clock.now()), ahead: move?.ahead ?? 0 };
}

function exists({ banks }: BankHost, name: string): boolean {
  return [...banks.list(), ...banks.kept()].some((bank) => bank.name === name);
}
