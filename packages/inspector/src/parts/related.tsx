import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { resourceTables } from "../generated/resources.ts";
import { hrefTo } from "../router/router.ts";
import { useNames } from "../store/use-name.ts";
import { useApis } from "../store/use-read.ts";
import type { ResourceTable } from "../tables/resource-table.ts";
import { formatCount } from "../words/count.ts";
import { resourceOfId } from "../words/find-resource.ts";
import { Loading, Section } from "./frames.tsx";
import { LimitGauges } from "./limit-gauges.tsx";
import { createColumns, type Row } from "./object-columns.tsx";

/** The lists that are before others of those that belong to an object: the first is the last of these. */
const FIRST = ["physical_card", "card_payment", "limit"];

/** The types of routes. A filter by route does not say that it takes their ids. */
export const ROUTES: readonly string[] = ["card", "account_number"];

/** Returns the lists of what belongs to the objects of a type, with the name of the filter that finds it. */
function listOwned({ type, idPrefix }: ResourceTable) {
  const owned = resourceTables.flatMap((list) => {
    // The payments of a Card include those that were declined.
    const isRoute = list.type === "declined_transaction" && type === "account_number";
    const filter = list.filters.find(({ name, prefixes = [] }) =>
      isRoute ? name === "route_id" : prefixes.includes(idPrefix),
    );
    return filter === undefined ? [] : [{ list, name: filter.name, place: FIRST.indexOf(list.type) }];
  });
  return owned.toSorted((one, other) => other.place - one.place);
}

interface RelatedProps {
  readonly id: string;
  /** Only objects of these types. Default: of all. */
  readonly types?: readonly string[] | undefined;
  /** Content below, which waits for the lists, so that it keeps its place. */
  readonly children?: ComponentChildren;
}

const MOST = 8;

/** Whether a row is in the list: an active Limit has a gauge instead. */
function isListed({ type, status }: Row): boolean {
  return type !== "limit" || status !== "active";
}

/** The newest objects that belong to an object, by their types. All lists come at once, with the names in them. */
export function Related({ id, types, children }: RelatedProps) {
  const resource = resourceOfId(id);
  const all = resource === undefined ? [] : listOwned(resource);
  const owned = all.filter(({ list }) => types === undefined || types.includes(list.type));
  const read = useApis<{ readonly data: readonly Row[] }>(
    owned.map(({ list, name }) => `${list.path}?${name}=${encodeURIComponent(id)}&limit=100`),
  );
  const lists = read.state === "ready" ? read.data.map(({ data }) => data) : [];
  const names = useNames(lists.flatMap((rows) => rows.slice(0, MOST).map((row) => row.id)));
  const wasNamed = useRef(false);
  wasNamed.current ||= read.state === "ready" && !names.includes(undefined);
  if (read.state !== "failed" && !wasNamed.current) return <Loading />;
  return (
    <>
      {owned.map(({ list, name }, index) => {
        const rows = lists[index] ?? [];
        const [nameColumn, ...columns] = createColumns(list, true);
        if (rows.length === 0) return null;
        return (
          <Section
            key={list.type}
            title={rows.length < 100 ? formatCount(rows.length, list.title, list.plural) : list.plural}
          >
            {list.type === "limit" && <LimitGauges of={id} />}
            <ul class="related">
              {rows
                .filter(isListed)
                .slice(0, MOST)
                .map((row) => (
                  <li key={row.id}>
                    {nameColumn?.cell(row)}
                    <span class="row">
                      {columns.map(({ title, cell }) => (
                        <span key={title}>{cell(row)}</span>
                      ))}
                    </span>
                  </li>
                ))}
            </ul>
            {rows.length > MOST && (
              <p>
                <a href={hrefTo("objects", null, { type: list.type, [name]: id })}>All {list.plural}</a>
              </p>
            )}
          </Section>
        );
      })}
      {children}
    </>
  );
}
