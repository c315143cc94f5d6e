import { isId, splitAtIds } from "@sandbank/view/words/ids";
import { type AdminClient, AdminError, type AdminResult } from "../../client.ts";
import type { CommandCall, CommandIo, Names } from "../command.ts";

/** The most ids that a request for names can have. */
const MOST_IDS = 100;

/** Returns the ids in a text, each once. */
export function idsIn(text: string): string[] {
  return [...new Set(splitAtIds(text).filter(isId))];
}

/** Writes the names of objects in place of their ids. */
export function withNames(text: string, names: Names): string {
  return splitAtIds(text)
    .map((part) => readName(part, names))
    .join("");
}

export function readName(id: string, names: Names): string {
  return Object.hasOwn(names, id) ? (names[id] as string) : id;
}

/** Returns the streams of a command, with the names of objects for what it prints to people. */
export async function namingObjects({ io, client }: CommandCall, ids: readonly string[]): Promise<CommandIo> {
  return io.isJson || ids.length === 0 ? io : { ...io, names: await readNames(await client(), ids) };
}

/** Reads the names of objects. Those that the bank does not know have none. */
export async function readNames(admin: AdminClient, ids: readonly string[]): Promise<Names> {
  const names: Record<string, string> = {};
  try {
    for (let index = 0; index < ids.length; index += MOST_IDS) {
      const some = ids.slice(index, index + MOST_IDS).join(",");
      const { data } = await admin.call("names", { ids: some });
      for (const [id, name] of Object.entries(data)) names[id] = plainName(name);
    }
    return names;
  } catch (error) {
    // A server of an earlier version has no names. The ids do as well.
    if (error instanceof AdminError) return {};
    throw error;
  }
}

/** Finds objects by what people know of them. */
export async function searchObjects(admin: AdminClient, q: string): Promise<AdminResult<"search">> {
  const { data } = await admin.call("search", { q });
  return {
    data: data.map((group) => ({
      ...group,
      results: group.results.map((found) => ({ ...found, name: plainName(found.name) })),
    })),
  };
}

/** Returns a name without the characters that isolate text from right to left, which terminals show as boxes. */
function plainName(name: string): string {
  return name.replace(/[\u2068\u2069]/g, "");
}
