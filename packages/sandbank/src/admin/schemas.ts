import * as z from "zod";

/** An object of the API, or another whose members the table does not list. */
export const object = z.looseObject({});

export const instant = z.string().describe("ISO 8601 in UTC, with milliseconds.");
