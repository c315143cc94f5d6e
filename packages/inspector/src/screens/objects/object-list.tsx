import { NoMatch, TextFilter } from "../../parts/filters.tsx";
import { WriteButton } from "../../parts/form.tsx";
import { Empty, Show } from "../../parts/frames.tsx";
import { createColumns, type Row } from "../../parts/object-columns.tsx";
import { Table } from "../../parts/table.tsx";
import { useFound } from "../../parts/use-found.ts";
import { route } from "../../router/router.ts";
import { useEnough, usePages } from "../../store/use-pages.ts";
import type { ResourceTable } from "../../tables/resource-table.ts";
import { listNote } from "../../words/count.ts";
import { chosenFilters, FilterBar, listPath } from "./filter-bar.tsx";

/** Lists the objects of one type, page by page, with the filters of the API. */
export function ObjectList({ resource }: { readonly resource: ResourceTable }) {
  const { read, more, show } = usePages<Row>(listPath(resource, route.value.params));
  const pages = read.state === "ready" ? read.data : { rows: [], hasMore: false };
  const rows = useFound(pages.rows);
  useEnough({ ...pages, rows }, more);
  return (
    <>
      <FilterBar resource={resource} />
      <Show read={read}>
        {() =>
          pages.rows.length === 0 ? (
            <NoObjects resource={resource} />
          ) : (
            <>
              <div class="row filters">
                <p class="muted">{listNote(pages, rows.length, resource.title, resource.plural)}</p>
                <TextFilter placeholder="Merchant, card, text" />
              </div>
              {rows.length === 0 ? (
                <NoMatch what={resource.title} names={["q"]} />
              ) : (
                <Table
                  caption={`${resource.plural}, newest first`}
                  columns={createColumns(resource)}
                  rows={rows}
                  keyOf={(row) => row.id}
                  onShow={show}
                  onEnd={more}
                />
              )}
            </>
          )
        }
      </Show>
    </>
  );
}

/** Offers to create an object with the shortest program that retrieves one, because such a program creates it first. */
function NoObjects({ resource }: { readonly resource: ResourceTable }) {
  const { title, plural, group } = resource;
  const chosen = chosenFilters(resource, route.value.params);
  if (chosen.length > 0) return <NoMatch what={title} names={chosen.map(([name]) => name)} />;
  return (
    <Empty>
      <p>
        This bank has no {plural} yet. Those that your app or a simulation creates are listed here. An example comes
        with what it needs, such as an Account "Operating" of its own.
      </p>
      <WriteButton name="trigger" params={{ name: `endpoints ${group}.retrieve` }}>
        {`Create an example: ${title}`}
      </WriteButton>
    </Empty>
  );
}
