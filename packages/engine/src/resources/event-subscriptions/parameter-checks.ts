import { type ParameterChecks, parameterChecksOf } from "../../resource-kit/parameter-check.ts";

/** Of the platform, and the same on all: the engine compiles without the types of any. */
declare const URL: {
  new (
    text: string,
  ): { readonly protocol: string; readonly hostname: string; readonly username: string; readonly password: string };
};

/** Hosts as a parsed URL has them: an IPv4 address in any other notation, too, is four numbers there. */
const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

const WITHOUT_TLS = {
  live: "must be https in the live environment",
  sandbox: "must be https, or http to the machine itself: localhost, 127.0.0.1 or [::1]",
};

const check = parameterChecksOf<"eventSubscriptions.create">();

/** Without TLS an Event may only go to the machine itself, and a live one nowhere (D-97). */
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
