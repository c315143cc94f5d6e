import { endpoints, type OperationName } from "@sandbank/contract";

/** The endpoint that a method and path name, with the path parameter. */
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

/** Finds the endpoint; undefined where there is none. `path` is encoded and has no query. */
export function route(method: string, path: string): Route | undefined {
  if (!path.startsWith("/")) return undefined;
  root ??= plant();
  let branch: Branch | undefined = root;
  let id: string | undefined;
  for (const segment of path.split("/").slice(1)) {
    const literal: Branch | undefined = branch.literals.get(segment);
    if (literal === undefined && segment !== "") id = segment;
    branch = literal ?? (segment === "" ? undefined : branch.parameter);
    if (branch === undefined) return undefined;
  }
  const operation = branch.operations.get(method);
  return operation === undefined ? undefined : { operation, id: id === undefined ? undefined : decoded(id) };
}

/** Grows the tree of path segments straight from the endpoint table. */
function plant(): Branch {
  const tree = emptyBranch();
  for (const [operation, { method, path }] of Object.entries(endpoints)) {
    let branch = tree;
    for (const segment of path.split("/").slice(1)) branch = grown(branch, segment);
    branch.operations.set(method, operation as OperationName);
  }
  return tree;
}

function grown(branch: Branch, segment: string): Branch {
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

/** An id that is not percent-encoded UTF-8 names nothing: it stays as it is, and is not found. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
