import { Button } from "../../parts/button.tsx";
import { MenuFilter, TextFilter } from "../../parts/filters.tsx";
import type { LogRow } from "../../parts/steps/log-rows.ts";
import { statusGroups } from "../../parts/steps/status.ts";
import { route, setParams } from "../../router/router.ts";
import { CHANGES, type LogFilter, readKind } from "./filter-rows.ts";

/** The filter in the URL. */
export function shownFilter(): LogFilter {
  const { q: text = "", status = "", kind = "", attempts = "" } = route.value.params;
  return { text: text.trim(), status, kind, attempts };
}

/** Filters the rows by a text, by the response and by the operation. */
export function FilterBar({ rows }: { readonly rows: readonly LogRow[] }) {
  const { kind, attempts } = shownFilter();
  const kinds = new Set(rows.map(readKind)).add(kind);
  const operations = [...kinds].filter((each) => each !== "" && ![CHANGES, "clock", "delivery"].includes(each)).sort();
  return (
    <div class="row filters">
      <TextFilter placeholder="Filter: id, path, text" />
      <MenuFilter
        name="status"
        by="response"
        all="Response: all"
        options={Object.entries(statusGroups).map(([value, label]) => ({ value, label }))}
      />
      <MenuFilter
        name="kind"
        by="operation"
        all="Operation: all"
        options={[
          { value: CHANGES, label: "All but reads" },
          { value: "clock", label: "Moves of the clock" },
          { value: "delivery", label: "Webhook attempts" },
          ...operations,
        ]}
      />
      {attempts !== "" && (
        <Button aria-label="Remove the filter by deliveries" onClick={() => setParams({ attempts: "" })}>
          Of one row ✕
        </Button>
      )}
    </div>
  );
}
