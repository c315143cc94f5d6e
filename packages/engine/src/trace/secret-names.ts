/** Names whose value is a secret wherever they stand, in lower case and without separators. */
const SECRETS: ReadonlySet<string> = new Set([
  ...["secret", "sharedsecret", "clientsecret", "signingsecret", "webhooksecret"],
  ...["apikey", "apikeys", "xapikey", "password", "passwd"],
]);

/** Names of headers and tokens. An object of these names is something else, such as a result that is named `authorization`. */
const TEXT_SECRETS: ReadonlySet<string> = new Set([
  ...["token", "accesstoken", "refreshtoken", "idtoken", "authtoken", "bearertoken", "admintoken"],
  ...["authorization", "proxyauthorization", "cookie", "setcookie"],
]);

/** Names whose value is a secret in a query. A member of these names can be anything, such as a state or a category. */
const QUERY_SECRET = /(?:^(?:key|sig|auth|pass|pwd|jwt)|secret|token|password|signature|apikey|accesskey|privatekey)$/;

/** Matches a part that every name of a secret contains. It rules out most names by itself. */
const HINT = /secret|key|token|pass|auth|cookie|sig|pwd|jwt/i;

/** Whether a member of an object, or a header, has a secret as its value. */
export function isSecretMember(name: string, value: unknown): boolean {
  if (!HINT.test(name)) return false;
  const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
  return SECRETS.has(plain(name)) || (!isObject && TEXT_SECRETS.has(plain(name)));
}

/** Whether a parameter of a query, or of a form, has a secret as its value. The name may be percent-encoded. */
export function isSecretParameter(name: string): boolean {
  const decoded = decodePercent(name);
  return HINT.test(decoded) && (isSecretMember(decoded, "") || QUERY_SECRET.test(plain(decoded)));
}

/** Percent-decodes a text; returns a text that is not encoded correctly as it is. */
export function decodePercent(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** `API-Key` as `apikey`. */
function plain(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, "");
}
