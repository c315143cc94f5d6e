import { Problem } from "../../parts/problem.tsx";
import { Empty, Show } from "../../parts/states.tsx";
import { Table } from "../../parts/table.tsx";
import { route, select, setParams } from "../../router/router.ts";
import { isReadOnly } from "../../store/store.ts";
import { usePages } from "../../store/use-pages.ts";
import { useWrite } from "../../store/use-write.ts";
import type { ResourceTable } from "../../tables/resource-table.ts";
import { listNote } from "../../words/list-note.ts";
import { columnsOf, type Row } from "./columns.tsx";
import { FilterBar } from "./filter-bar.tsx";
import { chosenFilters, listPath } from "./list-path.ts";

/** Lists the objects of one type, page by page, with the filters of the API. */
export function ObjectList({ resource }: { readonly resource: ResourceTable }) {
  const { id, params } = route.value;
  const { read, more, show } = usePages<Row>(listPath(resource, params));
  return (
    <>
      <FilterBar resource={resource} />
      <Show read={read}>
        {(pages) =>
          pages.rows.length === 0 ? (
            <NoObjects resource={resource} />
          ) : (
            <>
              <p class="muted">{listNote(pages, pages.rows.length, resource.title, resource.plural)}</p>
              <Table
                caption={`${resource.plural}, newest first`}
                columns={columnsOf(resource)}
                rows={pages.rows}
                keyOf={(row) => row.id}
                selected={id}
                onOpen={(row) => select(row.id)}
                onShow={show}
                {...(pages.hasMore && { onEnd: more })}
              />
              {pages.hasMore && (
                <button type="button" onClick={more}>
                  Show more
                </button>
              )}
            </>
          )
        }
      </Show>
    </>
  );
}

function NoObjects({ resource }: { readonly resource: ResourceTable }) {
  const chosen = chosenFilters(resource, route.value.params);
  if (chosen.length > 0) {
    return (
      <Empty>
        <p>No {resource.title} matches these filters.</p>
        <button type="button" onClick={() => setParams(Object.fromEntries(chosen.map(([name]) => [name, ""])))}>
          Clear the filters
        </button>
      </Empty>
    );
  }
  return <NoneYet resource={resource} />;
}

/** Offers to create an object with the shortest program that retrieves one, because such a program creates it first. */
function NoneYet({ resource: { title, plural, group } }: { readonly resource: ResourceTable }) {
  const write = useWrite();
  return (
    <Empty>
      <p>This bank has no {plural} yet. Those that your app or a simulation creates are listed here.</p>
      <button
        type="button"
        disabled={isReadOnly.value || write.isRunning}
        onClick={() => write.run("trigger", { name: `endpoints ${group}.retrieve` })}
      >
        Create an example: {title}
      </button>
      <Problem text={write.problem} />
    </Empty>
  );
}
