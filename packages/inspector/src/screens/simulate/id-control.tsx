import { hrefTo } from "../../router/router.ts";
import { useApi } from "../../store/use-read.ts";
import { resourceOfPrefix } from "../../tables/find-resource.ts";
import type { ResourceTable } from "../../tables/resource-table.ts";
import { valuesAt } from "../../tables/values-at.ts";
import { moneyText } from "../../words/money.ts";
import { Control, type ControlProps, type Option } from "./control.tsx";

interface Row {
  readonly id: string;
}

interface List {
  readonly data: readonly Row[];
}

/** An id, with the newest objects of its types to choose from. */
export function IdControl({ prefixes, ...control }: ControlProps & { readonly prefixes: readonly string[] }) {
  const resources = prefixes.flatMap((prefix) => resourceOfPrefix(prefix) ?? []).filter(({ isListed }) => isListed);
  return resources.length === 0 ? <Control {...control} /> : <Picker {...control} resources={resources} chosen={[]} />;
}

interface PickerProps extends ControlProps {
  /** The types that are not read yet. */
  readonly resources: readonly ResourceTable[];
  /** The objects of the types that are read. */
  readonly chosen: readonly Option[];
}

/** Reads one list, then leaves the others to a picker of its own: each type has one place in the order of the hooks. */
function Picker({ resources, chosen, ...control }: PickerProps) {
  const [resource, ...others] = resources as [ResourceTable, ...ResourceTable[]];
  const read = useApi<List>(`${resource.path}?limit=100`);
  const rows = read.state === "ready" ? read.data.data : [];
  const options = [...chosen, ...rows.map((row) => ({ value: row.id, label: nameOf(row, resource) }))];
  if (others.length > 0) return <Picker {...control} resources={others} chosen={options} />;
  const present = options.find(({ value }) => value === control.value);
  const isEmpty = read.state === "ready" && options.length === 0;
  return (
    <Control
      {...control}
      list={options}
      note={
        <>
          {present !== undefined && <strong>{present.label}. </strong>}
          {isEmpty && (
            <>
              This bank has no {resource.plural} yet:{" "}
              <a href={hrefTo("objects", null, { type: resource.type })}>create one</a>.{" "}
            </>
          )}
        </>
      }
    />
  );
}

/** What the columns of a list say about an object, without ids: `Operating, open`. */
function nameOf(row: Row, { title, columns }: ResourceTable): string {
  const words = columns.flatMap(({ path, kind }) => {
    const value = valuesAt(row, path)[0];
    if (value === undefined || kind === "id" || kind === "instant") return [];
    return kind === "cents" && typeof value === "number" ? moneyText(value) : String(value);
  });
  return words.length === 0 ? title : words.join(", ");
}
