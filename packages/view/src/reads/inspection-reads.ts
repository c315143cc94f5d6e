import { BankError, largestApproved, type ResourceDiff } from "@sandbank/engine";
import { bankAt, bankLater, instantAt } from "./bank-at.ts";
import type { ReadContext, RequestsParam } from "./read-context.ts";
import { nothingDeclined } from "./server-error.ts";

interface Id {
  readonly id: string;
}

interface BalanceParams {
  readonly account: string;
  /** Default: now. */
  readonly at?: string | undefined;
  readonly entry?: number | undefined;
  readonly last?: number | undefined;
}

interface TraceParams extends RequestsParam {
  readonly last: number;
  readonly before?: number | undefined;
}

export const inspectionReads = {
  explain: ({ served }: ReadContext, { id }: Id) => ofDecline(() => ({ ...served.bank.explain(id) })),
  largest_approved: ({ served }: ReadContext, { id }: Id) => {
    const found = ofDecline(() => largestApproved(served.bank.journal(), id));
    return { ...found, fitsExcept: found.fitsExcept.map((span) => ({ ...span })) };
  },
  balance: ({ served }: ReadContext, { account, at: point = "now", entry, last }: BalanceParams) => {
    // The ledger knows its balances at any instant.
    const at = instantAt(served.bank, point);
    const isLater = at !== undefined && at > served.bank.clock.now();
    const bank = at === undefined ? bankAt(served, point) : isLater ? bankLater(served.bank, at) : served.bank;
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
  diff: ({ served }: ReadContext, { from, to }: { readonly from: string; readonly to: string }) => {
    const { clock, resources, balances } = bankAt(served, to).diff(bankAt(served, from));
    return { clock, resources: resources.map(copyDiff), balances: balances.map((change) => ({ ...change })) };
  },
  limit_use: ({ served }: ReadContext, { id, at }: Id & { readonly at: string }) => ({
    data: bankAt(served, at)
      .limitUse(id)
      .map((use) => ({
        ...use,
        window: { ...use.window },
        debits: use.debits.map((debit) => ({ ...debit })),
      })),
  }),
  search: ({ served }: ReadContext, { q }: { readonly q: string }) => ({
    data: served.bank.search(q).map((group) => ({
      ...group,
      results: group.results.map((result) => ({ ...result, account: result.account && { ...result.account } })),
    })),
  }),
  names: ({ served }: ReadContext, { ids }: { readonly ids: string }) => ({ data: served.bank.names(ids.split(",")) }),
  audit: ({ served }: ReadContext) => ({ violations: served.bank.audit().map((violation) => ({ ...violation })) }),
  coverage: ({ served }: ReadContext, { of }: { readonly of: "server" | "bank" }) => {
    const { unreached, ...kinds } = served.bank.coverage({ own: of === "bank" });
    return { ...kinds, unreached: [...unreached] };
  },
  trace: ({ served }: ReadContext, { last, before = Number.POSITIVE_INFINITY, requests }: TraceParams) => {
    const { steps, ...rest } = served.bank.trace({ last, before, requests: requests !== "none" });
    return { ...rest, steps: steps.map((step) => ({ ...step })) };
  },
};

/** Runs a read of a decline. Throws a `ServerError`, not the engine's error, if nothing was declined under the id. */
function ofDecline<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof BankError)) throw error;
    throw nothingDeclined(error.detail ?? error.title);
  }
}

function copyDiff({ resource, created, changed, deleted }: ResourceDiff) {
  return {
    resource,
    created: [...created],
    changed: changed.map(({ fields, ...object }) => ({ ...object, fields: [...fields] })),
    deleted: [...deleted],
  };
}
