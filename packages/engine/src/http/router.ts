import { endpoints, type OperationName } from "@sandbank/contract";

/** The endpoint of a request, and its path parameter. */
export interface Route {
  readonly operation: OperationName;
  readonly id: string | undefined;
}

interface Branch {
  readonly literals: Map<string, Branch>;
  parameter?: Branch;
  readonly operations: Map<string, OperationName>;
}

let root: Branch | undefined;

/**
 * Finds the endpoint of a method and path; undefined if there is none. `path` is encoded and has no query: each segment is
 * decoded once, so an encoded slash stays inside its segment. HEAD has the endpoints of GET.
 */
export function route(method: string, path: string): Route | undefined {
  if (!path.startsWith("/")) return undefined;
  root ??= buildTree();
  let branch: Branch | undefined = root;
  let id: string | undefined;
  const segments = path.split("/");
  for (let index = 1; index < segments.length; index++) {
    const segment = decoded(segments[index] as string);
    if (segment === undefined) return undefined;
    const literal: Branch | undefined = branch.literals.get(segment);
    if (literal === undefined && segment !== "") id = segment;
    branch = literal ?? (segment === "" ? undefined : branch.parameter);
    if (branch === undefined) return undefined;
  }
  const operation = branch.operations.get(method === "HEAD" ? "GET" : method);
  return operation === undefined ? undefined : { operation, id };
}

/** Builds the tree of path segments from the endpoint table. */
function buildTree(): Branch {
  const tree = emptyBranch();
  for (const [operation, { method, path }] of Object.entries(endpoints)) {
    let branch = tree;
    for (const segment of path.split("/").slice(1)) branch = ensureChild(branch, segment);
    branch.operations.set(method, operation as OperationName);
  }
  return tree;
}

function ensureChild(branch: Branch, segment: string): Branch {
  if (segment.startsWith("{")) {
    branch.parameter ??= emptyBranch();
    return branch.parameter;
  }
  const known = branch.literals.get(segment);
  if (known !== undefined) return known;
  const child = emptyBranch();
  branch.literals.set(segment, child);
  return child;
}

function emptyBranch(): Branch {
  return { literals: new Map(), operations: new Map() };
}

/** Decodes a segment. Undefined if it is not valid percent-encoded UTF-8. */
function decoded(segment: string): string | undefined {
  if (!segment.includes("%")) return segment;
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}
