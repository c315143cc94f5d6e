import { firstCharacters } from "@sandbank/engine/private/text";
import { listed } from "../words/listed.ts";

/** An error in the form of the API's errors, with which a server or a replayed session refuses what it is asked. */
export class ServerError extends Error {
  readonly status: number;
  readonly type: string;
  readonly title: string;

  constructor(status: number, type: string, title: string, detail: string) {
    super(detail);
    this.status = status;
    this.type = type;
    this.title = title;
  }

  /** The error in the form of the API's errors. */
  get body(): { type: string; title: string; detail: string; status: number } {
    return { type: this.type, title: this.title, detail: this.message, status: this.status };
  }
}

export function badRequest(detail: string): ServerError {
  return new ServerError(400, "admin_parameters_error", "The parameters cannot be used.", detail);
}

export function nothingDeclined(detail: string): ServerError {
  return new ServerError(404, "nothing_declined_error", "Nothing was declined under this id.", detail);
}

/** `names` are the names of the existing snapshots. */
export function noSuchSnapshot(name: string, names: readonly string[]): ServerError {
  const [first] = names;
  const known =
    first === undefined
      ? "Save one with `sandbank snapshot save NAME`"
      : names.length === 1
        ? `The only snapshot is ${first}`
        : `The snapshots are ${listed(names, "and")}`;
  return new ServerError(
    404,
    "snapshot_not_found_error",
    "There is no such snapshot.",
    `There is no snapshot ${shownName(name)}. ${known}.`,
  );
}

export function shownName(name: string): string {
  return JSON.stringify(firstCharacters(name, 100));
}
