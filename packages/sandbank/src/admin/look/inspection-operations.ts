import { MOST_STEPS, readDefaults } from "@sandbank/view/reads/read-defaults";
import * as z from "zod";
import { defineOperation } from "../operation.ts";
import { instant, POINT, pointParam, requests, secrets } from "../schemas.ts";

const cents = z.number().int().describe("Cents.");

function beforeAndAfter<Value extends z.ZodType>(value: Value) {
  return z.strictObject({ before: value, after: value });
}

export const inspectionOperations = {
  explain: defineOperation({
    method: "GET",
    path: "/explain",
    scope: "bank",
    effect: "read",
    summary: "Says why something was declined: the rules in order, the facts of each, and the rule that decided.",
    params: z.strictObject({
      id: z
        .string()
        .describe("The id of a Declined Transaction, or of the transfer, check or card element that was declined."),
    }),
    result: z.looseObject({ text: z.string(), reason: z.string() }),
    command: { words: "explain", positional: ["id"], examples: ["explain declined_transaction_9r4j"] },
  }),
  largest_approved: defineOperation({
    method: "GET",
    path: "/largest_approved",
    scope: "bank",
    effect: "read",
    summary: "Finds the largest amount that would have been approved in place of a declined one.",
    params: z.strictObject({
      id: z
        .string()
        .describe("The id of a Declined Transaction, or of the transfer, check or card element that was declined."),
    }),
    result: z.strictObject({
      declinedTransactionId: z.string(),
      entry: z.number().int().describe("The number of journal entries after the decline."),
      requested: z.number().int().nullable().describe("Cents; null if the declined call had no amount."),
      largest: z.number().int().nullable().describe("Cents; null if every amount would have been declined."),
      fitsFrom: instant
        .nullable()
        .describe(
          "If a Limit declined: the first instant at which the requested amount fits all Limits that apply, if no debit is made, settled, reversed or expires until then. Null if it never does.",
        ),
      fitsExcept: z
        .array(
          z.strictObject({
            from: instant,
            until: instant.describe("The first instant at which the amount fits again."),
          }),
        )
        .describe("The spans after `fitsFrom` in which the amount does not fit again, in order. Mostly empty."),
      text: z.string().describe("The same in words."),
    }),
  }),
  balance: defineOperation({
    method: "GET",
    path: "/balance",
    scope: "bank",
    effect: "read",
    summary: "Explains the balances of an Account: Transactions by category, open holds, and the ledger entries.",
    params: z.strictObject({
      account: z.string().describe("The id of an Account."),
      at: pointParam
        .optional()
        .describe(
          `The point: ${POINT} Or an instant of the next year: the balances then, if only what falls due happens. Default: now.`,
        ),
      entry: z.coerce
        .number()
        .int()
        .min(1)
        .optional()
        .describe(
          "The number of a ledger entry of the Account, from 1: the balances right after it. Default: the last.",
        ),
      last: z.coerce
        .number()
        .int()
        .min(0)
        .optional()
        .describe("Only this many of the latest ledger entries. Default: all."),
    }),
    result: z.strictObject({
      account: z.string(),
      at: instant,
      current: cents,
      available: cents,
      text: z.string().describe("Why the balances differ, as a sentence, and another one about `unpaidInterest`."),
      groups: z
        .array(
          z.strictObject({
            category: z.string().describe("The category of the Transactions, such as `card_settlement`."),
            label: z.string().describe("For people, such as `Captured by cards`."),
            amount: cents,
            count: z.number().int().describe("How many Transactions."),
          }),
        )
        .describe("The posted Transactions; their amounts add up to the current balance."),
      holds: z
        .array(
          z.strictObject({
            reference: z.string().describe("The id of a Pending Transaction."),
            amount: cents,
            description: z.string(),
            expiresAt: instant.nullable().describe("Null if the hold does not expire by itself."),
          }),
        )
        .describe("The open holds, oldest first."),
      entries: z.array(
        z.strictObject({
          at: instant,
          kind: z.enum(["posted", "held", "released", "credit"]),
          current: z.number().int().describe("Cents that the entry adds to the current balance."),
          available: z.number().int().describe("Cents that the entry adds to the available balance."),
          reference: z.string().describe("The object that moved the amount."),
          after: z.strictObject({ current: cents, available: cents }).describe("The balances after the entry."),
          description: z.string().describe("What moved the amount, such as the name of the merchant."),
        }),
      ),
      omitted: z.number().int().describe("How many earlier entries are not listed."),
      unpaidInterest: z
        .strictObject({ at: instant, amount: cents })
        .nullable()
        .describe(
          "The interest that no schedule paid on the latest first of a month. Null if there is none, and with live schedules.",
        ),
    }),
    command: {
      words: "balance",
      positional: ["account"],
      examples: ["balance Operating", "balance account_1a2b --at 2026-12-01T00:00:00Z"],
    },
  }),
  diff: defineOperation({
    method: "GET",
    path: "/diff",
    scope: "bank",
    effect: "read",
    summary:
      "Compares two points of the history of a bank: objects, balances and the clock. Exit code 1 if they differ.",
    params: z.strictObject({
      from: pointParam.default("0").describe(`The earlier point: ${POINT} Default: 0.`),
      to: pointParam.default("now").describe("The later point, written in the same way. Default: now."),
    }),
    result: z.strictObject({
      clock: beforeAndAfter(instant),
      resources: z.array(
        z.strictObject({
          resource: z.string().describe("Such as `accountNumbers`."),
          created: z.array(z.looseObject({ id: z.string() })),
          changed: z.array(
            z.strictObject({
              id: z.string(),
              type: z.string(),
              fields: z.array(
                z.strictObject({
                  path: z.string().describe("Such as `shipment.status`."),
                  before: z.unknown().optional().describe("Absent if the list had no such element."),
                  after: z.unknown().optional().describe("Absent if the list has no such element."),
                }),
              ),
            }),
          ),
          deleted: z.array(z.looseObject({ id: z.string() })),
        }),
      ),
      balances: z.array(
        z.strictObject({ account: z.string(), current: beforeAndAfter(cents), available: beforeAndAfter(cents) }),
      ),
    }),
    command: {
      words: "diff",
      positional: ["from", "to"],
      examples: ["diff 12", "diff 12 20", "diff snapshot:before-payday now"],
    },
  }),
  limit_use: defineOperation({
    method: "GET",
    path: "/limit_use",
    scope: "bank",
    effect: "read",
    summary:
      "Says how much of a Limit is used, what is left, and which debits count: at present, or at an earlier point.",
    params: z.strictObject({
      id: z
        .string()
        .describe(
          "The id of a Limit, or of an Account, Account Number or Card for all active Limits on it. An Account comes with its Account Numbers and Cards.",
        ),
      at: pointParam.default("now").describe(`The point: ${POINT} Default: now.`),
    }),
    result: z.strictObject({
      data: z.array(
        z.strictObject({
          limitId: z.string(),
          modelId: z.string(),
          metric: z.enum(["count", "volume"]),
          interval: z.string().nullable(),
          status: z.string(),
          value: z.number().int(),
          window: z.strictObject({
            after: instant.nullable().describe("Debits after this instant count; null if all do, or none."),
            until: instant,
          }),
          used: z.number().int().nullable().describe("Null if it is beyond the safe integers."),
          remaining: z.number().int().nullable().describe("Negative if the Limit is younger than the debits."),
          debits: z.array(z.strictObject({ id: z.string(), at: instant, count: z.number().int(), volume: cents })),
        }),
      ),
    }),
    command: { words: "limits", positional: ["id"], examples: ["limits card_1a2b", "limits limit_3c4d --at 12"] },
  }),
  search: defineOperation({
    method: "GET",
    path: "/search",
    scope: "bank",
    effect: "read",
    summary:
      "Finds objects by what people know of them: names, merchants, amounts, last four digits, trace numbers, ids.",
    params: z.strictObject({
      q: z
        .string()
        .refine((text) => [...text].length <= 200, "Pass at most 200 characters.")
        .meta({ maxLength: 200 })
        .describe(
          "Words that an object must all contain, such as `cedar 45.00`, or the beginning of an id. An empty text counts the objects of each type.",
        ),
    }),
    result: z.strictObject({
      data: z
        .array(
          z.strictObject({
            type: z.string().describe("The `type` of the objects, such as `card_payment`."),
            count: z.number().int().describe("How many objects of the type match."),
            results: z
              .array(
                z.strictObject({
                  id: z.string(),
                  name: z.string().describe("For people, such as `Office manager ..4286 on Operating`."),
                  account: z
                    .strictObject({ id: z.string(), name: z.string() })
                    .nullable()
                    .describe("The Account that it belongs to; null if it belongs to none."),
                  status: z.string().nullable(),
                  at: instant.describe("When it was created."),
                  matched: z
                    .string()
                    .describe("The field that contains the first word, such as `name`, `amount` or `trace_number`."),
                }),
              )
              .describe("The newest 50 of them, newest first."),
          }),
        )
        .describe("A group for each type with matches, in a fixed order. An Event is found by its id only."),
    }),
    command: { words: "search", positional: ["q"], examples: ["search 'cedar 45.00'", "search 4286"] },
  }),
  names: defineOperation({
    method: "GET",
    path: "/names",
    scope: "bank",
    effect: "read",
    summary: "Returns the names of objects for people, such as `Office manager ..4286 on Operating`, by their ids.",
    params: z.strictObject({
      ids: z
        .string()
        .refine((ids) => ids.split(",").length <= 100, "Pass at most 100 ids.")
        .describe("Up to 100 ids, with commas between them."),
    }),
    result: z.strictObject({
      data: z.record(z.string(), z.string()).describe("Without the ids that the bank does not have."),
    }),
  }),
  audit: defineOperation({
    method: "GET",
    path: "/audit",
    scope: "bank",
    effect: "read",
    summary: "Lists the invariants of the ledger and of all objects that do not hold; none in a sound bank.",
    params: z.strictObject({}),
    result: z.strictObject({ violations: z.array(z.looseObject({})) }),
    command: { words: "audit", examples: ["audit"] },
  }),
  coverage: defineOperation({
    method: "GET",
    path: "/coverage",
    scope: "bank",
    effect: "read",
    summary:
      "Returns what all banks of the server have reached, or one bank: endpoints, reasons, states, transitions, Events, errors.",
    params: z.strictObject({
      of: z
        .enum(["server", "bank"])
        .default("server")
        .describe("`bank`: only what this bank itself has reached since it was opened, without its seed."),
    }),
    result: z.looseObject({ unreached: z.array(z.string()) }),
    command: {
      words: "coverage",
      examples: ["coverage --min 80", "coverage --kind reasons --unreached", "coverage --bank worker-1"],
    },
  }),
  trace: defineOperation({
    method: "GET",
    path: "/trace",
    scope: "bank",
    effect: "read",
    summary:
      "Returns the latest calls and moves of the clock, with what each caused. A bank keeps 1,000 reads and 10,000 others.",
    params: z.strictObject({
      last: z.coerce.number().int().min(0).max(MOST_STEPS).default(readDefaults.trace.last),
      before: z.coerce
        .number()
        .int()
        .min(1)
        .optional()
        .describe("The number of a step: the steps before it. Default: the latest."),
      requests,
      secrets,
    }),
    result: z.looseObject({
      steps: z.array(z.looseObject({})),
      omitted: z.number().int().describe("How many earlier steps are not listed, or no longer kept."),
      kept: z
        .strictObject({ reads: z.number().int(), others: z.number().int() })
        .describe("The most reads and the most other steps that the bank keeps."),
    }),
    command: { words: "logs", examples: ["logs --follow", "logs --status 4xx"] },
  }),
};
