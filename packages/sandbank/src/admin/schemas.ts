import * as z from "zod";

/** An object of the API, or one whose members the table does not list. */
export const object = z.looseObject({});

export const instant = z.string().describe("ISO 8601 in UTC, with milliseconds.");

/** A parameter of reads whose results programs replay or run: whether placeholders replace the secrets. */
export const secrets = z
  .enum(["redacted", "shown"])
  .optional()
  .describe(
    "`shown`: with API keys, webhook secrets, tokens, uploads and the queries of URLs. Default: `redacted`, with placeholders.",
  );
