import { type Bank, replay, sealJournal } from "@sandbank/engine";
import { requireScenario } from "@sandbank/view/reads/require-scenario";
import { noSuchSnapshot } from "@sandbank/view/reads/server-error";
import { sessionReads } from "@sandbank/view/reads/session-reads";
import { setState } from "../../banks/served-bank.ts";
import { StorageError } from "../../errors/storage-error.ts";
import type { Snapshots } from "../../storage/snapshots.ts";
import { callOperation } from "../calls/call-operation.ts";
import { requireFields } from "../calls/require-fields.ts";
import { trigger } from "../calls/trigger.ts";
import type { HandlersOf } from "../handler-types.ts";
import { exportOfBank } from "./export-of-bank.ts";
import type { sessionOperations } from "./session-operations.ts";

export const sessionHandlers: HandlersOf<keyof typeof sessionOperations> = {
  ...sessionReads,
  call: ({ served }, call) => callOperation(served.bank, call),
  trigger: ({ served }, call) => trigger(served, call),
  async scenario(context, call) {
    requireFields(await requireScenario(call.name), call.with ?? {});
    return sessionReads.scenario(context, call);
  },
  reset({ served }, { empty = false }) {
    const { bank } = served;
    setState(served, () => (empty ? bank.restore(emptyBankLike(bank).snapshot()) : bank.reset()));
    return {};
  },
  "snapshot.save": ({ served }, { name }) => {
    const at = served.bank.clock.now();
    const isReplaced = served.snapshots.names().includes(name);
    served.snapshots.set(name, { at, snapshot: served.bank.snapshot() });
    return { name, at, isReplaced };
  },
  "snapshot.load": ({ served }, { name }) => {
    const found = served.snapshots.get(name);
    if (found === undefined) throw noSuchSnapshot(name, served.snapshots.names());
    setState(served, () => served.bank.restore(found.snapshot));
    return { name, at: found.at };
  },
  "snapshot.list": ({ served: { snapshots } }) => ({
    data: snapshots.names().map((name) => listedSnapshot(snapshots, name)),
  }),
  "snapshot.remove": ({ served }, { name }) => {
    if (!served.snapshots.delete(name)) throw noSuchSnapshot(name, served.snapshots.names());
    return {};
  },
  export: exportOfBank,
};

/**
 * Returns the list entry of a snapshot. A damaged snapshot is listed without its time, so that it does not hide the
 * others.
 */
function listedSnapshot(snapshots: Snapshots, name: string) {
  try {
    return { name, at: snapshots.get(name)?.at ?? null };
  } catch (error) {
    if (error instanceof StorageError) return { name, at: null, problem: error.message };
    throw error;
  }
}

/** Creates an empty bank with the options, the API key and the seed of ids of another bank. */
function emptyBankLike(bank: Bank): Bank {
  const { genesis, entries } = bank.journal();
  const reseed = entries.findLast(({ kind }) => kind === "reseed");
  const requests = { total: 0, second: 0, inSecond: 0 };
  return replay(sealJournal({ genesis, requests, entries: reseed === undefined ? [] : [reseed] }));
}
