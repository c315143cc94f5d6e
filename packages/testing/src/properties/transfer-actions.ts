import type { AccountNumber, InboundAchTransferCreateParams } from "@sandbank/engine";
import * as fc from "fast-check";
import type { Action } from "./action.ts";
import { actionOn } from "./action-on.ts";
import { allPages } from "./all-pages.ts";
import { cents, pick, picked } from "./arbitraries.ts";
import type { BankRun } from "./bank-run.ts";
import { dollars } from "./dollars.ts";

/** Parameters of a transfer. */
export interface TransferParams {
  readonly cents: number;
  /** Which Account Number of the bank, counted from the oldest. */
  readonly number: number;
}

/** Parameters of an ACH debit that is declined. */
export interface AchDeclineParams extends TransferParams {
  readonly reason: NonNullable<InboundAchTransferCreateParams["decline_reason"]>;
}

const transfer = { cents, number: pick };
const declines = fc.constantFrom<AchDeclineParams["reason"][]>(
  "insufficient_funds",
  "payment_stopped",
  "duplicate_entry",
  "authorization_revoked_by_customer",
);

interface Transfer<Params> {
  /** The words before and after the amount, as in "ACH credit of $1.00 to Operating". */
  readonly words: readonly [what: string, way: string];
  readonly arbitrary: fc.Arbitrary<Params>;
  send(run: BankRun, account_number_id: AccountNumber["id"], params: Params): void;
}

function transferAction<Params extends TransferParams>({ words: [what, way], arbitrary, send }: Transfer<Params>) {
  return actionOn<AccountNumber, Params>({
    group: "transfer",
    arbitrary,
    target: ({ bank }, { number }) => picked(allPages((cursor) => bank.accountNumbers.list(cursor)).reverse(), number),
    describe: (run, target, params) => `${what} of ${dollars(params.cents)} ${way} ${run.nameOf(target.account_id)}`,
    act: (run, target, params) => send(run, target.id, params),
  });
}

const toAccount = (
  what: string,
  send: (
    network: BankRun["bank"]["network"],
    params: { account_number_id: AccountNumber["id"]; amount: number },
  ) => void,
): Action<unknown, TransferParams> =>
  transferAction({
    words: [what, "to"],
    arbitrary: fc.record(transfer),
    send: ({ bank }, account_number_id, params) => send(bank.network, { account_number_id, amount: params.cents }),
  });

/** Inbound transfers to and from the Account Numbers of the bank. The bank may decline them. */
export const transferActions = {
  /** The bank receives an ACH credit. */
  achCredit: toAccount("ACH credit", (network, params) => void network.inboundAchTransfers.create(params)),
  /** The bank receives an ACH debit. */
  achDebit: transferAction({
    words: ["ACH debit", "from"],
    arbitrary: fc.record(transfer),
    send: ({ bank }, account_number_id, params) =>
      void bank.network.inboundAchTransfers.create({ account_number_id, amount: -params.cents }),
  }),
  /** The bank declines an ACH debit with a generated reason. */
  achDecline: transferAction<AchDeclineParams>({
    words: ["ACH debit", "from"],
    arbitrary: fc.record({ ...transfer, reason: declines }),
    send: ({ bank }, account_number_id, params) => {
      const declined = { account_number_id, amount: -params.cents, decline_reason: params.reason };
      bank.network.inboundAchTransfers.create(declined);
    },
  }),
  /** The bank receives a wire. */
  wire: toAccount("wire", (network, params) => void network.inboundWireTransfers.create(params)),
  /** The bank receives a Real-Time Payment. */
  realTimePayment: toAccount(
    "Real-Time Payment",
    (network, params) => void network.inboundRealTimePaymentsTransfers.create(params),
  ),
  /** The bank receives a FedNow transfer. */
  fednowTransfer: toAccount("FedNow transfer", (network, params) => void network.inboundFednowTransfers.create(params)),
};
