/** An error of the server itself: of access, of the admin API, of a request that is not HTTP as expected. */
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

  /** As the API's errors are written. */
  toBody(): { type: string; title: string; detail: string; status: number } {
    return { type: this.type, title: this.title, detail: this.message, status: this.status };
  }
}

export function hostNotAllowed(host: string | undefined): ServerError {
  const [, name = "NAME"] = /^([\w.-]{1,200}?)\.?(?::\d+)?$/.exec(host ?? "") ?? [];
  return new ServerError(
    403,
    "host_not_allowed_error",
    "The server does not answer to this host name.",
    `The request names the host ${JSON.stringify((host ?? "").slice(0, 200))}, which is not this machine. Use localhost, or start the server with --allowed-host ${name}.`,
  );
}

export function originNotAllowed(origin: string | undefined): ServerError {
  const shown = (origin ?? "").slice(0, 200);
  return new ServerError(
    403,
    "origin_not_allowed_error",
    "Pages of this origin may not call the server.",
    `The request comes from a page of ${JSON.stringify(shown)}. If you trust it, start the server with --cors-origin ${shown}.`,
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
    `There is no ${method} /_sandbank${path.slice(0, 200)}. ${hint}`,
  );
}

export function noSuchBank(name: string, isOpenedByName: boolean): ServerError {
  const rule = "A name has 1 to 64 of a-z, 0-9, - and _, and begins with a letter or digit";
  return new ServerError(
    404,
    "bank_not_found_error",
    "There is no such bank.",
    `There is no bank ${JSON.stringify(name.slice(0, 100))}${isOpenedByName ? `, and none can be opened under that name. ${rule}; see also the most banks at a time (1,000)` : ". Create it with `sandbank banks new`"}.`,
  );
}

export function bankNotAvailable(name: string, why: string): ServerError {
  return new ServerError(
    503,
    "bank_not_available_error",
    "The bank cannot be opened.",
    `The bank ${JSON.stringify(name)} cannot be opened. ${why.replace("Failed to start: ", "").replace(/^./, (first) => first.toUpperCase())}`,
  );
}

export function badRequest(detail: string): ServerError {
  return new ServerError(400, "admin_parameters_error", "The parameters cannot be used.", detail);
}
