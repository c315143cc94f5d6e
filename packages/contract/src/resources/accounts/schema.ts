import * as z from "zod";
import { once } from "../../once.ts";
import {
  cents,
  createInFilter,
  createListSchema,
  currencySchema,
  decimal,
  enumeration,
  id,
  idempotencyKey,
  idempotencyKeyFilter,
  instant,
  listParams,
  reference,
  text,
  timestamp,
} from "../../schema-kit.ts";

export const bankSchema = enumeration("BankName", "The bank that holds the money of an Account.", {
  core_bank: "The operator's own bank.",
  partner_bank_1: "The first partner bank.",
  partner_bank_2: "The second partner bank.",
});

export const accountStatusSchema = enumeration("AccountStatus", "Whether an Account can be used.", {
  open: "Money can move in and out.",
  closed: "Permanently closed: no new activity can occur.",
});

export const accountFundingSchema = enumeration("AccountFunding", "Where the money of an Account comes from.", {
  loan: "The money is borrowed under a credit limit. Requires a Program with lending.",
  deposits: "The money was deposited.",
});

export const loanStatementPaymentTypeSchema = enumeration(
  "LoanStatementPaymentType",
  "The amount that is due at the end of a statement period.",
  {
    balance: "The full balance is due.",
    interest_until_maturity: "Only the accrued interest is due, until maturity.",
  },
);

const creditLimit = once(() => cents("The largest amount that can be borrowed, in cents, 0 or more.").min(0));
const gracePeriodDays = once(() =>
  z
    .int()
    .min(0)
    .max(36_500)
    .meta({ description: "Days after the statement date before the Account counts as delinquent, 0 to 36500." }),
);
const statementDay = once(() =>
  z.int().min(1).max(28).meta({ description: "Day of the month on which a statement is created, 1 to 28." }),
);

export const accountLoanSchema = once(() =>
  z
    .strictObject({
      credit_limit: creditLimit(),
      grace_period_days: gracePeriodDays(),
      maturity_date: z.iso
        .date()
        .nullable()
        .meta({ description: "Day on which the whole loan is due, `YYYY-MM-DD`, or null." }),
      statement_day_of_month: statementDay(),
      statement_payment_type: loanStatementPaymentTypeSchema(),
    })
    .meta({ id: "AccountLoan", description: "The terms of a loan Account." }),
);

export const accountSchema = once(() =>
  z
    .strictObject({
      id: id("account", "Identifier of the Account."),
      account_revenue_rate: decimal(
        "Rate at which non-interest income accrues on the Account",
        '`"0.01"` for 1%',
        "Null if none accrues.",
      ).nullable(),
      bank: bankSchema(),
      closed_at: timestamp("When the Account was closed, or null while it is open.").nullable(),
      created_at: timestamp("When the Account was created."),
      currency: currencySchema(),
      entity_id: id("entity", "The Entity that owns the Account."),
      funding: accountFundingSchema(),
      idempotency_key: idempotencyKey(),
      informational_entity_id: id(
        "entity",
        "An Entity that is associated with the activity of the Account but does not own it, or null.",
      ).nullable(),
      interest_rate: decimal("Yearly interest rate", '`"0.01"` for 1%'),
      loan: accountLoanSchema().nullable().meta({ description: "The terms of the loan on a loan Account, else null." }),
      name: text("Name that the client chose, 1 to 200 characters."),
      program_id: id("program", "The Program whose compliance and commercial terms apply."),
      status: accountStatusSchema(),
      type: z.literal("account").meta({ description: "Always `account`." }),
    })
    .meta({ id: "Account", description: "Holds money. An Account is owned by an Entity and falls under a Program." }),
);

export const accountListSchema = once(() => createListSchema("AccountList", accountSchema()));

export const accountLoanBalanceSchema = once(() =>
  z
    .strictObject({
      due_at: timestamp(
        "When the oldest part of the due balance becomes past due, or null if nothing is due.",
      ).nullable(),
      due_balance: cents("The unpaid amount of the statements that is not past due yet, in cents, 0 or more.").min(0),
      past_due_balance: cents("The amount that is past due, in cents, 0 or more.").min(0),
    })
    .meta({
      id: "AccountLoanBalance",
      description: "The amounts that a loan Account owes by its statements: zero until the first statement.",
    }),
);

