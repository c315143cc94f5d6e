const COLLECTION_VERBS: Readonly<Record<string, string>> = { GET: "list", POST: "create" };
const OBJECT_VERBS: Readonly<Record<string, string>> = { GET: "retrieve", PATCH: "update", DELETE: "delete" };

/** The one verb whose name in the SDK differs from its path. */
const verbs: Readonly<Record<string, string>> = { tracking_updates: "addTrackingUpdate" };

/**
 * Names the operation of a request as the SDK does: `accounts.create`. The name follows from the path: a collection, an
 * id, and a verb. A request of another form is named by its method and path.
 */
export function nameOperation(method: string, path: string): string {
  const [, ...segments] = path.split("?", 1)[0]?.split("/") ?? [];
  const prefix = segments[0] === "simulations" ? ["simulations"] : [];
  const [collection, id, verb, ...rest] = segments.slice(prefix.length);
  const last = id === undefined ? COLLECTION_VERBS[method] : verb === undefined ? OBJECT_VERBS[method] : verb;
  if (!collection || last === undefined || rest.length > 0) return `${method} ${path.split("?", 1)[0]}`;
  return [...prefix, camelCase(collection), verbs[last] ?? camelCase(last)].join(".");
}

function camelCase(text: string): string {
  return text.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
