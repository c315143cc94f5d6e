import { apiKeyReasons } from "@sandbank/contract";
import type { Program } from "../program.ts";
import { account } from "./beginnings.ts";

const headers = 'const headers = { authorization: "Bearer " + bank.apiKey };';

/** A fault applies to requests over HTTP only. */
const faulty = (kind: string, more = ""): Program => [
  headers,
  `bank.faults.arm({ kind: "${kind}"${more} });`,
  'bank.handle({ method: "GET", path: "/accounts", headers });',
];

const keyless = 'bank.handle({ method: "GET", path: "/accounts" });';
const keyUnknown = 'bank.handle({ method: "GET", path: "/accounts", headers: { authorization: "Bearer nothing" } });';

/** No key here is ever deleted or bound to an address: only a fault says it. */
const faultyKeys = Object.keys(apiKeyReasons).filter((reason) => !["no_header", "no_credential"].includes(reason));

/** Requests that are refused. */
export const errorPrograms: readonly Program[] = [
  ["bank.accounts.list({ limit: 0 });"],
  [headers, 'bank.handle({ method: "POST", path: "/accounts", headers, body: "name=Operating" });'],
  [keyless],
  [keyUnknown],
  ...faultyKeys.map((reason) => faulty("invalid_api_key_error", `, reason: "${reason}"`)),
  ['const live = createBank({ environment: "live" });', 'live.simulations.programs.create({ name: "Lending" });'],
  faulty("insufficient_permissions_error"),
  faulty("private_feature_error"),
  [headers, 'bank.handle({ method: "GET", path: "/nothing", headers });'],
  ['bank.accounts.retrieve("account_nothing");'],
  [
    'bank.accounts.create({ name: "Operating" }, { idempotencyKey: "one" });',
    'bank.accounts.create({ name: "Payroll" }, { idempotencyKey: "one" });',
  ],
  [...account, "bank.accounts.close(account.id);", "bank.accounts.close(account.id);"],
  [
    "const limited = createBank({ rateLimit: { perSecond: 1 } });",
    'const headers = { authorization: "Bearer " + limited.apiKey };',
    'limited.handle({ method: "GET", path: "/accounts", headers });',
    'limited.handle({ method: "GET", path: "/files", headers });',
  ],
  faulty("internal_server_error"),
];
