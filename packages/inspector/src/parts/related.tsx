import { resourceTables } from "../generated/resources.ts";
import { hrefTo } from "../router/router.ts";
import { useApi } from "../store/use-read.ts";
import type { ResourceTable } from "../tables/resource-table.ts";
import { formatCount } from "../words/count.ts";
import { resourceOfId } from "../words/find-resource.ts";
import { Section } from "./frames.tsx";
import { createColumns, type Row } from "./object-columns.tsx";

/** The lists that are first of those that belong to an object. */
const FIRST = ["card_payment", "limit", "physical_card"];

/** Declines are found by their route. Its filter does not say that it takes the ids of these types. */
const ROUTES: readonly string[] = ["card", "account_number"];

/** Returns the lists of what belongs to the objects of a type, with the name of the filter that finds it. */
function listOwned({ type, idPrefix }: ResourceTable) {
  const owned = resourceTables.flatMap((list) => {
    const isRoute = list.type === "declined_transaction" && ROUTES.includes(type);
    const filter = list.filters.find(({ name, prefixes = [] }) =>
      isRoute ? name === "route_id" : prefixes.includes(idPrefix),
    );
    return filter === undefined ? [] : [{ list, name: filter.name, place: FIRST.indexOf(list.type) }];
  });
  return [
    ...owned.filter(({ place }) => place >= 0).toSorted((one, other) => one.place - other.place),
    ...owned.filter(({ place }) => place < 0),
  ];
}

interface RelatedProps {
  readonly id: string;
  /** Only objects of these types. Default: of all. */
  readonly types?: readonly string[];
}

/** The newest objects that belong to an object, by their types. */
export function Related({ id, types }: RelatedProps) {
  const resource = resourceOfId(id);
  const owned = resource === undefined ? [] : listOwned(resource);
  return owned
    .filter(({ list }) => types === undefined || types.includes(list.type))
    .map(({ list, name }) => <RelatedList key={list.type} list={list} filter={{ [name]: id }} />);
}

const MOST = 5;

interface RelatedListProps {
  readonly list: ResourceTable;
  readonly filter: Readonly<Record<string, string>>;
}

function RelatedList({ list, filter }: RelatedListProps) {
  const query = new URLSearchParams({ ...filter, limit: "100" });
  const read = useApi<{ readonly data: readonly Row[] }>(`${list.path}?${query}`);
  if (read.state !== "ready" || read.data.data.length === 0) return null;
  const { data } = read.data;
  const [name, ...columns] = createColumns(list, true);
  return (
    <Section title={data.length < 100 ? formatCount(data.length, list.title, list.plural) : list.plural}>
      <ul class="related">
        {data.slice(0, MOST).map((row) => (
          <li key={row.id}>
            {name?.cell(row)}
            <span class="row">
              {columns.map(({ title, cell }) => (
                <span key={title}>{cell(row)}</span>
              ))}
            </span>
          </li>
        ))}
      </ul>
      {data.length > MOST && (
        <p>
          <a href={hrefTo("objects", null, { type: list.type, ...filter })}>All {list.plural}</a>
        </p>
      )}
    </Section>
  );
}
