import type { EventId, FaultPlan } from "@sandbank/engine";
import { noSuchSnapshot } from "../errors/server-error.ts";
import { callOperation } from "./call-operation.ts";
import type { changeOperations } from "./change-operations.ts";
import { changeReads } from "./change-reads.ts";
import { emptyOf } from "./empty-of.ts";
import { exportSession } from "./export-session.ts";
import type { HandlersOf } from "./handlers-of.ts";
import { trigger } from "./trigger.ts";
import { verifySubscription } from "./verify-subscription.ts";

export const changeHandlers: HandlersOf<keyof typeof changeOperations> = {
  ...changeReads,
  "faults.arm": ({ served }, plan) => ({
    ...served.bank.faults.arm(definedOf(plan) as FaultPlan),
  }),
  "faults.clear"({ served: { bank } }, { id }) {
    bank.faults.clear(id);
    return { armed: bank.faults.list().length };
  },
  "delivery_faults.set"({ served }, faults) {
    const set = definedOf(faults);
    served.bank.webhooks.setDeliveryFaults(Object.keys(set).length === 0 ? null : set);
    return { delivery_faults: set };
  },
  resend: ({ served }, { event }) => ({
    data: served.bank.webhooks.resend(event as EventId).map((attempt) => ({ ...attempt })),
  }),
  replay_missing: ({ served }, { since }) => ({
    data: served.bank.webhooks.replayMissing({ since }).map((attempt) => ({ ...attempt })),
  }),
  rotate_secret: ({ served }, { subscription, ...rotation }) => ({
    secret: served.bank.webhooks.rotateSecret(subscription, definedOf(rotation)),
  }),
  call: ({ served }, call) => callOperation(served.bank, call),
  trigger: ({ served }, call) => trigger(served, call),
  reset({ served: { bank } }, { empty = false }) {
    if (empty) bank.restore(emptyOf(bank).snapshot());
    else bank.reset();
    return {};
  },
  "snapshot.save": ({ served }, { name }) => {
    const at = served.bank.clock.now();
    served.snapshots.set(name, { at, snapshot: served.bank.snapshot() });
    return { name, at };
  },
  "snapshot.load": ({ served }, { name }) => {
    const found = served.snapshots.get(name);
    if (found === undefined) throw noSuchSnapshot(name, served.snapshots.names());
    served.bank.restore(found.snapshot);
    return { name, at: found.at };
  },
  "snapshot.list": ({ served }) => ({
    data: served.snapshots.names().map((name) => ({ name, at: served.snapshots.get(name)?.at ?? "" })),
  }),
  "snapshot.remove": ({ served }, { name }) => {
    if (!served.snapshots.delete(name)) throw noSuchSnapshot(name, served.snapshots.names());
    return {};
  },
  verify_receiver: ({ served }, { subscription }) => verifySubscription(served, subscription),
  export: ({ served }, { as, until }) => exportSession(served.bank, as, until),
};

type Defined<T> = { [Name in keyof T]?: Exclude<T[Name], undefined> };

/** The parameters that were given: the engine refuses a member that is undefined. */
function definedOf<T extends object>(params: T): Defined<T> {
  return Object.fromEntries(Object.entries(params).filter(([, value]) => value !== undefined)) as Defined<T>;
}
