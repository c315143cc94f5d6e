import { existsSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { sentence } from "@sandbank/engine/private/errors";
import { didYouMean } from "@sandbank/view/words/find-nearest";
import { UsageError } from "../errors/usage-error.ts";
import type { Flag, FlagValue } from "../flags/flag.ts";
import { camel, configFlags, configSchema } from "./config-schema.ts";
import { loadFile } from "./load-module.ts";
import { startFlags } from "./start-flags.ts";

/** A setting of the server, with its origin. */
interface Setting {
  readonly value: FlagValue | undefined;
  /** `flag`, the name of a variable, the configuration file, or `default`. */
  readonly origin: string;
  /** The name of the setting in errors: `--port`, or `port in sandbank.config.json`. */
  readonly label: string;
}

export interface Settings {
  /** The configuration file; undefined if there is none. */
  readonly file: string | undefined;
  readonly settings: Readonly<Record<string, Setting>>;
}

/** The sources of settings. */
interface SettingSources {
  readonly flags: Readonly<Record<string, FlagValue | undefined>>;
  readonly io: {
    readonly env: Readonly<Record<string, string | undefined>>;
    /** The working directory. */
    readonly directory: string;
  };
}

/**
 * Returns the settings of the server, each from the first source that sets it: flags, the environment, the
 * configuration, defaults.
 */
export async function readSettings({ flags, io }: SettingSources): Promise<Settings> {
  const named = (flags["config"] as string | undefined) ?? io.env["SANDBANK_CONFIG"];
  const file = named === undefined ? findConfig(io.directory) : resolve(io.directory, named);
  const config = file === undefined ? {} : await readConfig(file);
  const shown = file === undefined ? "" : relative(io.directory, file);
  const settings = configFlags.map((name): [string, Setting] => {
    const flag: Flag = startFlags[name];
    const given = flags[name];
    if (given !== undefined)
      return [name, { value: inDirectory(name, given, io.directory), origin: "flag", label: `--${name}` }];
    const variable = flag.env === undefined ? undefined : io.env[flag.env];
    if (flag.env !== undefined && variable !== undefined && variable !== "") {
      return [name, { value: inDirectory(name, variable, io.directory), origin: flag.env, label: flag.env }];
    }
    const set = config[camel(name)];
    if (set === undefined) return [name, { value: undefined, origin: "default", label: `--${name}` }];
    const value = inDirectory(name, asFlag(flag, set), dirname(file as string));
    return [name, { value, origin: shown, label: `${camel(name)} in ${shown}` }];
  });
  return { file, settings: Object.fromEntries(settings) };
}

async function readConfig(file: string): Promise<Readonly<Record<string, unknown>>> {
  const content = await loadFile(file);
  const checked = configSchema.safeParse(content);
  if (checked.success) return checked.data;
  const names = Object.keys(configSchema.shape);
  const problems = checked.error.issues.flatMap((issue) => {
    if (issue.code !== "unrecognized_keys") {
      const where = issue.path.length === 0 ? "the whole" : issue.path.join(".");
      return [`${where}: ${sentence(issue.message)}`];
    }
    return issue.keys.map((key) => `There is no ${JSON.stringify(key)}. ${didYouMean(key, names)}`.trimEnd());
  });
  throw new UsageError([`${file} is not a configuration:`, ...problems.map((each) => `  ${each}`)].join("\n"));
}

function asFlag({ multiple }: Flag, value: unknown): FlagValue {
  if (typeof value === "boolean") return value;
  if (multiple === true) return typeof value === "string" ? [value] : (value as readonly string[]);
  return String(value);
}

/**
 * Resolves file paths. Paths in a configuration are relative to its file, those on a command line to the working
 * directory.
 */
function inDirectory(name: string, value: FlagValue, directory: string): FlagValue {
  if (!fileFlags.has(name) || typeof value === "boolean") return value;
  return typeof value === "string" ? resolve(directory, value) : value.map((each) => resolve(directory, each));
}

const fileFlags = new Set(["persist", "seed", "ready-file"]);

const fileNames = ["sandbank.config.ts", "sandbank.config.mjs", "sandbank.config.json"];

/** Returns the configuration file in a directory or the nearest one above it; undefined if there is none. */
function findConfig(directory: string): string | undefined {
  const found = fileNames.map((name) => join(directory, name)).find((path) => existsSync(path));
  const above = dirname(resolve(directory));
  return found ?? (above === resolve(directory) ? undefined : findConfig(above));
}
