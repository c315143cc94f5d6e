import { createPlatform, type Platform } from "@sandbank/engine";
import { caller, type Play } from "./caller.ts";

/**
 * A platform for the scenario: the sandbox accepts four requests per second, and two calls of the live bank will fail.
 */
export function openPlatform(seed: string): Platform {
  const platform = createPlatform({ live: { seed }, sandbox: { seed, rateLimit: { perSecond: 4 } } });
  platform.live.faults.arm({ kind: "internal_server_error", operation: "accounts.close" });
  platform.live.faults.arm({
    kind: "internal_server_error",
    operation: "accounts.close",
    status: 503,
    retryAfterSeconds: 7,
  });
  return platform;
}

/** Requests to both environments in turn, distinguished only by the API key. */
export function* platformScenario({ live, sandbox }: Platform): Play {
  const [inLive, inSandbox] = [caller(live.apiKey), caller(sandbox.apiKey)];
  const liveAccount = yield* inLive.ok("accounts.create", { params: { name: "Live" }, key: "same" });
  const account = yield* inSandbox.ok("accounts.create", { params: { name: "Sandbox" }, key: "same" });
  yield* inLive.no("accounts.retrieve", { id: account.id });
  yield* inSandbox.no("accounts.retrieve", { id: liveAccount.id });
  const payment = { params: { account_id: account.id, amount: 5 } };
  yield* inLive.no("simulations.interestPayments.create", payment);
  yield* inSandbox.ok("simulations.interestPayments.create", payment);
  yield* caller("nobody").no("accounts.list");
  yield* inLive.raw("POST", `/accounts/${liveAccount.id}/close`);
  yield* inLive.raw("POST", `/accounts/${liveAccount.id}/close`);
  yield* inLive.ok("accounts.close", { id: liveAccount.id });
  yield* inSandbox.ok("accounts.list");
  yield* inSandbox.no("accounts.list");
  yield* inLive.ok("accounts.list");
}
