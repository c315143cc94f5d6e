import type { AchTransfer, AchTransferReturnParams } from "@sandbank/engine";
import * as fc from "fast-check";
import { actionOn } from "./action-on.ts";
import { allPages } from "./all-pages.ts";
import { pick, picked } from "./arbitraries.ts";
import type { BankRun } from "./bank-run.ts";
import { dollars } from "./dollars.ts";

/** Parameters of an action on an ACH Transfer that your app has sent. */
export interface SentTransferParams {
  /** Which of the ACH Transfers that the action applies to, counted from the newest. */
  readonly transfer: number;
}

/** Parameters of the return of an ACH Transfer. */
export interface AchReturnParams extends SentTransferParams {
  /** A credit is returned with `no_account` instead of a reason that only debits have. */
  readonly reason: NonNullable<AchTransferReturnParams["reason"]>;
}

const reasonsOfDebits: readonly AchReturnParams["reason"][] = [
  "insufficient_fund",
  "customer_advised_unauthorized_improper_ineligible_or_incomplete",
];

const reasons = fc.constantFrom<AchReturnParams["reason"][]>("account_closed", "no_account", ...reasonsOfDebits);

function reasonFor({ amount }: AchTransfer, { reason }: AchReturnParams): AchReturnParams["reason"] {
  return amount > 0 && reasonsOfDebits.includes(reason) ? "no_account" : reason;
}

interface SentTransferAction<Params> {
  readonly arbitrary: fc.Arbitrary<Params>;
  applies(transfer: AchTransfer): boolean;
  /** The words before the transfer, as in "settlement of the $1.00 ACH Transfer of step 1". */
  describe(transfer: AchTransfer, params: Params): string;
  act(network: BankRun["bank"]["network"]["achTransfers"], transfer: AchTransfer, params: Params): void;
}

function sentTransferAction<Params extends SentTransferParams>(action: SentTransferAction<Params>) {
  return actionOn<AchTransfer, Params>({
    group: "sent_transfer",
    arbitrary: action.arbitrary,
    target: ({ bank }, params) =>
      picked(allPages((cursor) => bank.achTransfers.list(cursor)).filter(action.applies), params.transfer),
    describe: (run, target, params) =>
      `${action.describe(target, params)} of the ${dollars(target.amount)} ACH Transfer of ${run.nameOf(target.id)}`,
    act: ({ bank }, target, params) => action.act(bank.network.achTransfers, target, params),
  });
}

/**
 * What happens to the ACH Transfers that your app has sent. Without live schedules, nothing else moves the transfers of a
 * sandbox bank.
 */
export const sentTransferActions = {
  /** An ACH Transfer settles. One that waits for its submission is submitted first. */
  achSettlement: sentTransferAction<SentTransferParams>({
    arbitrary: fc.record({ transfer: pick }),
    applies: ({ status, settlement }) =>
      status === "pending_submission" || (status === "submitted" && settlement === null),
    describe: () => "settlement",
    act: (network, { id }) => void network.settle(id),
  }),
  /**
   * The other bank returns an ACH Transfer with a generated reason, before or after its settlement. One that waits for
   * its submission is submitted first.
   */
  achReturn: sentTransferAction<AchReturnParams>({
    arbitrary: fc.record({ transfer: pick, reason: reasons }),
    applies: ({ status }) => status === "pending_submission" || status === "submitted",
    describe: (transfer, params) => `return with ${reasonFor(transfer, params)}`,
    act(network, transfer, params) {
      if (transfer.status === "pending_submission") network.submit(transfer.id);
      network.return(transfer.id, { reason: reasonFor(transfer, params) });
    },
  }),
  /** An ACH Transfer is rejected before its submission. */
  achRejection: sentTransferAction<SentTransferParams>({
    arbitrary: fc.record({ transfer: pick }),
    applies: ({ status }) => status === "pending_submission",
    describe: () => "rejection",
    act: (network, { id }) => void network.reject(id),
  }),
};
