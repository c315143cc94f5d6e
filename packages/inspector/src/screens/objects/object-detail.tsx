import { machineTables } from "../../generated/state-machines.ts";
import { CopyButton } from "../../parts/copy-button.tsx";
import { Empty, Section, Show } from "../../parts/frames.tsx";
import { JsonTree } from "../../parts/json-tree.tsx";
import { Instant } from "../../parts/values.tsx";
import { hrefTo } from "../../router/router.ts";
import { screenOfId } from "../../router/screens.ts";
import { requestTarget } from "../../store/request-target.ts";
import { useApi } from "../../store/use-read.ts";
import { resourceOfId } from "../../words/find-resource.ts";
import { printCurl } from "../../words/request-code.ts";
import { ObjectActions } from "./object-actions.tsx";
import { ObjectFacts } from "./object-facts.tsx";
import { ObjectHistory } from "./object-history.tsx";
import { ObjectStates } from "./object-states.tsx";
import { isSent, type Transfer } from "./path.ts";
import { TransferPath } from "./transfer-path.tsx";

/** Shows one object: the members that people know it by, its states, its JSON and its history. */
export function ObjectDetail({ id }: { readonly id: string }) {
  const resource = resourceOfId(id);
  const path = `${resource?.path}/${encodeURIComponent(id)}`;
  const read = useApi<Readonly<Record<string, unknown>>>(resource === undefined ? null : path);
  if (resource === undefined) {
    return (
      <Empty>
        <p>The API retrieves no type of object whose ids begin like {JSON.stringify(id)}.</p>
      </Empty>
    );
  }
  const machines = machineTables.filter(({ type }) => type === resource.type);
  const own = screenOfId(id);
  const request = { operation: `${resource.group}.retrieve`, method: "GET", path, id } as const;
  return (
    <Show read={read}>
      {(object) => (
        <>
          {typeof object["created_at"] === "string" && (
            <p>
              Created <Instant at={object["created_at"]} /> UTC.
            </p>
          )}
          <ObjectFacts object={object} />
          <ObjectActions id={id} resource={resource} object={object} />
          <p class="row">
            <a href={hrefTo("log", null, { q: id })}>Show in log</a>
            {own !== undefined && own.name !== "objects" && <a href={hrefTo(own.name, id)}>Open in {own.title}</a>}
            <CopyButton text={id} label="Copy id" isNamed />
            <CopyButton text={printCurl(request, requestTarget())} label="Copy as curl" isNamed />
          </p>
          {isSent(resource.type) && <TransferPath transfer={object as Transfer} />}
          {machines.map((machine) => (
            <ObjectStates key={machine.field} machine={machine} object={object} />
          ))}
          <Section title="Object">
            <JsonTree value={object} label={`${resource.title} as JSON`} />
          </Section>
          <ObjectHistory id={id} />
        </>
      )}
    </Show>
  );
}
