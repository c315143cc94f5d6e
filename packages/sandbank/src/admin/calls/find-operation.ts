import { type AdminOperationName, adminOperations } from "../operations.ts";

const byRoute = new Map(
  Object.entries(adminOperations).map(([name, { method, path }]) => [`${method} ${path}`, name as AdminOperationName]),
);

/** Returns the operation of a route; undefined for an unknown route. */
export function findOperation(method: string, path: string): AdminOperationName | undefined {
  return byRoute.get(`${method} ${path}`);
}

/**
 * Returns a route with the same path and another method, or with a path that begins in the same way, to suggest in an
 * error.
 */
export function nearestRoute(path: string): string | undefined {
  const [, first = ""] = path.split("/");
  const routes = [...byRoute.keys()];
  const found =
    routes.find((route) => route.endsWith(` ${path}`)) ?? routes.find((route) => route.includes(` /${first}/`));
  return found?.replace(" ", " /_sandbank");
}
