import { badRequest, type ServerError } from "../errors/server-error.ts";

/** The error for a name that no snapshot has. */
export function noSuchSnapshot(name: string, names: readonly string[]): ServerError {
  const known =
    names.length === 0
      ? "There are none; save one with `sandbank snapshot save NAME`"
      : `There are ${names.join(", ")}`;
  return badRequest(`There is no snapshot ${JSON.stringify(name)}. ${known}.`);
}
