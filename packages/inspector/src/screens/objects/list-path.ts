import type { ResourceTable } from "../../tables/resource-table.ts";

type Params = Readonly<Record<string, string>>;

/** The bounds on the time of creation, which every list has. */
export const createdFilters = ["created_at.on_or_after", "created_at.before"] as const;

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
