import { objectTitle, objectTypeOf } from "@sandbank/contract";
import type { AdminClient } from "../../client.ts";
import { UsageError } from "../../errors/usage-error.ts";
import { listed } from "../../listed.ts";

/** How many objects a message names. */
const MOST_NAMED = 5;

/**
 * Returns the id of an object of some types, such as `account`, of which people write the id or words that identify it, such as
 * its name. Throws a `UsageError` unless they identify one.
 */
export async function findObject(admin: AdminClient, text: string, types: readonly string[]): Promise<string> {
  if (objectTypeOf(text) !== undefined) return text;
  const groups = (await admin.call("search", { q: text })).data.filter(({ type }) => types.includes(type));
  const found = groups.flatMap(({ results }) => results);
  const named = found.filter(({ name }) => name.toLowerCase() === text.toLowerCase());
  const [only] = named.length > 0 ? named : found;
  const count = named.length > 0 ? named.length : groups.reduce((sum, group) => sum + group.count, 0);
  if (only !== undefined && count === 1) return only.id;
  const shown = JSON.stringify(text);
  const help = `\`sandbank search ${shown}\` lists what it finds.`;
  if (count === 0) throw new UsageError(`${shown} matches no ${listed(types.map(objectTitle), "or")}. ${help}`);
  const some = (named.length > 0 ? named : found).slice(0, MOST_NAMED).map(({ id, name }) => `${name} (${id})`);
  const such = some.length < count ? ", such as" : ":";
  throw new UsageError(`${shown} matches ${count} objects${such} ${listed(some, "and")}. Write the id of one. ${help}`);
}
