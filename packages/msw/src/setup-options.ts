import { type Bank, type BankOptions, bankOptionNames, createBank } from "@sandbank/engine";
import { normalizeBaseUrl } from "@sandbank/engine/http";
import { mistake } from "@sandbank/engine/private/errors";
import { type Mountable, requireMountable } from "./mountable.ts";
import { requireKnown } from "./require-known.ts";

interface BaseUrlOption {
  /** The absolute http(s) URL under which your app calls the API, without a query. Default: `https://bank.test`. */
  readonly baseUrl?: string;
}

/** Options of a setup that opens a bank: the options of `createBank`, and a base URL. */
export interface SetupBankOptions extends BankOptions, BaseUrlOption {
  readonly bank?: undefined;
}

/** Options of a setup that mounts a bank or a platform that you opened. */
export interface MountBankOptions<Target extends Mountable> extends BaseUrlOption {
  /** The bank or platform that requests reach. Default: a new bank with the other options. */
  readonly bank: Target;
}

/** The names of all options. */
const known: readonly string[] = ["bank", "baseUrl", ...bankOptionNames];

/**
 * Returns the target to mount and its base URL. Throws a `TypeError` for an unknown option, and for a bank together
 * with options of `createBank`.
 */
export function toMount<Target extends Mountable>(
  given: SetupBankOptions | MountBankOptions<Target>,
): { readonly target: Target | Bank; readonly base: string } {
  requireKnown("set up the bank", given, known);
  const { baseUrl = "https://bank.test", bank, ...bankOptions } = given;
  const base = normalizeBaseUrl(baseUrl);
  if (bank === undefined) return { target: createBank(bankOptions), base };
  requireMountable("set up the bank", bank);
  const others = Object.keys(bankOptions);
  if (others.length === 0) return { target: bank, base };
  const names = others.map((name) => `"${name}"`).join(", ");
  throw mistake(
    "set up the bank",
    `\`bank\` is open already, and ${names} would open another one`,
    `Pass ${names} to createBank, or leave out \`bank\`.`,
  );
}
