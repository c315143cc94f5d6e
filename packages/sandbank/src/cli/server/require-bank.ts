import { didYouMean } from "@sandbank/view/words/find-nearest";
import { listed } from "@sandbank/view/words/listed";
import { type AdminClient, AdminError } from "../../client.ts";
import { DEFAULT_BANK } from "../../names/bank-name.ts";

/**
 * Throws the error for a bank that does not exist. Otherwise a misspelled name would open a new, empty bank. An API
 * key, which cannot list the banks, only accesses one bank, and opens it.
 */
export async function requireBank(admin: AdminClient, name: string): Promise<void> {
  if (name === DEFAULT_BANK) return;
  const names = await bankNames(admin);
  if (names === undefined || names.includes(name)) return;
  throw new AdminError({
    type: "bank_not_found_error",
    title: "There is no such bank.",
    detail: `There is no bank ${JSON.stringify(name)}. ${didYouMean(name, names)}${describeBanks(names)} \`sandbank banks new ${name}\` opens a new one.`,
    status: 404,
  });
}

async function bankNames(admin: AdminClient): Promise<readonly string[] | undefined> {
  try {
    const { data } = await admin.call("banks.list");
    return data.map(({ name }) => name);
  } catch (error) {
    if (error instanceof AdminError && (error.status === 401 || error.status === 403)) return undefined;
    throw error;
  }
}

const MOST_LISTED = 10;

function describeBanks(names: readonly string[]): string {
  if (names.length === 1) return `The only bank is ${names[0]}.`;
  const left = names.length - MOST_LISTED;
  return `The banks are ${listed(left > 1 ? [...names.slice(0, MOST_LISTED), `${left} others`] : names, "and")}.`;
}
