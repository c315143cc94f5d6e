import type { Account, AccountNumber, ExternalAccount } from "@sandbank/contract";
import { parseDay } from "../calendar/days.ts";
import { dollars } from "../money/dollars.ts";
import type { Rule } from "../resource-kit/refusal-rule.ts";
import { isOpen, type Owned } from "./account-refusals.ts";

const ownerIsNotDisabled: Rule<Owned> = {
  id: "owner-not-disabled",
  condition: "The Entity that owns the Account is not disabled.",
  assumption: "O-04",
  broken: ({ owner }) => owner.status === "disabled",
  detail: ({ account, owner }) =>
    `Account ${account.id} is owned by Entity ${owner.id}, which is disabled, so no transfer can use it. Use an Account of another Entity.`,
};

/** For the creation of every transfer, about the Account that it moves money out of, or in an ACH debit into. */
export const senderRules: readonly Rule<Owned>[] = [isOpen, ownerIsNotDisabled];

/** For the approval of a transfer. Its Pending Transaction keeps the Account open until then (D-38). */
export const approverRules: readonly Rule<Owned>[] = [ownerIsNotDisabled];

interface Source {
  readonly sourceNumber: AccountNumber | null;
}

/** For the creation and approval of every transfer that names the Account Number that it comes from. */
export const sourceNumberIsActive: Rule<Source> = {
  id: "source-number-active",
  condition: "The Account Number in `source_account_number_id` is active, if one is named.",
  broken: ({ sourceNumber }) => sourceNumber !== null && sourceNumber.status !== "active",
  detail: ({ sourceNumber }) =>
    `Account Number ${sourceNumber?.id} is ${sourceNumber?.status}, so nothing can be sent from it. Use an active one.`,
};

/** For the creation of every transfer that names both an Account and an Account Number. */
export const sourceNumberIsOfAccount: Rule<Source & Pick<Owned, "account">> = {
  id: "source-number-of-account",
  condition: "The Account Number in `source_account_number_id` is one of the Account, if one is named.",
  field: "source_account_number_id",
  broken: ({ account, sourceNumber }) => sourceNumber !== null && sourceNumber.account_id !== account.id,
  detail: ({ account, sourceNumber }) =>
    `names an Account Number of Account ${sourceNumber?.account_id}: use one of ${account.id}`,
};

/** For the creation and approval of every transfer to another bank. */
export const externalAccountIsActive: Rule<{ readonly externalAccount: ExternalAccount | null }> = {
  id: "external-account-active",
  condition: "The External Account is active, if one is named.",
  assumption: "O-05",
  broken: ({ externalAccount }) => externalAccount?.status === "archived",
  detail: ({ externalAccount }) =>
    `External Account ${externalAccount?.id} is archived, so nothing can be sent to it. Make it active again, or name another.`,
};

export interface DateFacts {
  /** The date that the client wants, `YYYY-MM-DD`, if any, and the present one in New York. */
  readonly dates: { readonly wanted: string | null; readonly today: string };
}

export function isPast({ dates: { wanted, today } }: DateFacts): boolean {
  return wanted !== null && parseDay(wanted) < parseDay(today);
}

/** For the creation of every transfer with a date. */
export function dateIsNotPast(field: string): Rule<DateFacts> {
  return {
    id: "date-not-past",
    condition: "The date is not in the past, in New York.",
    field,
    broken: isPast,
    detail: ({ dates }) => `is in the past: the bank's date in New York is ${dates.today}`,
  };
}

export interface FundsFacts {
  readonly account: Account;
  /** Cents that leave the Account; 0 or less if none do. */
  readonly amount: number;
  readonly availableBalance: number;
}

/** For the creation of every transfer that moves money out. Later steps do not compare it again. */
export const fundsCover: Rule<FundsFacts> = {
  id: "funds-cover",
  condition: "The available balance covers the amount.",
  assumption: "D-85",
  broken: ({ amount, availableBalance }) => amount > 0 && availableBalance < amount,
  detail: ({ account, amount, availableBalance }) =>
    `The available balance of ${dollars(availableBalance)} does not cover ${dollars(amount)}: ${dollars(amount - availableBalance)} is missing. Send less, or add money to Account ${account.id} first.`,
};
