import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isFullVolume, MOST_SHRINKS, seeds, volume } from "../../../../tests/support/volume.ts";
import { compare, type Tally } from "./compare.ts";
import { STEPS, sequences } from "./sequences.ts";

const SEQUENCES = volume(2_000, 100, 20);

/** What each seed reaches. */
const tallies = seeds(5).map((seed) => ({ ...seed, tally: new Map() as Tally }));

const ofNumber = "account_number_canceled account_number_disabled entity_not_active";
const ofAch = "ach_route_canceled ach_route_disabled group_locked entity_not_active";
const ofCheck = `${ofAch} not_authorized breaches_limit insufficient_funds`;
const ofWritten = `${ofCheck} stop_payment_requested duplicate_presentment amount_mismatch`;
const ofDebit = `${ofAch} transaction_not_allowed breaches_limit insufficient_funds`;
const ofCard = "card_canceled card_not_active entity_not_active";
const ofClient = "declined_by_stand_in_processing webhook_declined";
const owed = "nothing due past_due both mature_nothing mature_due mature_past_due mature_both";

/** The outcomes that the sequences must reach, by step. Otherwise a generator of nothing but refusals would pass. */
const outcomes: Readonly<Record<string, string>> = {
  achCredit: `accepted pending ${ofAch}`,
  achDebit: `accepted pending ${ofDebit}`,
  check: `accepted pending ${ofCheck}`,
  "achCredit later": `accepted ${ofAch}`,
  "achDebit later": `accepted ${ofDebit}`,
  "check later": `accepted ${ofWritten}`,
  instantCredit: `confirmed account_restricted ${ofNumber}`,
  wire: `accepted transaction_not_allowed ${ofNumber}`,
  decline: "credit_entry_refused_by_receiver payment_stopped user_initiated refused",
  sendBack: "returned reversed refused",
  authorize: `pending asked account_closed breaches_limit insufficient_funds ${ofClient} ${ofCard}`,
  authorizeRefund: `pending account_closed ${ofCard}`,
  authorizeCredit: `pending account_closed ${ofCard}`,
  inquire: `complete account_closed ${ofCard}`,
  increment: `pending asked missing_original_authorization breaches_limit insufficient_funds ${ofClient} ${ofCard}`,
  approve: "pending insufficient_funds missing_original_authorization refused",
  refuse: "webhook_declined insufficient_funds refused",
  "decision later": "webhook_timed_out insufficient_funds missing_original_authorization",
  reverse: "pending complete refused",
  expire: "complete refused",
  "authorization later": "complete",
  "refund later": "complete",
  "credit later": "complete",
  settle: "posted refused",
  forcePost: "posted refused",
  refund: "posted refused",
  hold: "pending refused",
  release: "complete refused",
  payInterest: "posted refused",
  depositCheck: "pending refused",
  submit: "submitted refused",
  reject: "rejected refused",
  transfer: "complete pending_approval refused",
  sendCredit: "pending_submission pending_approval refused",
  sendDebit: "pending_submission pending_approval refused",
  sendWire: "pending_creating pending_approval refused",
  sendRealTimePayment: "pending_submission pending_approval refused",
  sendFednow: "pending_submitting pending_approval refused",
  writeCheck: "pending_submission mailed pending_approval refused",
  approveTransfer: "pending_submission pending_creating pending_submitting mailed complete refused",
  cancelTransfer: "canceled refused",
  submitTransfer: "submitted complete refused",
  completeTransfer: "complete narrative invalid_creditor_account_number account_blocked refused",
  mailCheck: "mailed refused",
  stopCheck: "stopped refused",
  presentCheck: `accepted pending ${ofWritten.replace("group_locked ", "")}`,
  "printedCheck later": "stopped deposited pending_approval",
  "otherCheck later": "stopped deposited pending_approval",
  settleTransfer: "submitted refused",
  returnTransfer: "returned reversed refused",
  rejectTransfer: "rejected refused",
  releaseFunds: "pending_submission submitted refused",
  "sentDebit later": "submitted",
  subscribe: "active disabled",
  limit: "active refused",
  switchLimit: "active inactive",
  switchRoute: "active disabled canceled refused",
  blockDebits: "blocked allowed refused",
  allowChecks: "allowed check_transfers_only refused",
  lend: "set refused",
  disableEntity: "disabled refused",
  archiveEntity: "archived refused",
  close: "closed refused",
  advance: "set",
  lookBack: "set",
  "owed by balance": owed,
  "owed by interest_until_maturity": owed,
};

const changed = `breaches_limit account_closed ${ofCard}`;

/** Outcomes to reach at least once. They are rare because little changes within the three seconds of a decision. */
const rare: Readonly<Record<string, string>> = {
  increment: "account_closed",
  completeTransfer: "account_closed",
  presentCheck: "group_locked",
  approve: changed,
  refuse: `breaches_limit missing_original_authorization ${ofCard}`,
  "decision later": changed,
};

/** An Account without money that is closed while a decision about it is pending, which the client then declines. */
const unlikely: Readonly<Record<string, string>> = { refuse: "account_closed" };

const keysOf = (table: Readonly<Record<string, string>>) =>
  Object.entries(table).flatMap(([by, all]) => all.split(" ").map((outcome) => `${by}: ${outcome}`));

describe("the money of the bank and of a plain model", () => {
  test.each(tallies)("moves money as a plain model does, step by step: $name seed $seed", ({ tally, seed }) => {
    let steps = 0;
    const property = fc.property(fc.limitShrink(sequences, MOST_SHRINKS), (sequence) => {
      compare(sequence, tally);
      steps += sequence.played.length;
    });
    fc.assert(property, { seed, numRuns: SEQUENCES + 10 });
    expect(steps).toBeGreaterThanOrEqual(SEQUENCES * STEPS);
  });

  test("reaches every decline reason and every state of a loan in the comparison with the model", () => {
    const [fixed, fresh] = tallies.map(({ tally }) => tally);
    const times = (key: string) => fixed?.get(key) ?? 0;
    // The usual volume reaches the likely outcomes only.
    if (isFullVolume) {
      expect(keysOf(outcomes).filter((key) => times(key) < 10)).toEqual([]);
      expect(keysOf(rare).filter((key) => times(key) === 0)).toEqual([]);
    }
    const known = [outcomes, rare, unlikely].flatMap(keysOf);
    const seen = [...(fixed?.keys() ?? []), ...(fresh?.keys() ?? [])];
    expect(seen.filter((key) => !known.includes(key))).toEqual([]);
  });
});
