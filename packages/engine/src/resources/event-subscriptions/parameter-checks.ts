import { defineParameterChecks, type ParameterChecks } from "../../resource-kit/parameter-check.ts";
import type { Genesis } from "../../state/options.ts";
import { isLoopbackHost } from "../../webhooks/loopback-host.ts";

/** Declared here because the engine compiles without the types of a platform; `URL` is the same on all of them. */
declare const URL: {
  new (
    text: string,
  ): { readonly protocol: string; readonly hostname: string; readonly username: string; readonly password: string };
};

const WITHOUT_TLS = {
  live: "must be https in the live environment",
  sandbox: "must be https, or http to localhost, 127.0.0.1 or [::1]",
};

const check = defineParameterChecks<"eventSubscriptions.create">();

/**
 * A sandbox bank sends without TLS only to the local machine (D-97), a live bank only to the hosts of the local machine that
 * its options name (D-110).
 */
const hasSafeUrl = check({
  id: "url-safe",
  reads: ["url"],
  issues: ({ state }, url) => {
    const { protocol, hostname, username, password } = new URL(url);
    const messages = [];
    if (username !== "" || password !== "") messages.push("must not have a user name or password");
    if (protocol === "http:" && !maySendWithoutTls(state.genesis, hostname)) {
      messages.push(WITHOUT_TLS[state.genesis.environment]);
    }
    return messages.map((message) => ({ field: "url", message }));
  },
});

function maySendWithoutTls({ environment, httpReceivers = [] }: Genesis, hostname: string): boolean {
  return isLoopbackHost(hostname) && (environment === "sandbox" || httpReceivers.includes(hostname));
}

export const eventSubscriptionParameterChecks = { "eventSubscriptions.create": [hasSafeUrl] } satisfies ParameterChecks;
