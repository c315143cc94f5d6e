import type { Flag } from "../flags/flag.ts";
import { DEFAULT_PORT } from "../server/default-port.ts";

/** The directory of `--persist` if the flag names none. */
const DEFAULT_DATA_DIRECTORY = ".sandbank";

/** The flags of `start`, `exec` and `config`. A configuration can set all of them. */
export const startFlags = {
  port: {
    type: "string",
    placeholder: "PORT",
    summary: "The port. 0 takes a free one.",
    env: "SANDBANK_PORT",
    default: String(DEFAULT_PORT),
  },
  host: {
    type: "string",
    placeholder: "ADDRESS",
    summary: "The address to listen on. One that other machines reach needs --token.",
    env: "SANDBANK_HOST",
    default: "the loopback addresses",
  },
  token: {
    type: "string",
    placeholder: "TOKEN",
    summary: "The admin token.",
    env: "SANDBANK_ADMIN_TOKEN",
    default: "a random one",
  },
  config: {
    type: "string",
    placeholder: "FILE",
    summary: "The configuration.",
    env: "SANDBANK_CONFIG",
    default: "sandbank.config.ts, .mjs or .json here or above",
  },
  seed: {
    type: "string",
    multiple: true,
    placeholder: "FILE",
    summary: "A seed that every bank starts with: JSON, or a module with a default export.",
  },
  "bank-seed": {
    type: "string",
    placeholder: "TEXT",
    summary: "The seed of ids and keys.",
    default: "sandbank",
  },
  clock: { type: "string", values: ["ticking", "frozen"], summary: "Whether time passes.", default: "ticking" },
  start: {
    type: "string",
    placeholder: "INSTANT",
    summary: "The time at which the banks begin, ISO 8601 with a zone.",
    default: "now",
  },
  persist: {
    type: "string",
    bare: DEFAULT_DATA_DIRECTORY,
    placeholder: "[DIR]",
    summary: `Keep the banks in a directory; without a value ${DEFAULT_DATA_DIRECTORY}.`,
    env: "SANDBANK_DATA",
    default: "the banks are in memory only",
  },
  durable: {
    type: "boolean",
    summary: "With --persist: let each call wait for the disk, so that a power failure loses none.",
  },
  "keep-seed": { type: "boolean", summary: "With --persist: continue banks that began with another seed." },
  reset: { type: "boolean", summary: "With --persist: move the stored banks aside, and start with new ones." },
  repair: {
    type: "boolean",
    summary: "With --persist: continue a bank from the entries before a damaged line of its journal.",
  },
  banks: { type: "string", values: ["auto", "off"], summary: "Whether a new name opens a bank.", default: "auto" },
  live: { type: "boolean", summary: "Also serve a live bank, with an API key of its own: --bank live." },
  schedules: {
    type: "string",
    values: ["sandbox", "live"],
    summary:
      "With live, a sandbox bank also pays interest and revenue on the first of each month, and retries webhooks.",
    default: "the environment of each bank",
  },
  "bank-ttl": {
    type: "string",
    placeholder: "DURATION",
    summary: "Close banks that no request has used for this time.",
    default: "1h",
  },
  "allowed-host": {
    type: "string",
    multiple: true,
    placeholder: "NAME",
    summary: "A host name that requests may name.",
  },
  "cors-origin": {
    type: "string",
    multiple: true,
    placeholder: "ORIGIN",
    summary: "An origin whose pages may call the server.",
  },
  "deliver-to": {
    type: "string",
    multiple: true,
    placeholder: "HOST",
    summary:
      "A host outside of private networks that may receive webhooks, or one of this machine to which the live bank may send over http.",
  },
  "sign-time": {
    type: "string",
    values: ["machine", "bank"],
    summary: "Which clock signs webhooks.",
    default: "machine",
  },
  "unknown-fields": {
    type: "string",
    values: ["reject", "ignore"],
    summary: "What happens to unknown fields of a request.",
    default: "reject",
  },
  "check-deposits": {
    type: "string",
    values: ["automatic", "manual"],
    summary: "With manual, a check from mail waits for the simulations.",
    default: "automatic",
  },
  "legacy-signature-header": {
    type: "string",
    placeholder: "NAME",
    summary: "A header with a signature of t=TIME,v1=HEX, which each webhook has too.",
    default: "none",
  },
  "rate-limit": {
    type: "string",
    placeholder: "NUMBER",
    summary: "More requests in a second are refused.",
    default: "no limit",
  },
} as const satisfies Record<string, Flag>;
