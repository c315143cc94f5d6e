import type { Duration } from "@sandbank/engine";
import * as z from "zod";
import { millisecondsOf, parseDuration } from "../duration.ts";
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
  .transform((text) => millisecondsOf(parseDuration(text) as Duration));

/** A parameter of reads whose results programs replay or run: whether placeholders replace the secrets. */
export const secrets = z
  .enum(["redacted", "shown"])
  .optional()
  .describe(
    "`shown`: with API keys, webhook secrets, tokens, uploads and the queries of URLs. Default: `redacted`, with placeholders.",
  );
