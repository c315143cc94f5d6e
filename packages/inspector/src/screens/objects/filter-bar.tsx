import { useId } from "preact/hooks";
import { Menu, useDraft } from "../../parts/fields.tsx";
import { route, setParams } from "../../router/router.ts";
import type { Filter, ResourceTable } from "../../tables/resource-table.ts";

type Params = Readonly<Record<string, string>>;

/** The bounds on the time of creation, which every list has. */
const createdFilters = ["created_at.on_or_after", "created_at.before"] as const;

/** Returns the filters that the URL sets, with their values. */
export function chosenFilters({ filters }: ResourceTable, params: Params): [string, string][] {
  const names = [...filters.map(({ name }) => name), ...createdFilters];
  return names.flatMap((name): [string, string][] => {
    const value = params[name] ?? "";
    return value === "" ? [] : [[name, value]];
  });
}

/** Returns the path of a list with the filters of the URL. */
export function listPath(resource: ResourceTable, params: Params): string {
  return `${resource.path}?${new URLSearchParams([...chosenFilters(resource, params), ["limit", "100"]])}`;
}

/** The filters of a list, folded until one is set. */
export function FilterBar({ resource }: { readonly resource: ResourceTable }) {
  const chosen = chosenFilters(resource, route.value.params);
  const created = createdFilters.map((name): Filter => ({ name, kind: "text" }));
  return (
    <details class="filters" open={chosen.length > 0}>
      <summary>
        Filters{chosen.length > 0 && <span class="muted">: {chosen.map((pair) => pair.join(" = ")).join(", ")}</span>}
      </summary>
      <div class="row">
        {[...resource.filters, ...created].map((filter) => (
          <FilterField key={filter.name} filter={filter} />
        ))}
      </div>
    </details>
  );
}

function FilterField({ filter: { name, kind, values, prefixes } }: { readonly filter: Filter }) {
  const id = useId();
  const value = route.value.params[name] ?? "";
  const apply = (entered: string) => setParams({ [name]: entered.trim() });
  const draft = useDraft(value, apply);
  const options = kind === "boolean" ? ["true", "false"] : values;
  return (
    <div class="field">
      <label for={id}>{name.replace(/\.in$/, "")}</label>
      {options === undefined ? (
        <input {...draft} id={id} placeholder={createPlaceholder(name, prefixes)} spellcheck={false} />
      ) : (
        <Menu id={id} value={value} onChange={apply} options={[{ value: "", label: "any" }, ...options]} />
      )}
    </div>
  );
}

function createPlaceholder(name: string, prefixes: readonly string[] = []): string {
  if (name.startsWith("created_at.")) return "2026-01-01T00:00:00Z";
  return prefixes.map((prefix) => `${prefix}_…`).join(", ");
}
