import type { DeclinedTransaction } from "@sandbank/contract";
import { railWords } from "../../generated/rails.ts";
import type { Option } from "../../parts/fields.tsx";
import { MenuFilter, TextFilter } from "../../parts/filters.tsx";
import { moneyText } from "../../words/money.ts";
import { readReason } from "./decline.ts";

type Params = Readonly<Record<string, string>>;

/** Returns the declines with the reason, the rail and the text that the URL names. `nameOf`: the names of their objects. */
export function filterDeclines(
  rows: readonly DeclinedTransaction[],
  params: Params,
  nameOf: ReadonlyMap<string, string>,
): readonly DeclinedTransaction[] {
  const { q = "", reason = "", rail = "" } = params;
  const sought = q.trim().toLowerCase();
  return rows.filter(
    (row) =>
      (reason === "" || readReason(row) === reason) &&
      (rail === "" || row.source.category === rail) &&
      (sought === "" || printRow(row, nameOf).includes(sought)),
  );
}

function printRow({ amount, ...row }: DeclinedTransaction, nameOf: ReadonlyMap<string, string>): string {
  const names = idsOf(row).map((id) => nameOf.get(id));
  return `${moneyText(Math.abs(amount))} ${names.join(" ")} ${JSON.stringify(row)}`.toLowerCase();
}

/** The Account, and the Card or the Account Number. */
export function idsOf({
  account_id,
  route_id,
}: Pick<DeclinedTransaction, "account_id" | "route_id">): readonly string[] {
  return route_id === null ? [account_id] : [account_id, route_id];
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
