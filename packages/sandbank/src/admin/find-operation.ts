import { type AdminOperationName, adminOperations } from "./operations.ts";

const byRoute = new Map(
  Object.entries(adminOperations).map(([name, { method, path }]) => [`${method} ${path}`, name as AdminOperationName]),
);

/** The operation of a route; undefined if there is none. */
export function findOperation(method: string, path: string): AdminOperationName | undefined {
  return byRoute.get(`${method} ${path}`);
}

/** The route with the same path and another method, or a path that begins in the same way, for an error. */
export function nearestRoute(path: string): string | undefined {
  const [, first = ""] = path.split("/");
  const routes = [...byRoute.keys()];
  const found =
    routes.find((route) => route.endsWith(` ${path}`)) ?? routes.find((route) => route.includes(` /${first}/`));
  return found?.replace(" ", " /_sandbank");
}
