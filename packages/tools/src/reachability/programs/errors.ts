import type { Program } from "../program.ts";
import { account } from "./beginnings.ts";

const headers = 'const headers = { authorization: "Bearer " + bank.apiKey };';

/** A fault strikes requests over HTTP only. */
const struck = (kind: string): Program => [
  headers,
  `bank.faults.arm({ kind: "${kind}" });`,
  'bank.handle({ method: "GET", path: "/accounts", headers });',
];

/** Requests that are refused. */
export const errorPrograms: readonly Program[] = [
  ["bank.accounts.list({ limit: 0 });"],
  [headers, 'bank.handle({ method: "POST", path: "/accounts", headers, body: "name=Operating" });'],
  ['bank.handle({ method: "GET", path: "/accounts" });'],
  ['const live = createBank({ environment: "live" });', 'live.simulations.programs.create({ name: "Lending" });'],
  struck("insufficient_permissions_error"),
  struck("private_feature_error"),
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
  struck("internal_server_error"),
];
