import type { ErrorType } from "@sandbank/contract";
import { type BankOptions, createBank, type FaultPlan } from "@sandbank/engine";

/** A request that the bank refuses, and its response. */
export interface ErrorExample {
  /** Method and path, and the body below them. */
  readonly request: string;
  readonly status: number;
  /** The body of the response, indented. */
  readonly body: string;
}

interface Call {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string | undefined>>;
  readonly body?: string;
}

/** How a bank comes to refuse a request: options, a fault, and calls, of which the last is refused. */
interface Refusal {
  readonly options?: BankOptions;
  readonly fault?: FaultPlan;
  readonly calls: readonly Call[];
}

const list: Call = { method: "GET", path: "/accounts" };

const refusals: Readonly<Record<ErrorType, Refusal>> = {
  invalid_parameters_error: { calls: [{ method: "POST", path: "/accounts", body: '{"name": "", "owner": "me"}' }] },
  malformed_request_error: { calls: [{ method: "POST", path: "/accounts", body: "name=Operating" }] },
  invalid_api_key_error: { calls: [{ ...list, headers: { authorization: "Bearer wrong" } }] },
  environment_mismatch_error: {
    options: { environment: "live" },
    calls: [{ method: "POST", path: "/simulations/interest_payments", body: "{}" }],
  },
  insufficient_permissions_error: { fault: { kind: "insufficient_permissions_error" }, calls: [list] },
  private_feature_error: { fault: { kind: "private_feature_error" }, calls: [list] },
  api_method_not_found_error: { calls: [{ method: "GET", path: "/account" }] },
  object_not_found_error: { calls: [{ method: "GET", path: "/accounts/account_unknown" }] },
  idempotency_key_already_used_error: {
    calls: ["Operating", "Payroll"].map((name) => ({
      method: "POST",
      path: "/accounts",
      headers: { "idempotency-key": "order-1" },
      body: JSON.stringify({ name }),
    })),
  },
  invalid_operation_error: {
    calls: [
      { method: "POST", path: "/accounts", body: '{"name": "Operating"}' },
      { method: "POST", path: "/accounts/{id}/close" },
      { method: "POST", path: "/accounts/{id}/close" },
    ],
  },
  rate_limited_error: { options: { rateLimit: { perSecond: 1 } }, calls: [list, list] },
  internal_server_error: { fault: { kind: "internal_server_error" }, calls: [list] },
};

/** Has a bank refuse a request with an error of this type. */
export function createExample(type: ErrorType): ErrorExample {
  const { options, fault, calls } = refusals[type];
  const bank = createBank(options);
  if (fault !== undefined) bank.faults.arm(fault);
  let created = "";
  let example: ErrorExample | undefined;
  for (const { method, path, headers, body } of calls) {
    const target = path.replace("{id}", created);
    const response = bank.handle({
      method,
      path: target,
      headers: { authorization: `Bearer ${bank.apiKey}`, "content-type": "application/json", ...headers },
      ...(body === undefined ? {} : { body }),
    });
    const answer = JSON.parse(String(response.body)) as { id?: string; type: string };
    created ||= answer.id ?? "";
    const shown = Object.entries(headers ?? {}).map(([name, value]) => `${name}: ${value}`);
    const lines = [`${method} ${target}`, ...shown, ...(body === undefined ? [] : ["", body])];
    example = { request: lines.join("\n"), status: response.status, body: JSON.stringify(answer, null, 2) };
  }
  if (example === undefined || (JSON.parse(example.body) as { type: string }).type !== type) {
    throw new Error(`[tools] Failed to print an example of ${type}: the bank answered ${example?.body}.`);
  }
  return example;
}
