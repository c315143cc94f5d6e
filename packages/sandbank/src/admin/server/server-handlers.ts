import { badRequest } from "@sandbank/view/reads/server-error";
import type { BankHost } from "../../banks/bank-host.ts";
import type { Banks } from "../../banks/banks.ts";
import type { ServedBank } from "../../banks/served-bank.ts";
import { noSuchBank, tooManyBanks } from "../../errors/server-errors.ts";
import { DEFAULT_BANK } from "../../names/bank-name.ts";
import type { HandlersOf } from "../handler-types.ts";
import { forkBank } from "./fork-bank.ts";
import type { serverOperations } from "./server-operations.ts";

export const serverHandlers: HandlersOf<keyof typeof serverOperations> = {
  health: ({ host }) => ({ status: readHealth(host), version: host.version }),
  status: ({ host }) => ({
    version: host.version,
    pid: process.pid,
    url: host.url,
    startedAt: host.startedAt,
    persisted: host.dataDirectory,
    storageProblem: host.storageLost ?? host.storageFailure ?? null,
    seed: host.seed,
    banks: bankViews(host),
  }),
  stop({ host }) {
    host.stop();
    return {};
  },
  "banks.list": ({ host }) => ({ data: bankViews(host) }),
  bank: ({ host, served }) => ({ ...bankView(host.banks, served), version: host.version, startedAt: host.startedAt }),
  "banks.create"({ host }, { name, from, until }) {
    if (from !== undefined) return bankView(host.banks, forkBank(host, { name, from, until }));
    if (until !== undefined) throw badRequest("until needs `from`: the bank to copy.");
    const served = host.banks.create(name);
    if (served === undefined) throw tooManyBanks(name, host.banks.most);
    return bankView(host.banks, served);
  },
  "banks.remove"({ host }, { name }) {
    if (name === DEFAULT_BANK) throw badRequest("The default bank cannot be removed. Reset it with `sandbank reset`.");
    if (host.banks.isLive(name)) throw badRequest("The live bank cannot be removed. Start the server without --live.");
    if (!host.banks.remove(name)) throw noSuchBank(name);
    return {};
  },
};

function readHealth(host: BankHost): "ready" | "stopping" | "read_only" {
  if (host.isStopping()) return "stopping";
  return host.storageLost === undefined ? "ready" : "read_only";
}

/** Lists the open banks, followed by those that are only in the data directory. */
function bankViews({ banks }: BankHost) {
  const open = banks.list();
  const key = open.find(({ name }) => name === DEFAULT_BANK)?.bank.apiKey ?? "";
  return [
    ...open.map((served) => bankView(banks, served)),
    ...banks.kept().map(({ name, now }) => ({ name, apiKey: `${key}.${name}`, now })),
  ];
}

/** Returns a bank with the API key that accesses it. */
function bankView(banks: Banks, { name, bank }: ServedBank) {
  const suffix = name === DEFAULT_BANK || banks.isLive(name) ? "" : `.${name}`;
  return { name, apiKey: bank.apiKey + suffix, now: bank.clock.now() };
}
