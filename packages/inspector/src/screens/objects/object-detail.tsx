import { machineTables } from "../../generated/state-machines.ts";
import { CopyButton } from "../../parts/copy-button.tsx";
import { Instant } from "../../parts/instant.tsx";
import { JsonTree } from "../../parts/json-tree.tsx";
import { Empty, Show } from "../../parts/states.tsx";
import { screenOfId } from "../../router/find-screen.ts";
import { hrefTo } from "../../router/router.ts";
import { requestTarget } from "../../store/request-target.ts";
import { useApi } from "../../store/use-read.ts";
import type { ResourceTable } from "../../tables/resource-table.ts";
import { resourceOfId } from "../../words/find-resource.ts";
import { curlOf } from "../../words/request-code.ts";
import { ObjectActions } from "./object-actions.tsx";
import { ObjectHistory } from "./object-history.tsx";
import { ObjectStates } from "./object-states.tsx";

/** Shows one object: its states, its JSON and its history. */
export function ObjectDetail({ id }: { readonly id: string }) {
  const resource = resourceOfId(id);
  if (resource === undefined) {
    return (
      <Empty>
        <p>The API retrieves no type of object whose ids begin like {JSON.stringify(id)}.</p>
      </Empty>
    );
  }
  return <Found id={id} resource={resource} />;
}

interface FoundProps {
  readonly id: string;
  readonly resource: ResourceTable;
}

function Found({ id, resource }: FoundProps) {
  const path = `${resource.path}/${encodeURIComponent(id)}`;
  const read = useApi<Readonly<Record<string, unknown>>>(path);
  const machines = machineTables.filter(({ type }) => type === resource.type);
  return (
    <Show read={read}>
      {(object) => (
        <>
          {typeof object["created_at"] === "string" && (
            <p>
              Created <Instant at={object["created_at"]} /> UTC.
            </p>
          )}
          <ObjectActions id={id} resource={resource} object={object} />
          <ObjectLinks id={id} resource={resource} path={path} />
          {machines.map((machine) => (
            <ObjectStates key={machine.field} machine={machine} object={object} />
          ))}
          <section class="stack" aria-labelledby="object-json">
            <h2 id="object-json">Object</h2>
            <JsonTree value={object} label={`${resource.title} as JSON`} />
          </section>
          <ObjectHistory id={id} />
        </>
      )}
    </Show>
  );
}

function ObjectLinks({ id, resource, path }: FoundProps & { readonly path: string }) {
  const own = screenOfId(id);
  const request = { operation: `${resource.group}.retrieve`, method: "GET", path, id } as const;
  return (
    <p class="row">
      <a href={hrefTo("log", null, { q: id })}>Show in log</a>
      {own !== undefined && own.name !== "objects" && <a href={hrefTo(own.name, id)}>Open in {own.title}</a>}
      <CopyButton text={id} label="Copy id" isNamed />
      <CopyButton text={curlOf(request, requestTarget())} label="Copy as curl" isNamed />
    </p>
  );
}