export const balanceLookupSchema = once(() =>
  z
    .strictObject({
      account_id: id("account", "The Account that was looked up."),
      available_balance: cents(
        "The amount that can be spent, in cents: the current balance minus the amounts that Pending Transactions hold, plus unused credit on a loan Account.",
      ),
      current_balance: cents("The sum of all posted Transactions, in cents."),
      loan: accountLoanBalanceSchema()
        .nullable()
        .meta({ description: "The amounts that a loan Account owes by its statements, or null on a deposit Account." }),
      type: z.literal("balance_lookup").meta({ description: "Always `balance_lookup`." }),
    })
    .meta({ id: "BalanceLookup", description: "The balances of an Account at one instant." }),
);

export const accountCreateParamsSchema = once(() =>
  z
    .strictObject({
      name: text("Name for the Account, 1 to 200 characters."),
      entity_id: reference("entity", "The Entity that owns the Account. Default: the oldest active Entity.").optional(),
      program_id: reference(
        "program",
        "The Program of the Account. Required if there are several Programs.",
      ).optional(),
      informational_entity_id: reference(
        "entity",
        "An Entity associated with the Account's activity, generally the beneficiary of the funds.",
      ).optional(),
      funding: accountFundingSchema()
        .meta({ description: "Where the money comes from.", default: "deposits" })
        .optional(),
      loan: z
        .strictObject({
          credit_limit: creditLimit(),
          grace_period_days: gracePeriodDays(),
          statement_day_of_month: statementDay(),
          statement_payment_type: loanStatementPaymentTypeSchema(),
          maturity_date: z.iso
            .date()
            .meta({
              description: "Day on which the whole loan is due, `YYYY-MM-DD`, later than the day of the request.",
            })
            .optional(),
        })
        .meta({
          id: "AccountCreateLoanParams",
          description: "The terms of the loan. Required with `funding: loan`, refused without it.",
        })
        .optional(),
    })
    .meta({ id: "AccountCreateParams" }),
);

export const accountUpdateParamsSchema = once(() =>
  z
    .strictObject({
      name: text("New name, 1 to 200 characters.").optional(),
      loan: z
        .strictObject({ credit_limit: creditLimit() })
        .meta({ id: "AccountUpdateLoanParams", description: "New terms of the loan. Allowed for a loan Account only." })
        .optional(),
    })
    .meta({ id: "AccountUpdateParams" }),
);

export const accountListParamsSchema = once(() =>
  listParams("AccountListParams", {
    entity_id: reference("entity", "Only Accounts that this Entity owns.").optional(),
    informational_entity_id: reference("entity", "Only Accounts with this informational Entity.").optional(),
    program_id: reference("program", "Only Accounts under this Program.").optional(),
    idempotency_key: idempotencyKeyFilter(),
    status: createInFilter(accountStatusSchema(), "Only Accounts in one of these states."),
  }),
);

export const accountBalanceParamsSchema = once(() =>
  z
    .strictObject({
      at_time: instant(
        "The instant to look up, inclusive. Default: now. Before the creation of the Account, all balances are zero. An instant in the future is refused.",
      ).optional(),
    })
    .meta({ id: "AccountBalanceParams" }),
);

/** The body of the two simulations of payments that production makes on the first of each month. */
function accrualPaymentParams(name: string, kind: string) {
  return z
    .strictObject({
      account_id: reference("account", `The Account to pay the ${kind} into.`),
      accrued_on_account_id: reference(
        "account",
        `The Account on which the ${kind} accrued. Default: \`account_id\`.`,
      ).optional(),
      amount: cents("The amount to pay, in cents, at least 1.").min(1),
      period_start: instant("Start of the accrual period. Default: now.").optional(),
      period_end: instant("End of the accrual period. Default: now.").optional(),
    })
    .meta({ id: name });
}

export const accountRevenuePaymentCreateParamsSchema = once(() =>
  accrualPaymentParams("AccountRevenuePaymentCreateParams", "revenue"),
);
export const interestPaymentCreateParamsSchema = once(() =>
  accrualPaymentParams("InterestPaymentCreateParams", "interest"),
);
