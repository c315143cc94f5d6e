import { blocks, code, link, pageHeader, table, toAnchor } from "./markdown.ts";
import { nameOrigin, originNote } from "./print-endpoint.ts";
import { isSandboxOnly, listEndpoints, type Reference } from "./reference.ts";

/** Lists each endpoint. The engine serves all of them: an endpoint without an operation does not compile. */
export function printSupport({ api }: Reference): string {
  const all = api.resources.flatMap(listEndpoints);
  const extensions = all.filter(({ endpoint }) => endpoint.extension);
  return blocks([
    `${pageHeader}\n# Support`,
    `The engine serves all ${all.length} endpoints: ${all.length - extensions.length} of the contract and ${extensions.length} extensions.`,
    originNote,
    ...api.resources.flatMap((resource) => [
      `## ${resource.title}`,
      table(
        ["Method", "Path", "Name", "Origin", "Sandbox only"],
        listEndpoints(resource).map((named) => [
          named.endpoint.method,
          code(named.endpoint.path),
          link(code(named.name), `${resource.name}.md#${toAnchor(named.name)}`),
          nameOrigin(named),
          isSandboxOnly(named.endpoint) ? "yes" : "no",
        ]),
      ),
    ]),
  ]);
}
