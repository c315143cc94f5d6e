import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseSeed, type Seed, SeedError } from "@sandbank/engine/scenarios";
import { parseDuration } from "../../duration.ts";
import { DEFAULT_PORT, type PersistOptions, type ServerOptions } from "../../server/start-server.ts";
import type { CommandCall, Flag } from "../command.ts";
import { UsageError } from "../usage-error.ts";

/** Where `--persist` keeps the banks if it names no directory. */
const DEFAULT_DATA_DIRECTORY = ".sandbank";

/** The flags of `start` and `exec`. */
export const startFlags = {
  port: {
    type: "string",
    placeholder: "PORT",
    summary: `The port; 0 takes a free one. Default: SANDBANK_PORT, or ${DEFAULT_PORT}.`,
  },
  host: {
    type: "string",
    placeholder: "ADDRESS",
    summary: "The address to listen on. Default: the loopback addresses. Another one needs --token.",
  },
  token: {
    type: "string",
    placeholder: "TOKEN",
    summary: "The admin token. Default: SANDBANK_ADMIN_TOKEN, or a random one.",
  },
  seed: { type: "string", multiple: true, placeholder: "FILE", summary: "A JSON seed that every bank starts with." },
  "bank-seed": { type: "string", placeholder: "TEXT", summary: "Ids and keys follow from it. Default: sandbank." },
  clock: { type: "string", values: ["ticking", "frozen"], summary: "Whether time passes. Default: ticking." },
  start: { type: "string", placeholder: "INSTANT", summary: "The time at which the banks begin. Default: now." },
  persist: {
    type: "string",
    bare: DEFAULT_DATA_DIRECTORY,
    placeholder: "[DIR]",
    summary: `Keep the banks in a directory. Default: SANDBANK_DATA; without a value ${DEFAULT_DATA_DIRECTORY}.`,
  },
  durable: {
    type: "boolean",
    summary: "With --persist: each call waits for the disk, so that a power failure loses none.",
  },
  "keep-seed": { type: "boolean", summary: "With --persist: go on with banks that began with another seed." },
  reset: { type: "boolean", summary: "With --persist: move the kept banks aside, and begin again." },
  repair: {
    type: "boolean",
    summary: "With --persist: go on with what is in front of a damaged line of a journal.",
  },
  banks: { type: "string", values: ["auto", "off"], summary: "Whether a new name opens a bank. Default: auto." },
  "bank-ttl": {
    type: "string",
    placeholder: "DURATION",
    summary: "A bank that is not used for so long is closed. Default: 1h.",
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
    summary: "A host outside of private networks that may receive webhooks.",
  },
  "sign-time": {
    type: "string",
    values: ["machine", "bank"],
    summary: "Which clock signs webhooks. Default: machine.",
  },
  "unknown-fields": {
    type: "string",
    values: ["reject", "ignore"],
    summary: "What happens to unknown fields. Default: reject.",
  },
  "rate-limit": {
    type: "string",
    placeholder: "NUMBER",
    summary: "More requests in a second are refused. Default: no limit.",
  },
} as const satisfies Record<string, Flag>;

/** The options of the server that the flags and the environment name. Throws a `UsageError`. */
export function serverOptionsOf({ flags, io: { env, directory, err } }: CommandCall): ServerOptions {
  const text = (name: string) => flags[name] as string | undefined;
  const list = (name: string) => (flags[name] ?? []) as readonly string[];
  const ttl = text("bank-ttl");
  const rate = text("rate-limit");
  const unknownFields = text("unknown-fields") as "reject" | "ignore" | undefined;
  const token = text("token") ?? env["SANDBANK_ADMIN_TOKEN"];
  return {
    port: numberOf("port", text("port") ?? env["SANDBANK_PORT"] ?? String(DEFAULT_PORT), 65_535),
    ...optional("host", text("host") ?? env["SANDBANK_HOST"]),
    ...optional("token", token),
    seeds: list("seed").map((file) => readSeed(resolve(directory, file))),
    ...optional("bankSeed", text("bank-seed")),
    ...optional("clock", text("clock") as "ticking" | "frozen" | undefined),
    ...optional("start", text("start")),
    ...optional("banks", text("banks") as "auto" | "off" | undefined),
    ...optional("bankTtlMs", ttl === undefined ? undefined : durationOf("bank-ttl", ttl)),
    allowedHosts: list("allowed-host"),
    corsOrigins: list("cors-origin"),
    deliverTo: list("deliver-to"),
    ...optional("signTime", text("sign-time") as "machine" | "bank" | undefined),
    ...optional("persist", persistOf(flags, env, directory)),
    onWarning: err,
    bank: {
      ...optional("unknownFields", unknownFields),
      ...optional("rateLimit", rate === undefined ? undefined : { perSecond: numberOf("rate-limit", rate, 1e6) }),
    },
  };
}

function persistOf(
  flags: CommandCall["flags"],
  env: CommandCall["io"]["env"],
  directory: string,
): PersistOptions | undefined {
  const named = (flags["persist"] ?? env["SANDBANK_DATA"]) as string | undefined;
  const isOn = (name: string) => flags[name] === true;
  if (named === undefined || named === "") {
    const alone = ["durable", "keep-seed", "reset", "repair"].find(isOn);
    if (alone !== undefined) throw new UsageError(`--${alone} concerns banks that are kept. Add --persist.`);
    return undefined;
  }
  return {
    directory: resolve(directory, named),
    durable: isOn("durable"),
    keepSeed: isOn("keep-seed"),
    reset: isOn("reset"),
    repair: isOn("repair"),
  };
}

function optional<Name extends string, Value>(name: Name, value: Value | undefined): { [Key in Name]?: Value } {
  return (value === undefined ? {} : { [name]: value }) as { [Key in Name]?: Value };
}

function numberOf(name: string, text: string, most: number): number {
  if (/^\d+$/.test(text) && Number(text) <= most) return Number(text);
  throw new UsageError(`--${name} is ${JSON.stringify(text)}. It must be a whole number from 0 to ${most}.`);
}

const unitMs = {
  weeks: 604_800_000,
  days: 86_400_000,
  hours: 3_600_000,
  minutes: 60_000,
  seconds: 1_000,
  milliseconds: 1,
};

function durationOf(name: string, text: string): number {
  const duration = parseDuration(text);
  if (duration === undefined)
    throw new UsageError(`--${name} is ${JSON.stringify(text)}. Write a duration such as 1h or 30m.`);
  return Object.entries(duration).reduce(
    (total, [unit, value]) => total + value * unitMs[unit as keyof typeof unitMs],
    0,
  );
}

function readSeed(path: string): Seed {
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    throw new UsageError(`The seed ${path} cannot be read: ${(error as Error).message}.`);
  }
  try {
    return parseSeed(json);
  } catch (error) {
    if (error instanceof SeedError) throw new UsageError(`${path}: ${error.message.replace("[sandbank] ", "")}`);
    throw error;
  }
}
