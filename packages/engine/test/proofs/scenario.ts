import {
  type Caller,
  caller,
  type Play,
  type ScenarioAnswer,
  type ScenarioRequest,
} from "../../../../tests/support/caller.ts";
import { type Exchange, record } from "../../../../tests/support/record.ts";
import { proofs } from "./proofs.ts";

/** The place of the requests, for the message of a test that misses an operation. */
export const scenarioFile = "The `scenario` of `proofs.ts` in packages/engine/test/resources";

/**
 * A sequence in which every operation succeeds at least once, and requests are refused, repeated with their idempotency
 * key and paged. Each `yield` waits for the response to a request, so that any transport can play it.
 */
export function* scenario(apiKey: string): Play {
  const bank = caller(apiKey);
  const account = yield* openAccount(bank);
  for (const resource of proofs) yield* resource.scenario(bank, account);
  yield* refusals(bank, account);
}

/** Plays the scenario against a transport that answers synchronously. */
export function play(apiKey: string, answer: (request: ScenarioRequest) => ScenarioAnswer): Exchange[] {
  return record(scenario(apiKey), answer);
}

function* openAccount({ ok, no }: Caller): Play<`account_${string}`> {
  const params = { name: "Operating" };
  const { id } = yield* ok("accounts.create", { params, key: "operating" });
  yield* ok("accounts.create", { params, key: "operating" });
  yield* no("accounts.create", { params: { name: "Another" }, key: "operating" });
  return id;
}

function* refusals({ ok, no, raw }: Caller, account: string): Play {
  yield* raw("GET", "/accounts", { headers: { authorization: "Bearer nobody" } });
  yield* raw("GET", "/accounts", { headers: { authorization: "Basic nobody" } });
  yield* raw("GET", "/nothing?at=all");
  yield* raw("DELETE", `/accounts/${account}`);
  yield* raw("PUT", "/accounts", { body: "{}" });
  yield* raw("POST", "/accounts", { body: '{"name":' });
  yield* raw("POST", "/accounts", { body: "name=Operating", headers: { "content-type": "text/plain" } });
  yield* raw("POST", "/accounts?limit=1", {
    body: '{"name":1,"what":null}',
    headers: { "idempotency-key": "refused" },
  });
  yield* raw("GET", "/accounts?limit=0&limit=1&status.in=&what=1&created_at.after=2026-01-01");
  yield* raw("GET", "/accounts/account_%F0%9F%8F%A6%2F..");
  yield* no("accounts.retrieve", { id: "account_00000000000000000000" });
  yield* no("accounts.balance", { id: account, params: { at_time: "2099-01-01T00:00:00Z" } });
  // A refused request does not use its idempotency key.
  const { program_id, entity_id } = yield* ok("accounts.retrieve", { id: account });
  yield* ok("accounts.create", { params: { name: "Accepted", program_id, entity_id }, key: "refused" });
}
