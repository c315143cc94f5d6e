import { anchorOf, blocks, code, link, pageHeader, table } from "./markdown.ts";
import { originOf } from "./print-endpoint.ts";
import { endpointsOf, isSandboxOnly, type Reference } from "./reference.ts";

/** Endpoint by endpoint, what there is and what the engine serves. */
export function printSupport({ api, unserved }: Reference): string {
  const all = api.resources.flatMap(endpointsOf);
  const served = all.filter(({ name }) => !unserved.has(name));
  return blocks([
    `${pageHeader}\n# Support`,
    `The engine serves ${served.length} of ${all.length} endpoints. One that it does not serve answers 501.`,
    ...api.resources.flatMap((resource) => [
      `## ${resource.title}`,
      table(
        ["Method", "Path", "Name", "Origin", "Served", "Sandbox only"],
        endpointsOf(resource).map((named) => [
          named.endpoint.method,
          code(named.endpoint.path),
          link(code(named.name), `${resource.name}.md#${anchorOf(named.name)}`),
          originOf(named),
          unserved.has(named.name) ? "no" : "yes",
          isSandboxOnly(named.endpoint) ? "yes" : "no",
        ]),
      ),
    ]),
  ]);
}
