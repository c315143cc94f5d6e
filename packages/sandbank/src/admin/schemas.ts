import type { Duration } from "@sandbank/engine";
import { parseDuration, toMilliseconds } from "@sandbank/view/words/duration";
import { isPoint, printPointRule } from "@sandbank/view/words/points";
import * as z from "zod";
import { INSTANT_RULE, parseInstant } from "../instant.ts";

/** An object of the API, or one whose members the table does not list. */
export const object = z.looseObject({});

export const instant = z.string().describe("ISO 8601 in UTC, with milliseconds.");

/** An instant that a caller passes. */
export const instantParam = z.stringFormat("date-time", (text) => parseInstant(text) !== undefined, INSTANT_RULE);

/** A duration that a caller passes, such as `31d`. Handlers get milliseconds. */
export const durationParam = z
  .stringFormat(
    "sandbank-duration",
    (text) => parseDuration(text) !== undefined,
    "Write amounts with units, such as 31d or 1h30m; the units are w, d, h, m, s and ms.",
  )
  .transform((text) => toMilliseconds(parseDuration(text) as Duration));

/** A point of the history of a bank that a caller passes. */
export const pointParam = z.coerce
  .string()
  .refine(isPoint, printPointRule("a number of journal entries such as 12, step:NUMBER for a step of the log"));

export const POINT =
  "`now`, a number of journal entries such as 12, `step:NUMBER` for a step of the log, an instant, a duration such as `7d` for how long ago, or `snapshot:NAME`.";

/** A parameter of reads that return attempts to deliver webhooks. */
export const requests = z
  .literal("none")
  .optional()
  .describe("`none`: without the requests of the attempts, which are signed again to show them. Default: with them.");

/** A parameter of reads whose results programs replay or run: whether placeholders replace the secrets. */
export const secrets = z
  .enum(["redacted", "shown"])
  .optional()
  .describe(
    "`shown`: with API keys, webhook secrets, tokens, uploads and the queries of URLs. Default: `redacted`, with placeholders.",
  );
