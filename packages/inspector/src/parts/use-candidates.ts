import { shortId } from "@sandbank/view/words/ids";
import { machineTables } from "../generated/state-machines.ts";
import { useNames } from "../store/use-name.ts";
import { useApis } from "../store/use-read.ts";
import { valuesAt } from "../tables/values-at.ts";
import { resourceOfId, resourceOfPrefix } from "../words/find-resource.ts";

interface List {
  readonly data: readonly (Readonly<Record<string, unknown>> & { readonly id: string })[];
  readonly next_cursor: string | null;
}

/** Reads the newest objects of the types with some prefixes, as options of a menu. `query`: the filters of their lists. */
export function useCandidates(prefixes: readonly string[], query?: string) {
  const resources = prefixes.flatMap((prefix) => resourceOfPrefix(prefix) ?? []).filter(({ isListed }) => isListed);
  const read = useApis<List>(
    resources.map((each) => `${each.path}?${query === undefined ? "" : `${query}&`}limit=100`),
  );
  const lists = read.state === "ready" ? read.data : [];
  const rows = lists.flatMap(({ data }) => data);
  const names = useNames(rows.map(({ id }) => id));
  const candidates = rows.map((row, index) => {
    const name = names[index];
    const isShared = names.indexOf(name) !== names.lastIndexOf(name);
    return {
      row,
      value: row.id,
      label: [name ?? [], unusualStates(row), name === undefined || isShared ? shortId(row.id) : []].flat().join(", "),
      group: resourceOfId(row.id)?.plural,
    };
  });
  return {
    resources,
    candidates,
    isRead: read.state === "ready",
    hasMore: lists.some(({ next_cursor }) => next_cursor !== null),
  };
}

/** Returns the states of an object that a new one does not have: of an open Account none. */
export function unusualStates(object: Readonly<Record<string, unknown>>): string[] {
  const states = machineTables.flatMap(({ type, field, initial }) =>
    type === object["type"] ? valuesAt(object, field).filter((state) => !initial.includes(String(state))) : [],
  );
  return [...new Set(states.map(String))];
}
