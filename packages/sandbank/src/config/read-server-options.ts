import { readText } from "@sandbank/engine/private/errors";
import { legacyHeaderProblem } from "@sandbank/engine/private/text";
import type { Seed } from "@sandbank/engine/scenarios";
import { UsageError, wrongValue } from "../errors/usage-error.ts";
import type { Flag } from "../flags/flag.ts";
import { readDuration } from "../flags/read-duration.ts";
import { readInstant } from "../flags/read-instant.ts";
import { isHostName, isOrigin, isReceiverHost } from "../names/name-forms.ts";
import { DEFAULT_PORT } from "../server/default-port.ts";
import type { ServerOptions } from "../server/server-options.ts";
import type { PersistOptions } from "../storage/persist-options.ts";
import { loadFile } from "./load-module.ts";
import type { Settings } from "./settings.ts";
import { startFlags } from "./start-flags.ts";

/** Converts settings to the options of a server. Throws a `UsageError`. */
export async function readServerOptions(settings: Settings["settings"]): Promise<ServerOptions> {
  const text = (name: keyof typeof startFlags) => checkedText(settings, name);
  const list = (name: keyof typeof startFlags) => (settings[name]?.value ?? []) as readonly string[];
  const number = (name: keyof typeof startFlags, least: number, most: number) => {
    const value = text(name);
    return value === undefined ? undefined : parseNumber(readLabel(settings, name), value, { least, most });
  };
  const ttl = text("bank-ttl");
  const perSecond = number("rate-limit", 1, 1e6);
  const start = text("start");
  if (start !== undefined) readInstant(readLabel(settings, "start"), start);
  const seeds = await Promise.all(list("seed").map(readSeed));
  return {
    port: readPort(settings) ?? DEFAULT_PORT,
    ...optional("host", text("host")),
    ...optional("token", text("token")),
    seeds,
    ...optional("bankSeed", text("bank-seed")),
    ...optional("clock", text("clock") as "ticking" | "frozen" | undefined),
    ...optional("start", start),
    ...optional("banks", text("banks") as "auto" | "off" | undefined),
    live: settings["live"]?.value === true,
    ...optional("bankTtlMs", ttl === undefined ? undefined : readDuration(readLabel(settings, "bank-ttl"), ttl)),
    allowedHosts: checkedList(settings, "allowed-host"),
    corsOrigins: checkedList(settings, "cors-origin"),
    deliverTo: checkedList(settings, "deliver-to"),
    ...optional("signTime", text("sign-time") as "machine" | "bank" | undefined),
    ...optional("persist", readPersist(settings)),
    bank: {
      ...optional("unknownFields", text("unknown-fields") as "reject" | "ignore" | undefined),
      ...optional("schedules", text("schedules") as "sandbox" | "live" | undefined),
      ...optional("checkDeposits", text("check-deposits") as "automatic" | "manual" | undefined),
      ...optional("legacySignatureHeader", readHeaderName(settings)),
      ...optional("rateLimit", perSecond === undefined ? undefined : { perSecond }),
    },
  };
}

/** Returns the port of the settings; undefined if they set none. Throws a `UsageError`. */
export function readPort(settings: Settings["settings"]): number | undefined {
  const text = checkedText(settings, "port");
  return text === undefined ? undefined : parseNumber(readLabel(settings, "port"), text, { least: 0, most: 65_535 });
}

function readHeaderName(settings: Settings["settings"]): string | undefined {
  const name = checkedText(settings, "legacy-signature-header");
  const problem = name === undefined ? undefined : legacyHeaderProblem(name);
  if (problem === undefined) return name;
  const label = readLabel(settings, "legacy-signature-header");
  throw new UsageError(`${label} is ${JSON.stringify(name)}, which ${problem}. Write one such as Bank-Signature.`);
}

function readPersist(settings: Settings["settings"]): PersistOptions | undefined {
  const directory = settings["persist"]?.value as string | undefined;
  const isOn = (name: keyof typeof startFlags) => settings[name]?.value === true;
  if (directory === undefined) {
    const alone = (["durable", "keep-seed", "reset", "repair"] as const).find(isOn);
    if (alone === undefined) return undefined;
    throw new UsageError(`${readLabel(settings, alone)} concerns banks that are kept. Add --persist.`);
  }
  return {
    directory,
    durable: isOn("durable"),
    keepSeed: isOn("keep-seed"),
    reset: isOn("reset"),
    repair: isOn("repair"),
  };
}

function readLabel(settings: Settings["settings"], name: string): string {
  return settings[name]?.label ?? `--${name}`;
}

/**
 * Returns the text of a setting. Values of the environment are checked here; those of flags and configurations are
 * checked before.
 */
function checkedText(settings: Settings["settings"], name: keyof typeof startFlags): string | undefined {
  const value = settings[name]?.value as string | undefined;
  const { values }: Flag = startFlags[name];
  if (value === undefined || values === undefined || values.includes(value)) return value;
  throw wrongValue(readLabel(settings, name), value, `It can be ${values.join(" or ")}.`);
}

/** The required forms of values that are compared with the headers of requests and the URLs of receivers. */
const forms = {
  "allowed-host": { isOf: isHostName, wanted: "Write a host name without scheme and port, such as bank.test." },
  "cors-origin": { isOf: isOrigin, wanted: "Write an origin without a path, such as http://localhost:5173." },
  "deliver-to": {
    isOf: isReceiverHost,
    wanted:
      "Write a host name in lower case without scheme and port, such as hooks.example.com or localhost. A sandbox bank sends to localhost without this flag, and `sandbank listen --forward-to URL` sends to a URL.",
  },
} as const;

/** Returns the values of a setting. A value of another form is refused, because it would never match. */
function checkedList(settings: Settings["settings"], name: keyof typeof forms): readonly string[] {
  const { isOf, wanted } = forms[name];
  const values = (settings[name]?.value ?? []) as readonly string[];
  const wrong = values.find((value) => !isOf(value));
  if (wrong === undefined) return values;
  throw wrongValue(readLabel(settings, name), wrong, wanted);
}

function optional<Name extends string, Value>(name: Name, value: Value | undefined): { [Key in Name]?: Value } {
  return (value === undefined ? {} : { [name]: value }) as { [Key in Name]?: Value };
}

interface Bounds {
  readonly least: number;
  readonly most: number;
}

function parseNumber(label: string, text: string, { least, most }: Bounds): number {
  if (/^\d+$/.test(text) && Number(text) >= least && Number(text) <= most) return Number(text);
  throw wrongValue(label, text, `It must be a whole number from ${least} to ${most}.`);
}

async function readSeed(path: string): Promise<Seed> {
  const content = await loadFile(path);
  const { parseSeed, SeedError } = await import("@sandbank/engine/scenarios");
  try {
    return parseSeed(content);
  } catch (error) {
    throw error instanceof SeedError ? new UsageError(`${path}: ${readText(error)}`) : error;
  }
}
