import { capitalized } from "@sandbank/view/words/capitalized";
import { useId, useState } from "preact/hooks";
import { Menu, useDraft } from "../../parts/fields.tsx";
import { ROUTES } from "../../parts/related.tsx";
import { useCandidates } from "../../parts/use-candidates.ts";
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
  const isSet = chosenFilters(resource, route.value.params).length > 0;
  const [isOpen, setOpen] = useState(isSet);
  return (
    <details class="filters" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{isSet ? "Filters: set" : "Filters"}</summary>
      {isOpen && (
        <div class="row">
          {resource.filters.map((filter) => (
            <FilterField key={filter.name} {...filter} />
          ))}
          {createdFilters.map((name) => (
            <FilterField key={name} name={name} kind="instant" />
          ))}
        </div>
      )}
    </details>
  );
}

function FilterField({
  name,
  kind,
  values,
  prefixes = [],
}: Omit<Filter, "kind"> & { readonly kind: Filter["kind"] | "instant" }) {
  const id = useId();
  const value = route.value.params[name] ?? "";
  const apply = (entered: string) => setParams({ [name]: entered.trim() });
  const draft = useDraft(value, apply);
  const { candidates, isRead, hasMore } = useCandidates(name === "route_id" ? ROUTES : prefixes);
  const objects = candidates.some((each) => each.value === value) || value === "" ? candidates : [...candidates, value];
  // The objects of the menu are the newest ones. A field that became a menu while they are read would lose the focus.
  const isMenu = !isRead || (objects.length > 0 && !hasMore);
  const options = kind === "boolean" ? ["true", "false"] : (values ?? (isMenu ? objects : undefined));
  return (
    <div class="field">
      <label for={id}>{`${printLabel(name)}${kind === "instant" ? " (UTC)" : ""}`}</label>
      {kind === "instant" ? (
        <input
          id={id}
          type="datetime-local"
          value={value.slice(0, "2026-01-01T00:00".length)}
          onChange={({ currentTarget }) => apply(currentTarget.value && `${currentTarget.value}:00Z`)}
        />
      ) : options === undefined ? (
        <input {...draft} id={id} placeholder={prefixes.map((each) => `${each}_…`).join(", ")} spellcheck={false} />
      ) : (
        <Menu id={id} value={value} onChange={apply} options={[{ value: "", label: "any" }, ...options]} />
      )}
    </div>
  );
}

/** `Account` for `account_id`, and `Created on or after` for `created_at.on_or_after`. */
function printLabel(name: string): string {
  return capitalized(name.replace(/_id$|\.in$|_at(?=\.)/, "").replaceAll(/[._]/g, " "));
}
