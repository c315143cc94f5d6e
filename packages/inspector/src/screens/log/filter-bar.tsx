import { TextFilter } from "../../parts/text-filter.tsx";
import { route, setParams } from "../../router/router.ts";
import { CHANGES, kindOf, type LogFilter } from "./filter-rows.ts";
import type { LogRow } from "./log-rows.ts";
import { statusGroups } from "./status.ts";

/** The filter in the URL. */
export function shownFilter(): LogFilter {
  const { q: text = "", status = "", kind = "" } = route.value.params;
  return { text: text.trim(), status, kind };
}

export function clearFilter(): void {
  setParams({ q: "", status: "", kind: "" });
}

/** Filters the rows by a text, by the response and by the operation. */
export function FilterBar({ rows }: { readonly rows: readonly LogRow[] }) {
  const { status, kind } = shownFilter();
  const kinds = new Set(rows.map(kindOf)).add(kind);
  const operations = [...kinds].filter((each) => each !== "" && ![CHANGES, "clock", "delivery"].includes(each)).sort();
  return (
    <div class="row filters">
      <TextFilter placeholder="Filter: id, path, text" />
      <select
        aria-label="Filter by response"
        value={status}
        onChange={({ currentTarget }) => setParams({ status: currentTarget.value })}
      >
        <option value="">Response: all</option>
        {Object.entries(statusGroups).map(([group, name]) => (
          <option key={group} value={group}>
            {name}
          </option>
        ))}
      </select>
      <select
        aria-label="Filter by operation"
        value={kind}
        onChange={({ currentTarget }) => setParams({ kind: currentTarget.value })}
      >
        <option value="">Operation: all</option>
        <option value={CHANGES}>All but reads</option>
        <option value="clock">Moves of the clock</option>
        <option value="delivery">Deliveries</option>
        {operations.map((operation) => (
          <option key={operation} value={operation}>
            {operation}
          </option>
        ))}
      </select>
    </div>
  );
}
