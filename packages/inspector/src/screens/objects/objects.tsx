import { useId } from "preact/hooks";
import { resourceTables } from "../../generated/resources.ts";
import { PageHeader } from "../../parts/page-header.tsx";
import { Split } from "../../parts/split.tsx";
import { Empty } from "../../parts/states.tsx";
import { goTo, route, select } from "../../router/router.ts";
import { useName } from "../../store/use-name.ts";
import type { ResourceTable } from "../../tables/resource-table.ts";
import { resourceOfId, resourceOfType } from "../../words/find-resource.ts";
import { ObjectDetail } from "./object-detail.tsx";
import { ObjectList } from "./object-list.tsx";
import "./objects.css";
import { shortId } from "../../words/ids.ts";

/** All types of objects of the API: a list with filters, and one object in detail. */
export function Objects() {
  const { id, params } = route.value;
  const selected = id === null ? undefined : resourceOfId(id);
  const resource = resourceOfType(params["type"]) ?? selected ?? (resourceTables[0] as ResourceTable);
  const detail = id === null ? null : { title: <ObjectTitle id={id} />, content: <ObjectDetail key={id} id={id} /> };
  return (
    <>
      <PageHeader title="Objects">
        <TypePicker type={resource.type} />
      </PageHeader>
      <Split detail={detail} onClose={() => select(null)}>
        {resource.isListed ? <ObjectList key={resource.type} resource={resource} /> : <NotListed resource={resource} />}
      </Split>
    </>
  );
}

/** Selects the type. Drops the filters, because every type has others. */
function TypePicker({ type }: { readonly type: string }) {
  const id = useId();
  return (
    <div class="row picker">
      <label class="muted" for={id}>
        Type
      </label>
      <select
        id={id}
        value={type}
        onChange={({ currentTarget }) => goTo("objects", null, { type: currentTarget.value })}
      >
        {resourceTables.map((resource) => (
          <option key={resource.type} value={resource.type}>
            {resource.plural}
          </option>
        ))}
      </select>
    </div>
  );
}

function NotListed({ resource: { plural, title } }: { readonly resource: ResourceTable }) {
  return (
    <Empty>
      <p>
        The API has no list of {plural}. Open a {title} by its id: search for it, or follow a link from an Event.
      </p>
    </Empty>
  );
}

/** The name of an object, its type and its id. */
function ObjectTitle({ id }: { readonly id: string }) {
  const name = useName(id);
  return (
    <>
      <bdi>{name ?? shortId(id)}</bdi>
      <div class="muted subtitle">
        {resourceOfId(id)?.title ?? "Object"}{" "}
        <span class="mono" title={id}>
          {shortId(id)}
        </span>
      </div>
    </>
  );
}
