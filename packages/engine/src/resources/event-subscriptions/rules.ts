import { invalidParameters } from "../../errors.ts";
import type { Rule } from "../../rules.ts";

export interface UrlFacts {
  readonly url: string;
  readonly environment: "sandbox" | "live";
}

const LOOPBACK = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?:[:/?#]|$)/i;

/** Without TLS an Event may only go to the machine itself, and a live one nowhere (D-97). */
export const createRules: readonly Rule<UrlFacts>[] = [
  {
    holds: "The URL is https; in sandbox it may be http on a loopback host (D-97).",
    broken: ({ url, environment }) => !url.startsWith("https://") && !(environment === "sandbox" && LOOPBACK.test(url)),
    refusal: ({ environment }) => invalidParameters([{ field: "url", message: messages[environment] }]),
  },
];

const messages = {
  live: "must start with https://",
  sandbox: "must start with https://, or with http:// and localhost, 127.0.0.1 or [::1]",
};
