import type { ErrorBody } from "@sandbank/engine";
import { firstCharacters } from "@sandbank/engine/private/text";
import { ServerError, shownName } from "@sandbank/view/reads/server-error";
import { capitalized } from "@sandbank/view/words/capitalized";
import { listed } from "@sandbank/view/words/listed";
import { BANK_NAME_RULE } from "../names/bank-name.ts";

export function hostNotAllowed(host: string | undefined): ServerError {
  const [, name = "NAME"] = /^([\w.-]{1,200}?)\.?(?::\d+)?$/.exec(host ?? "") ?? [];
  return new ServerError(
    403,
    "host_not_allowed_error",
    "The server does not answer to this host name.",
    `The request names the host ${JSON.stringify(firstCharacters(host ?? "", 200))}, which is not this machine. Use localhost, or start the server with --allowed-host ${name}.`,
  );
}

export function hostMissing(): ServerError {
  return new ServerError(
    400,
    "host_not_allowed_error",
    "The request names no host.",
    "The request has no Host header. Send one, such as `Host: localhost`.",
  );
}

export function severalHosts(): ServerError {
  return new ServerError(
    400,
    "host_not_allowed_error",
    "The request names several hosts.",
    "The request has more than one Host header. Send one.",
  );
}

/**
 * `origin` is undefined for a page that loads an image, a script or a frame, because the browser then sends no origin.
 */
export function originNotAllowed(origin: string | undefined): ServerError {
  const shown = origin && firstCharacters(origin, 200);
  return new ServerError(
    403,
    "origin_not_allowed_error",
    "Pages of this origin may not call the server.",
    shown === undefined
      ? "The request comes from a page of another origin, as an image, a script, a frame or a request without CORS. Use fetch with CORS, and start the server with --cors-origin and the origin of the page."
      : `The request comes from a page of ${JSON.stringify(shown)}. If you trust it, start the server with --cors-origin ${shown}.`,
  );
}

export function adminKeyMissing(): ServerError {
  return new ServerError(
    401,
    "admin_key_error",
    "The admin API needs a key.",
    "Send `Authorization: Bearer` with the admin token of the server, which `sandbank env` prints, or with the API key of a bank for what concerns that bank.",
  );
}

export function adminTokenNeeded(what: string): ServerError {
  return new ServerError(
    403,
    "admin_token_needed_error",
    "The key of a bank is not enough.",
    `${what} concerns the whole server. Send the admin token of the server, which \`sandbank env\` prints.`,
  );
}

export function noSuchAdminRoute(method: string, path: string, nearest: string | undefined): ServerError {
  const hint = nearest === undefined ? "See /_sandbank/openapi.json." : `The nearest is ${nearest}.`;
  return new ServerError(
    404,
    "admin_method_not_found_error",
    "The admin API has no such method and path.",
    `There is no ${method} /_sandbank${firstCharacters(path, 200)}. ${hint}`,
  );
}

/** An Event that the bank does not have, perhaps because it has deleted it. `body`: the error of the bank. */
export function noSuchEvent({ type, title, detail }: ErrorBody): ServerError {
  return new ServerError(404, type, title, `${detail} A bank keeps Events for 30 days.`);
}

export function noSuchBank(name: string): ServerError {
  return new ServerError(
    404,
    "bank_not_found_error",
    "There is no such bank.",
    `There is no bank ${shownName(name)}. \`sandbank banks\` lists the banks, and \`sandbank banks new\` opens one.`,
  );
}

export function bankNameNotAllowed(name: string): ServerError {
  return new ServerError(
    404,
    "bank_not_found_error",
    "A bank cannot have this name.",
    `There is no bank ${shownName(name)}, and none can be opened under that name. ${BANK_NAME_RULE}`,
  );
}

export function liveKeyNeeded(): ServerError {
  return new ServerError(
    404,
    "bank_not_found_error",
    "The live bank has another key.",
    'The bank "live" is the live bank of this server, which this API key does not reach. Send the live API key, which `sandbank env` prints.',
  );
}

export function tooManyBanks(name: string, most: number): ServerError {
  return new ServerError(
    409,
    "too_many_banks_error",
    "The server has as many banks as it can have.",
    `The bank ${shownName(name)} cannot be opened: ${most.toLocaleString("en-US")} banks are open, which is the most. Remove one with \`sandbank banks rm\`, or start the server with a shorter --bank-ttl.`,
  );
}

export function severalBanks(names: readonly string[]): ServerError {
  return new ServerError(
    400,
    "several_banks_error",
    "The request names several banks.",
    `The request names the banks ${listed(names.map(shownName), "and")}. Name one: in the key, in the path, or in the sandbank-bank header.`,
  );
}

export function bankClosed(name: string): ServerError {
  return new ServerError(
    409,
    "bank_closed_error",
    "The bank was closed.",
    `The bank ${shownName(name)} was removed, or the server stopped, before the operation was done.`,
  );
}

export function bodyTooLarge(most: number): ServerError {
  return new ServerError(
    413,
    "admin_parameters_error",
    "The body is too large.",
    `The body has more than ${most.toLocaleString("en-US")} bytes.`,
  );
}

/** `why` is a sentence that may begin with a small letter. */
export function bankNotAvailable(name: string, why: string): ServerError {
  return new ServerError(
    503,
    "bank_not_available_error",
    "The bank cannot be opened.",
    `The bank ${JSON.stringify(name)} cannot be opened. ${capitalized(why)}`,
  );
}

/** `reached` lists the names of the same group that the steps reached, such as another reason of the same decline. */
export function scenarioNotReached(name: string, reached: readonly string[]): ServerError {
  const instead = reached.length === 0 ? "" : ` They reached ${reached.join(", ")} instead.`;
  return new ServerError(
    409,
    "scenario_not_reached_error",
    "The steps do not reach the name with these parameters.",
    `With these parameters, the steps do not reach ${name}.${instead} The bank is as it was. Change or leave out --with.`,
  );
}
