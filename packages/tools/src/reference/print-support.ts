import { anchorOf, blocks, code, link, pageHeader, table } from "./markdown.ts";
import { originOf } from "./print-endpoint.ts";
import { endpointsOf, isSandboxOnly, type Reference } from "./reference.ts";

/** Lists each endpoint. The engine serves all of them: an endpoint without an operation does not compile. */
export function printSupport({ api }: Reference): string {
  const all = api.resources.flatMap(endpointsOf);
  const extensions = all.filter(({ endpoint }) => endpoint.extension);
  return blocks([
    `${pageHeader}\n# Support`,
    `The engine serves all ${all.length} endpoints: ${all.length - extensions.length} of the contract and ${extensions.length} extensions.`,
    ...api.resources.flatMap((resource) => [
      `## ${resource.title}`,
      table(
        ["Method", "Path", "Name", "Origin", "Sandbox only"],
        endpointsOf(resource).map((named) => [
          named.endpoint.method,
          code(named.endpoint.path),
          link(code(named.name), `${resource.name}.md#${anchorOf(named.name)}`),
          originOf(named),
          isSandboxOnly(named.endpoint) ? "yes" : "no",
        ]),
      ),
    ]),
  ]);
}
