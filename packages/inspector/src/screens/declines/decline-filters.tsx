import type { DeclinedTransaction } from "@sandbank/contract";
import { railWords } from "../../generated/rails.ts";
import type { Option } from "../../parts/fields.tsx";
import { MenuFilter, TextFilter } from "../../parts/filters.tsx";
import { useFound } from "../../parts/use-found.ts";
import { route } from "../../router/router.ts";
import { moneyText } from "../../words/money.ts";
import { readReason } from "./decline.ts";

/** Returns the declines with the text, the reason and the rail that the URL names. */
export function useFoundDeclines(all: readonly DeclinedTransaction[]): readonly DeclinedTransaction[] {
  const { reason = "", rail = "" } = route.value.params;
  const found = useFound(all, ({ amount }) => moneyText(Math.abs(amount)));
  return found.filter(
    (row) => (reason === "" || readReason(row) === reason) && (rail === "" || row.source.category === rail),
  );
}

/** Filters the declines by text, reason and rail. */
export function DeclineFilters({ rows }: { readonly rows: readonly DeclinedTransaction[] }) {
  return (
    <div class="row filters">
      <TextFilter placeholder="Merchant, card, amount" />
      <MenuFilter name="reason" all="Reason: all" options={countOptions(rows.map(readReason))} />
      <MenuFilter
        name="rail"
        all="Rail: all"
        options={countOptions(
          rows.map(({ source }) => source.category),
          (rail) => railWords[rail]?.short ?? rail,
        )}
      />
    </div>
  );
}

/** Returns the values with their counts, most frequent first. */
function countOptions(values: readonly string[], labelOf = (value: string) => value): Option[] {
  return [...Map.groupBy(values, (value) => value)]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(([value, { length }]) => ({ value, label: `${labelOf(value)} (${length})` }));
}
