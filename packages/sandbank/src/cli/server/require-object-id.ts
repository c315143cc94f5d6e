import { objectTitle, objectTypeOf } from "@sandbank/contract";
import { dollars } from "@sandbank/contract/private/words";
import { instantText } from "@sandbank/view/words/instants";
import { listed } from "@sandbank/view/words/listed";
import type { AdminClient, AdminResult } from "../../client.ts";
import { UsageError } from "../../errors/usage-error.ts";
import { searchObjects } from "../output/object-names.ts";

/** How many objects a message names. */
const MOST_NAMED = 5;

/** The states in which people mean another object of the same name. */
const ended: ReadonlySet<string | null> = new Set(["canceled", "closed", "deleted", "inactive"]);

/**
 * Returns the id of an object of some types, such as `account`, for which people write its id, or words that only it has, such
 * as its name. An object that has ended is found if no other matches. Throws a `UsageError` unless the words identify one.
 */
export async function requireObjectId(admin: AdminClient, text: string, types: readonly string[]): Promise<string> {
  if (objectTypeOf(text) !== undefined) return text;
  const groups = (await searchObjects(admin, text)).data.filter(({ type }) => types.includes(type));
  const found = groups.flatMap(({ results }) => results);
  const named = found.filter(({ name }) => name.toLowerCase() === text.toLowerCase());
  const candidates = named.length > 0 ? named : found;
  const current = candidates.filter(({ status }) => !ended.has(status));
  // A search returns the newest objects only.
  const count = named.length > 0 ? named.length : groups.reduce((sum, group) => sum + group.count, 0);
  const [only, ...others] = current.length > 0 ? current : candidates;
  if (only !== undefined && others.length === 0 && count === candidates.length) return only.id;
  const shown = JSON.stringify(text);
  const help = `\`sandbank search ${shown}\` lists what it finds.`;
  if (count === 0) throw new UsageError(`${shown} matches no ${listed(types.map(objectTitle), "or")}. ${help}`);
  const newest = candidates.toSorted((one, other) => other.at.localeCompare(one.at)).slice(0, MOST_NAMED);
  const lines = await Promise.all(newest.map((match) => matchLine(admin, match)));
  const which = newest.length < count ? "the newest ones are" : "the newest first";
  throw new UsageError(
    [`${shown} matches ${count} objects, ${which}:`, ...lines, `Write the id of one. ${help}`].join("\n"),
  );
}

type Match = AdminResult<"search">["data"][number]["results"][number];

/** Describes an object by what tells it from others of the same name: its id, its balance and when it was created. */
async function matchLine(admin: AdminClient, { id, name, status, at }: Match): Promise<string> {
  const isAccount = objectTypeOf(id) === "account";
  const balance = isAccount ? [dollars((await admin.call("balance", { account: id, last: 0 })).available)] : [];
  const end = ended.has(status) ? [String(status)] : [];
  return `  ${id}  ${[name, ...balance, ...end, instantText(at)].join(", ")}`;
}
