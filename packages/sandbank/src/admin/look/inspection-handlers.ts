import { BankError, largestApproved, type ResourceDiff } from "@sandbank/engine";
import { nothingDeclined } from "../../errors/server-error.ts";
import type { ReadContext } from "../context.ts";
import type { HandlersOf } from "../handlers-of.ts";
import { bankAt } from "./bank-at.ts";
import type { inspectionOperations } from "./inspection-operations.ts";

export const inspectionHandlers: HandlersOf<keyof typeof inspectionOperations, ReadContext> = {
  explain: ({ served }, { id }) => ofDecline(() => ({ ...served.bank.explain(id) })),
  largest_approved: ({ served }, { id }) => {
    const found = ofDecline(() => largestApproved(served.bank.journal(), id));
    return { ...found, fitsExcept: found.fitsExcept.map((span) => ({ ...span })) };
  },
  balance: ({ served: { bank } }, { account, at, entry, last }) => {
    const explained = bank.explainBalance({
      account,
      ...(at !== undefined && { at }),
      ...(entry !== undefined && { entry }),
      ...(last !== undefined && { last }),
    });
    return {
      ...explained,
      groups: explained.groups.map((group) => ({ ...group })),
      holds: explained.holds.map((hold) => ({ ...hold })),
      entries: explained.entries.map((entry) => ({ ...entry, after: { ...entry.after } })),
      unpaidInterest: explained.unpaidInterest && { ...explained.unpaidInterest },
    };
  },
  diff: ({ served }, { from, to }) => {
    const { clock, resources, balances } = bankAt(served, to).diff(bankAt(served, from));
    return { clock, resources: resources.map(copyOf), balances: balances.map((change) => ({ ...change })) };
  },
  limit_use: ({ served }, { id, at }) => ({
    data: bankAt(served, at)
      .limitUse(id)
      .map((use) => ({
        ...use,
        window: { ...use.window },
        debits: use.debits.map((debit) => ({ ...debit })),
      })),
  }),
  search: ({ served }, { q }) => ({
    data: served.bank.search(q).map((group) => ({
      ...group,
      results: group.results.map((result) => ({ ...result, account: result.account && { ...result.account } })),
    })),
  }),
  names: ({ served }, { ids }) => ({ data: served.bank.names(ids.split(",")) }),
  audit: ({ served }) => ({ violations: served.bank.audit().map((violation) => ({ ...violation })) }),
  coverage: ({ served }, { of }) => {
    const { unreached, ...kinds } = served.bank.coverage({ own: of === "bank" });
    return { ...kinds, unreached: [...unreached] };
  },
  trace: ({ served }, { last, before }) => {
    const { steps, ...rest } = served.bank.trace({ last, ...(before !== undefined && { before }) });
    return { ...rest, steps: steps.map((step) => ({ ...step })) };
  },
};

/**
 * Runs a read of a decline. If nothing was declined under the id, throws a `ServerError` in place of the engine's
 * error, because no request of the banking API failed.
 */
function ofDecline<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof BankError)) throw error;
    throw nothingDeclined(error.detail ?? error.title);
  }
}

function copyOf({ resource, created, changed, deleted }: ResourceDiff) {
  return {
    resource,
    created: [...created],
    changed: changed.map(({ fields, ...object }) => ({ ...object, fields: [...fields] })),
    deleted: [...deleted],
  };
}
