import type { ParameterChecks } from "../../parameter-check.ts";

const LOOPBACK = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?:[:/?#]|$)/i;

export const eventSubscriptionParameterChecks: ParameterChecks = {
  /** Without TLS an Event may only go to the machine itself, and a live one nowhere (D-97). */
  "eventSubscriptions.create": ({ state }, { url }) => {
    const { environment } = state.genesis;
    if (typeof url !== "string" || url.startsWith("https://")) return [];
    if (environment === "sandbox" && LOOPBACK.test(url)) return [];
    return [{ field: "url", message: MESSAGES[environment] }];
  },
};

const MESSAGES = {
  live: "must start with https://",
  sandbox: "must start with https://, or with http:// and localhost, 127.0.0.1 or [::1]",
};
