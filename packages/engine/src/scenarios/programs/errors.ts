import { type ApiKeyReason, apiKeyReasons } from "@sandbank/contract";
import type { FaultPlan } from "../../state/fault-plan.ts";
import type { Step } from "../../steps/step.ts";
import type { Program } from "../program.ts";
import { account, closeAccount } from "./beginnings.ts";

const accounts = { method: "GET", path: "/accounts" };

/** A fault applies only to HTTP requests. */
const faulty = (
  plan: FaultPlan & {
    readonly kind:
      | "invalid_api_key_error"
      | "insufficient_permissions_error"
      | "private_feature_error"
      | "internal_server_error";
  },
): Program => ({
  steps: [{ arm: plan }, { request: accounts, refused: plan.kind }],
});

/** The emulator never deletes a key or binds it to an address, so only a fault gives these reasons. */
const faultyKeys = (Object.keys(apiKeyReasons) as ApiKeyReason[]).filter(
  (reason) => !["no_header", "no_credential"].includes(reason),
);

const keyed = (name: string): Step => ({
  call: "accounts.create",
  params: { name },
  idempotencyKey: "scenario",
});

/** Programs for refused requests. */
export const errorPrograms: readonly Program[] = [
  { steps: [{ call: "accounts.list", params: { limit: 0 }, refused: "invalid_parameters_error" }] },
  {
    steps: [
      {
        request: { method: "POST", path: "/accounts", body: "name=Operating" },
        refused: "malformed_request_error",
      },
    ],
  },
  {
    steps: [{ request: { ...accounts, headers: { authorization: null } }, refused: "invalid_api_key_error" }],
  },
  {
    steps: [
      {
        request: { ...accounts, headers: { authorization: "Bearer nothing" } },
        refused: "invalid_api_key_error",
      },
    ],
  },
  ...faultyKeys.map((reason) => faulty({ kind: "invalid_api_key_error", reason })),
  {
    options: { environment: "live" },
    steps: [
      {
        request: { method: "POST", path: "/simulations/programs" },
        refused: "environment_mismatch_error",
      },
    ],
  },
  faulty({ kind: "insufficient_permissions_error" }),
  faulty({ kind: "private_feature_error" }),
  { steps: [{ request: { method: "GET", path: "/nothing" }, refused: "api_method_not_found_error" }] },
  { steps: [{ call: "accounts.retrieve", id: "account_nothing", refused: "object_not_found_error" }] },
  { steps: [keyed("Operating"), { ...keyed("Payroll"), refused: "idempotency_key_already_used_error" } as Step] },
  { steps: [...account, closeAccount, { ...closeAccount, refused: "invalid_operation_error" } as Step] },
  {
    options: { rateLimit: { perSecond: 1 } },
    steps: [{ request: accounts }, { request: accounts, refused: "rate_limited_error" }],
  },
  faulty({ kind: "internal_server_error" }),
];
