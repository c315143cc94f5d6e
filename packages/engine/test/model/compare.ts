import type { BalanceLookup } from "../../src/index.ts";
import { playBank } from "./bank-player.ts";
import { type BankSide, openBankLike } from "./bank-side.ts";
import { type Owed, owedBy } from "./loans.ts";
import { at, balancesOf, type LoanTerms, type Model, openModel, type Thing } from "./model.ts";
import { modelPlayer } from "./model-player.ts";
import { type Sequence, STEPS } from "./sequences.ts";
import { type Act, play, REFUSED } from "./step.ts";

/**
 * How often each kind of step had each outcome, as `act: outcome`, and each effect of the clock, as `kind later:
 * outcome`. Also after how many steps a loan had each kind of debt, as `owed by payment type: kind`.
 */
export type Tally = Map<string, number>;

/** Steps whose outcome is a figure, different each time. */
const FIGURES: readonly Act[] = ["advance", "lookBack", "lend"];

/**
 * Plays a sequence on a model and on a new bank. Throws if they differ, or if the audit of the bank finds a violation
 * at the end or, with `audited`, after a step.
 */
export function compare({ start, setting, drafts, played, audited }: Sequence, tally: Tally): void {
  const model = openModel(Date.parse(start), setting);
  const side = openBankLike(model);
  for (const draft of drafts) {
    const step = played.length < STEPS ? draft(model) : null;
    if (step === null) continue;
    const waiting = model.things.filter(({ due }) => due !== null);
    const outcome = play(modelPlayer, model, step);
    played.push(`${JSON.stringify(step)}: ${outcome}`);
    same(`the outcome of ${step.act}`, outcome, playBank(side, step));
    compareBalances(model, side, tally);
    if (audited) audit(side);
    add(tally, `${step.act}: ${FIGURES.includes(step.act) && outcome !== REFUSED ? "set" : outcome}`);
    if (step.act === "advance") {
      compareThings(model, side, waiting);
      for (const { kind, due, reason, status } of waiting) {
        if (due === null) add(tally, `${kind} later: ${reason ?? status}`);
      }
    }
  }
  compareThings(model, side, model.things);
  audit(side);
}

function audit({ bank }: BankSide): void {
  same("the audit", "[]", JSON.stringify(bank.audit()));
}

function compareBalances(model: Model, { bank, accounts }: BankSide, tally: Tally): void {
  for (const [account, id] of accounts.entries()) {
    const { current, available } = balancesOf(model, account);
    const { current_balance, available_balance, loan } = bank.accounts.balance(id);
    same(`the current balance of Account ${account}`, current, current_balance);
    same(`the available balance of Account ${account}`, available, available_balance);
    const owed = owedBy(model, account);
    same(`the debt of Account ${account}`, owedText(owed), owedText(owedOf(loan)));
    const terms = at(model.accounts, account).loan?.terms;
    if (owed !== null && terms !== undefined) add(tally, owedKey(owed, terms, model.now));
  }
}

function owedKey({ due, pastDue }: Owed, { payment, matures }: LoanTerms, now: number): string {
  const what = due > 0 ? (pastDue > 0 ? "both" : "due") : pastDue > 0 ? "past_due" : "nothing";
  return `owed by ${payment}: ${matures !== null && matures <= now ? "mature_" : ""}${what}`;
}

function owedOf(loan: BalanceLookup["loan"]): Owed | null {
  if (loan === null) return null;
  const { due_at, due_balance, past_due_balance } = loan;
  return { due: due_balance, dueAt: due_at === null ? null : Date.parse(due_at), pastDue: past_due_balance };
}

function owedText(owed: Owed | null): string {
  return owed === null ? "nothing" : `${owed.due} at ${owed.dueAt}, ${owed.pastDue} past due`;
}

/** Held amounts are compared only while pending, because a complete Pending Transaction keeps its last held amount. */
function compareThings(model: Model, side: BankSide, compared: readonly Thing[]): void {
  for (const thing of compared) {
    const place = model.things.indexOf(thing);
    const { kind, status, reason, held } = thing;
    const other = at(side.things, place);
    same(`the state of thing ${place}, ${kind}`, reason ?? status, other.state());
    if (status === "pending") same(`the held amount of thing ${place}, ${kind}`, held, other.held?.() ?? 0);
  }
}

function same(what: string, model: string | number, bank: string | number): void {
  if (model !== bank) throw new Error(`Model and bank differ in ${what}: ${model} and ${bank}.`);
}

function add(tally: Tally, key: string): void {
  tally.set(key, (tally.get(key) ?? 0) + 1);
}
