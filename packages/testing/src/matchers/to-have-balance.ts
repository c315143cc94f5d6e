import { type Account, type Bank, BankError } from "@sandbank/engine";
import { copyBank, described } from "../bank-value.ts";
import { misuse } from "../misuse.ts";
import { dollars } from "../properties/dollars.ts";
import { undefinedName } from "../undefined-name.ts";
import { unpaidInterestLine } from "../unpaid-interest.ts";
import type { MatcherResult } from "./matcher-result.ts";
import { requireBank } from "./subject.ts";

/** The balances to compare, in minor units. Pass at least one. */
export interface ExpectedBalance {
  /** The sum of the posted Transactions. */
  readonly current?: number;
  /** `current` minus the holds of Pending Transactions. On a loan Account the unused credit is added. */
  readonly available?: number;
}

const MOST_SHOWN = 5;
const articles = { current: "a current", available: "an available" } as const;

/** Checks `expect(bank).toHaveBalance(account, { current, available })`, or the assertion `check`. */
export function checkBalance(check: string, subject: unknown, account: unknown, expected: unknown): MatcherResult {
  const bank = copyBank(requireBank(check, subject));
  const wanted = requireExpected(check, expected);
  const found = retrieveAccount(check, bank, readAccountId(check, account));
  const lookup = bank.accounts.balance(found.id);
  const balances = { current: lookup.current_balance, available: lookup.available_balance };
  const names = (["current", "available"] as const).filter((name) => wanted[name] !== undefined);
  const actual = Object.fromEntries(names.map((name) => [name, balances[name]]));
  const pass = names.every((name) => balances[name] === wanted[name]);
  const told = names.map((name) => `${articles[name]} balance of ${money(wanted[name])}`).join(" and ");
  const wrong = names.filter((name) => balances[name] !== wanted[name]);
  const whose = `${found.id} ("${found.name}")`;
  return {
    pass,
    message: () =>
      pass
        ? `Expected ${whose} not to have ${told}, but it has.`
        : [
            `Expected ${whose} to have ${told}, but ${wrong.map((name) => `its ${name} balance is ${money(balances[name])}`).join(" and ")}.`,
            ...movements(bank, found.id),
            ...unpaidInterest(bank, found.id),
          ].join("\n"),
    actual,
    expected: wanted,
  };
}

function requireExpected(check: string, expected: unknown): ExpectedBalance {
  const { current, available, ...others } = Object(expected) as ExpectedBalance & Record<string, unknown>;
  const isWrong = (value: unknown) => value !== undefined && !Number.isSafeInteger(value);
  const isComplete =
    typeof expected === "object" &&
    !(current === undefined && available === undefined) &&
    undefinedName(Object(expected), ["current", "available"]) === undefined;
  if (isComplete && !isWrong(current) && !isWrong(available) && Object.keys(others).length === 0)
    return Object(expected);
  throw misuse(
    check,
    `the expected balance is ${JSON.stringify(expected)}. Pass { current }, { available } or both, whole numbers of minor units.`,
  );
}

function readAccountId(check: string, account: unknown): string {
  const id = typeof account === "object" && account !== null ? (account as { id?: unknown }).id : account;
  // The ids of Account Numbers and other objects begin with the same word.
  if (typeof id === "string" && /^account_[0-9a-z]+$/.test(id)) return id;
  throw misuse(check, `it received ${described(account)} instead of an Account. Pass an Account or its id.`);
}

function retrieveAccount(check: string, bank: Bank, id: string): Account {
  try {
    return bank.accounts.retrieve(id as Account["id"]);
  } catch (error) {
    if (!(error instanceof BankError)) throw error;
    throw misuse(
      check,
      `this bank has no Account ${id}. Check that the Account was created in this bank, and not in another test.`,
    );
  }
}

/** Lists the newest Transactions and holds, which explain the balances. */
function movements(bank: Bank, id: Account["id"]): string[] {
  const transactions = bank.transactions.list({ account_id: id, limit: MOST_SHOWN });
  const posted = transactions.data.map(
    ({ amount, id: of, source }) => `  ${signed(amount)}  ${source.category}  ${of}`,
  );
  const pending = bank.pendingTransactions.list({ account_id: id, status: { in: ["pending"] }, limit: MOST_SHOWN });
  const held = pending.data.map(
    ({ held_amount: amount, id: of, source }) => `  ${signed(-amount)}  ${source.category}  ${of}`,
  );
  return [
    posted.length === 0 ? "It has no Transactions." : `Its newest Transactions${more(transactions)}:`,
    ...posted,
    ...(held.length === 0 ? [] : [`On hold${more(pending)}:`, ...held]),
  ];
}

function unpaidInterest(bank: Bank, account: Account["id"]): string[] {
  const { unpaidInterest: unpaid } = bank.explainBalance({ account, last: 0 });
  return unpaid === null ? [] : [unpaidInterestLine(unpaid)];
}

function more({ next_cursor: next }: { readonly next_cursor: string | null }): string {
  return next === null ? "" : `, ${MOST_SHOWN} of more`;
}

/** An amount as other reports print it, and as a test passes it: `$50.00 (5000)`. */
function money(amount = 0): string {
  return `${dollars(amount)} (${amount})`;
}

function signed(amount: number): string {
  return `${amount > 0 ? "+" : ""}${dollars(amount)}`.padStart(12);
}
