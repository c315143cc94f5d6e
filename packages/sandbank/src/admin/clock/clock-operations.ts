import { readDefaults } from "@sandbank/view/reads/read-defaults";
import * as z from "zod";
import { defineOperation } from "../operation.ts";
import { durationParam, instant, instantParam } from "../schemas.ts";

const dueJob = z.strictObject({
  at: instant,
  kind: z.string(),
  object: z.string().nullable(),
  account: z.string().optional().describe("The Account whose money a hold that expires has held."),
});

const clockState = z.strictObject({
  now: instant,
  rate: z.number().describe("How fast time passes: 1 is real time, 60 is an hour a minute, 0 stands still."),
  next: dueJob
    .nullable()
    .describe(
      "What falls due first: when, which kind, and the object that it is about. Null if there is nothing. The deletion of old Events does not count, and a webhook that is sent late or again counts only if there is nothing else.",
    ),
});

const ranJobs = z.strictObject({
  kind: z.string().describe("Such as `card_authorizations.expire`."),
  outcome: z.string().nullable().describe("`accepted` or `declined`; null for a kind with one outcome."),
  count: z.number().int().describe("How many things the jobs did, such as deleted Events."),
  amount: z.number().int().nullable().describe("Cents; null if the kind concerns no amount."),
  objects: z.array(z.string()).describe("The ids of the first 20 objects."),
});

const loanDates = z.strictObject({
  ...ranJobs.shape,
  kind: z.string().describe("`accounts.statement` or `accounts.payment_due`."),
  count: z.number().int().describe("How many loans had the date."),
  amount: z.number().int().nullable().describe("Cents that were billed, or became past due; null if nothing did."),
});

const moved = z.strictObject({
  from: instant,
  to: instant,
  step: z
    .number()
    .int()
    .describe(
      "The number of the latest step of the log at the end: the move, unless requests were answered meanwhile.",
    ),
  ran: z.array(ranJobs).describe("The jobs that ran on the way, by kind and outcome. The dates of loans are not jobs."),
  loanDates: z.array(loanDates).describe("The dates of loans that passed, by kind."),
  delivered: z.number().int().describe("Webhooks that were delivered."),
  failed: z.number().int().describe("Attempts to deliver a webhook that failed."),
  failedAttempts: z.array(z.string()).describe("The ids of the first 1,000 attempts that failed."),
  deletedFailures: z
    .number()
    .int()
    .describe("Failed webhooks that were deleted with their Events, after 30 days. They can no longer be sent again."),
  unsettled: z
    .string()
    .nullable()
    .describe("The newest ACH Transfer of an earlier day that no schedule settles. Null if there is none."),
});

export const clockOperations = {
  "clock.get": defineOperation({
    method: "GET",
    path: "/clock",
    scope: "bank",
    effect: "read",
    summary: "Returns the bank's time, its rate, and what falls due next.",
    params: z.strictObject({}),
    result: clockState,
    command: { words: "clock", examples: ["clock"] },
  }),
  "clock.due": defineOperation({
    method: "GET",
    path: "/clock/due",
    scope: "bank",
    effect: "read",
    summary: "Lists what will fall due, the earliest first: jobs that will change something, and the dates of loans.",
    params: z.strictObject({
      limit: z.coerce
        .number()
        .int()
        .min(1)
        .max(1000)
        .default(readDefaults["clock.due"].limit)
        .describe("How many, 1 to 1000. Default: 20."),
    }),
    result: z.strictObject({
      data: z.array(dueJob),
    }),
    command: { words: "clock due", examples: ["clock due", "clock due --limit 100"] },
  }),
  "clock.advance": defineOperation({
    method: "POST",
    path: "/clock/advance",
    scope: "bank",
    effect: "write",
    summary: "Moves the bank's time forward by a duration, and runs and delivers everything that falls due.",
    params: z.strictObject({
      duration: durationParam.describe("Such as `31d`, `1h30m` or `500ms`; units w, d, h, m, s, ms."),
    }),
    result: moved,
    command: { words: "clock advance", positional: ["duration"], examples: ["clock advance 31d"] },
  }),
  "clock.to": defineOperation({
    method: "POST",
    path: "/clock/to",
    scope: "bank",
    effect: "write",
    summary: "Moves the bank's time forward to an instant.",
    params: z.strictObject({ instant: instantParam.describe("ISO 8601 with a zone, not before the bank's time.") }),
    result: moved,
    command: {
      words: "clock to",
      positional: ["instant"],
      examples: ["clock to 2027-01-01T00:00:00Z"],
    },
  }),
  "clock.next": defineOperation({
    method: "POST",
    path: "/clock/next",
    scope: "bank",
    effect: "write",
    summary:
      "Moves the bank's time to what `clock` names as next: not to the deletion of old Events, and to a webhook that is sent late or again only if nothing else falls due.",
    params: z.strictObject({}),
    result: moved,
    command: { words: "clock next", examples: ["clock next"] },
  }),
  "clock.freeze": defineOperation({
    method: "POST",
    path: "/clock/freeze",
    scope: "bank",
    effect: "write",
    summary: "Stops the bank's time. It still moves by `clock advance`.",
    params: z.strictObject({}),
    result: clockState,
    command: { words: "clock freeze", examples: ["clock freeze"] },
  }),
  "clock.resume": defineOperation({
    method: "POST",
    path: "/clock/resume",
    scope: "bank",
    effect: "write",
    summary: "Lets the bank's time pass as fast as the machine's.",
    params: z.strictObject({}),
    result: clockState,
    command: { words: "clock resume", examples: ["clock resume"] },
  }),
  "clock.rate": defineOperation({
    method: "POST",
    path: "/clock/rate",
    scope: "bank",
    effect: "write",
    summary: "Sets how fast the bank's time passes. A move that is on its way ends, as by `clock freeze`.",
    params: z.strictObject({
      rate: z.coerce.number().min(0).max(1_000_000).describe("60 is an hour a minute; 0 stands still."),
    }),
    result: clockState,
    command: { words: "clock rate", positional: ["rate"], examples: ["clock rate 60"] },
  }),
};
