import type {
  AchTransfer,
  AchTransferReturnParams,
  Bank,
  CheckTransfer,
  FednowTransfer,
  RealTimePaymentsTransfer,
  WireTransfer,
} from "@sandbank/engine";
import * as fc from "fast-check";
import { actionOn } from "./action-on.ts";
import { allPages } from "./all-pages.ts";
import { pick, picked } from "./arbitraries.ts";
import { dollars } from "./dollars.ts";

/** Parameters of an action on a transfer that your app has sent. */
export interface SentTransferParams {
  /** Which of the transfers that the action applies to, counted from the newest. */
  readonly transfer: number;
}

/** Parameters of the return of an ACH Transfer. */
export interface AchReturnParams extends SentTransferParams {
  /** A credit is returned with `no_account` instead of a reason that only debits have. */
  readonly reason: NonNullable<AchTransferReturnParams["reason"]>;
}

/** Parameters of the completion of an instant payment. */
export interface InstantCompletionParams extends SentTransferParams {
  /** Why the other bank rejects the payment; null if it accepts it. */
  readonly rejection: "account_closed" | "timeout" | null;
}

const reasonsOfDebits: readonly AchReturnParams["reason"][] = [
  "insufficient_fund",
  "customer_advised_unauthorized_improper_ineligible_or_incomplete",
];

const reasons = fc.constantFrom<AchReturnParams["reason"][]>("account_closed", "no_account", ...reasonsOfDebits);

function reasonFor({ amount }: AchTransfer, { reason }: AchReturnParams): AchReturnParams["reason"] {
  return amount > 0 && reasonsOfDebits.includes(reason) ? "no_account" : reason;
}

type InstantPayment = RealTimePaymentsTransfer | FednowTransfer;

interface SentTransferAction<Transfer, Params> {
  readonly arbitrary: fc.Arbitrary<Params>;
  applies(transfer: Transfer): boolean;
  /** The words before the transfer, as in "settlement of the $1.00 ACH Transfer of step 1". */
  describe(transfer: Transfer, params: Params): string;
  act(network: Bank["network"], transfer: Transfer, params: Params): void;
}

/** Makes actions on a kind of transfer, which lists its transfers with the newest first. */
function actionsOn<Transfer extends Pick<AchTransfer, "amount"> & { readonly id: string }>(
  name: string,
  list: (bank: Bank) => readonly Transfer[],
) {
  return <Params extends SentTransferParams>(action: SentTransferAction<Transfer, Params>) =>
    actionOn<Transfer, Params>({
      group: "sent_transfer",
      arbitrary: action.arbitrary,
      target: ({ bank }, params) => picked(list(bank).filter(action.applies), params.transfer),
      describe: (run, target, params) =>
        `${action.describe(target, params)} of the ${dollars(target.amount)} ${name} of ${run.nameOf(target.id)}`,
      act: ({ bank }, target, params) => action.act(bank.network, target, params),
    });
}

const anyTransfer = fc.record({ transfer: pick });

const onAch = actionsOn("ACH Transfer", ({ achTransfers }) => allPages((cursor) => achTransfers.list(cursor)));
const onWire = actionsOn("Wire Transfer", ({ wireTransfers }) => allPages((cursor) => wireTransfers.list(cursor)));
const onInstantPayment = actionsOn<InstantPayment>(
  "instant payment",
  ({ realTimePaymentsTransfers, fednowTransfers }) => [
    ...allPages((cursor) => realTimePaymentsTransfers.list(cursor)),
    ...allPages((cursor) => fednowTransfers.list(cursor)),
  ],
);
const onCheck = actionsOn("Check Transfer", ({ checkTransfers }) => allPages((cursor) => checkTransfers.list(cursor)));

/** The states of a check that can be paid. */
const unpaid: readonly CheckTransfer["status"][] = ["pending_submission", "pending_mailing", "mailed"];

/**
 * What happens to the transfers that your app has sent. Without live schedules, nothing else moves the transfers of a
 * sandbox bank.
 */
export const sentTransferActions = {
  /** An ACH Transfer settles. One that waits for its submission is submitted first. */
  achSettlement: onAch<SentTransferParams>({
    arbitrary: anyTransfer,
    applies: ({ status, settlement }) =>
      status === "pending_submission" || (status === "submitted" && settlement === null),
    describe: () => "settlement",
    act: ({ achTransfers }, { id }) => void achTransfers.settle(id),
  }),
  /**
   * The other bank returns an ACH Transfer with a generated reason, before or after its settlement. One that waits for
   * its submission is submitted first.
   */
  achReturn: onAch<AchReturnParams>({
    arbitrary: fc.record({ transfer: pick, reason: reasons }),
    applies: ({ status }) => status === "pending_submission" || status === "submitted",
    describe: (transfer, params) => `return with ${reasonFor(transfer, params)}`,
    act({ achTransfers }, transfer, params) {
      if (transfer.status === "pending_submission") achTransfers.submit(transfer.id);
      achTransfers.return(transfer.id, { reason: reasonFor(transfer, params) });
    },
  }),
  /** An ACH Transfer is rejected before its submission. */
  achRejection: onAch<SentTransferParams>({
    arbitrary: anyTransfer,
    applies: ({ status }) => status === "pending_submission",
    describe: () => "rejection",
    act: ({ achTransfers }, { id }) => void achTransfers.reject(id),
  }),
  /** A Wire Transfer is submitted, which completes it. */
  wireSubmission: onWire<SentTransferParams>({
    arbitrary: anyTransfer,
    applies: ({ status }) => status === "pending_creating",
    describe: () => "submission",
    act: ({ wireTransfers }, { id }) => void wireTransfers.submit(id),
  }),
  /** The other bank sends a Wire Transfer back. One that waits for its submission is submitted first. */
  wireReversal: onWire<SentTransferParams>({
    arbitrary: anyTransfer,
    applies: ({ status }) => status === "pending_creating" || status === "complete",
    describe: () => "reversal",
    act({ wireTransfers }, { id, status }: WireTransfer) {
      if (status === "pending_creating") wireTransfers.submit(id);
      wireTransfers.reverse(id);
    },
  }),
  /** The other bank accepts or rejects a Real-Time Payments or FedNow Transfer. */
  instantCompletion: onInstantPayment<InstantCompletionParams>({
    arbitrary: fc.record({ transfer: pick, rejection: fc.constantFrom(null, null, "account_closed", "timeout") }),
    applies: ({ status }) => status === "pending_submission" || status === "pending_submitting",
    describe: (_, { rejection }) => (rejection === null ? "completion" : `rejection with ${rejection}`),
    act({ realTimePaymentsTransfers, fednowTransfers }, { id, type }, { rejection }) {
      const params = rejection === null ? {} : { rejection: { reject_reason_code: rejection } };
      if (type === "fednow_transfer") fednowTransfers.complete(id, params);
      else realTimePaymentsTransfers.complete(id, params);
    },
  }),
  /** The receiver deposits the check of a Check Transfer, and the bank pays it or declines it. */
  checkPresentment: onCheck<SentTransferParams>({
    arbitrary: anyTransfer,
    applies: ({ status }) => unpaid.includes(status),
    describe: () => "deposit",
    act({ inboundCheckDeposits }, { amount, check_number, source_account_number_id }) {
      if (source_account_number_id === null) return;
      inboundCheckDeposits.create({ account_number_id: source_account_number_id, amount, check_number });
    },
  }),
};
