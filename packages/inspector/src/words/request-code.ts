/** A request of the banking API that code samples repeat. */
export interface RepeatedRequest {
  /** `accounts.retrieve` */
  readonly operation: string;
  readonly method: "GET" | "POST" | "PATCH";
  /** With the id: `/accounts/account_1a2b`. */
  readonly path: string;
  /** The id in the path. */
  readonly id?: string | undefined;
  readonly params?: Readonly<Record<string, unknown>> | undefined;
  readonly idempotencyKey?: string | null;
}

/** The destination of a request. */
export interface RequestTarget {
  /** The origin of the server. */
  readonly server: string;
  /** The name of the bank. */
  readonly bank: string;
}

/** Prints the request as a curl command. The API key stays in an environment variable. */
export function printCurl({ method, path, params, idempotencyKey }: RepeatedRequest, target: RequestTarget): string {
  const lines = [
    `curl ${method === "GET" ? "" : `-X ${method} `}${shellQuote(baseUrl(target) + path)}`,
    `-H "Authorization: Bearer $SANDBANK_API_KEY"`,
  ];
  if (idempotencyKey != null) lines.push(`-H ${shellQuote(`Idempotency-Key: ${idempotencyKey}`)}`);
  // The path of a GET has the parameters.
  if (params !== undefined && method !== "GET") {
    lines.push("-H 'Content-Type: application/json'", `-d ${shellQuote(JSON.stringify(params, null, 2))}`);
  }
  return lines.join(" \\\n  ");
}

/** Prints the request as a call of the SDK, which makes the idempotency key of a write without parameters. */
export function printTypescript({ operation, id, params, idempotencyKey }: RepeatedRequest): string {
  const objects = params === undefined ? [] : idempotencyKey == null ? [params] : [params, { idempotencyKey }];
  // JSON with unquoted member names, as in TypeScript.
  const args = [
    ...(id === undefined ? [] : [JSON.stringify(id)]),
    ...objects.map((each) => JSON.stringify(each, null, 2).replace(/^( *)"([A-Za-z_]\w*)":/gm, "$1$2:")),
  ];
  return `await client.${operation}(${args.join(", ")});`;
}

/** Prints the request as a command of the command line. */
export function printCommand(
  { operation, id, params = {}, idempotencyKey }: RepeatedRequest,
  target: RequestTarget,
): string {
  const bank = target.bank === "default" ? [] : ["--bank", target.bank];
  const isFlat = Object.values(params).every(isReadAsIs);
  const fields = isFlat
    ? Object.entries(params).map(([name, value]) => shellQuote(`${name}=${value}`))
    : ["--data", shellQuote(JSON.stringify(params))];
  const key = idempotencyKey == null ? [] : ["--idempotency-key", shellQuote(idempotencyKey)];
  return ["sandbank call", operation, ...(id === undefined ? [] : [shellQuote(id)]), ...fields, ...key, ...bank].join(
    " ",
  );
}

/** Returns whether the command line reads the value of `field=value` as text. It parses values that look like JSON. */
function isReadAsIs(value: unknown): boolean {
  return typeof value === "string" ? !/^(?:-?\d+|true|false|null|[[{].*)$/s.test(value) : typeof value !== "object";
}

/** Banks other than the default one have base paths of their own. */
export function baseUrl({ server, bank }: RequestTarget): string {
  return bank === "default" ? server : `${server}/_sandbank/b/${encodeURIComponent(bank)}`;
}

/** Quotes a word for a POSIX shell. Words of harmless characters stay unquoted. */
function shellQuote(text: string): string {
  return /^[\w./:=@,-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}
