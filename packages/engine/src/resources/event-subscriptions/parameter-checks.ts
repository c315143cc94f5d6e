import { type ParameterChecks, parameterChecksOf } from "../../resource-kit/parameter-check.ts";

/** Declared here because the engine compiles without the types of a platform; `URL` is the same on all of them. */
declare const URL: {
  new (
    text: string,
  ): { readonly protocol: string; readonly hostname: string; readonly username: string; readonly password: string };
};

/**
 * Hosts as a parsed URL has them: it normalizes an IPv4 address in any notation to four numbers, and one that is mapped into
 * IPv6 to two hexadecimal groups.
 */
const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\]|\[::ffff:7f[\da-f]{2}:[\da-f]+\])$/;

const WITHOUT_TLS = {
  live: "must be https in the live environment",
  sandbox: "must be https, or http to localhost, 127.0.0.1 or [::1]",
};

const check = parameterChecksOf<"eventSubscriptions.create">();

/** A sandbox bank sends without TLS only to the local machine; a live bank always requires TLS (D-97). */
const hasSafeUrl = check({
  reads: ["url"],
  issues: ({ state }, url) => {
    const { environment } = state.genesis;
    const { protocol, hostname, username, password } = new URL(url);
    const messages = [];
    if (username !== "" || password !== "") messages.push("must not have a user name or password");
    if (protocol === "http:" && !(environment === "sandbox" && LOOPBACK.test(hostname))) {
      messages.push(WITHOUT_TLS[environment]);
    }
    return messages.map((message) => ({ field: "url", message }));
  },
});

export const eventSubscriptionParameterChecks: ParameterChecks = { "eventSubscriptions.create": [hasSafeUrl] };
