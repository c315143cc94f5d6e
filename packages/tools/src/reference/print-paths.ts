import { code, link, prose, table, toAnchor } from "./markdown.ts";

/** A route of the API or of the admin API, with the heading of its section on the page. */
export interface Route {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
}

/** Prints a table of routes, with links to their sections. */
export function printPaths(routes: readonly Route[]): string {
  return table(
    ["Method", "Path", "What it does"],
    routes.map(({ name, method, path, summary }) => [
      code(method),
      link(code(path), `#${toAnchor(name)}`),
      prose(summary),
    ]),
  );
}
