import * as z from "zod";
import type { Flag } from "../flags/flag.ts";
import { startFlags } from "./start-flags.ts";

type Camel<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<Camel<Rest>>}`
  : Name;

type ValueOf<Each extends Flag> = Each extends { readonly type: "boolean" }
  ? boolean
  : Each extends { readonly multiple: true }
    ? string | readonly string[]
    : Each extends { readonly values: readonly (infer Value)[] }
      ? Value
      : Each extends { readonly placeholder: "PORT" | "NUMBER" }
        ? number
        : string;

type ConfigFlags = Omit<typeof startFlags, "config">;

/**
 * The members of a `sandbank.config` file: the flags of `sandbank start`, in camel case. File paths are relative to the
 * file.
 */
export type SandbankConfig = {
  readonly [Name in keyof ConfigFlags as Camel<Name>]?: ValueOf<ConfigFlags[Name]>;
};

/** Returns a configuration unchanged. Its type completes the members in an editor. */
export function defineConfig(config: SandbankConfig): SandbankConfig {
  return config;
}

/** The names of the flags that a configuration can set. */
export const configFlags = Object.keys(startFlags).filter((name) => name !== "config") as (keyof ConfigFlags)[];

export function camel(name: string): string {
  return name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** Checks a configuration completely. */
export const configSchema = z.strictObject({
  $schema: z.string().optional(),
  ...Object.fromEntries(configFlags.map((name) => [camel(name), createSchema(startFlags[name])])),
});

function createSchema(flag: Flag): z.ZodType {
  const { type, multiple, values, placeholder } = flag;
  if (type === "boolean") return z.boolean().optional();
  if (multiple === true) return z.union([z.string().min(1), z.array(z.string().min(1))]).optional();
  if (values !== undefined) return z.enum(values).optional();
  if (placeholder === "PORT" || placeholder === "NUMBER") return z.int().min(0).optional();
  return z.string().min(1).optional();
}
