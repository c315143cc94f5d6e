import type { DeclinedTransaction } from "@sandbank/contract";
import { railWords } from "../../generated/rails.ts";
import { TextFilter } from "../../parts/text-filter.tsx";
import { route, setParams } from "../../router/router.ts";
import { moneyText } from "../../words/money.ts";
import { reasonOf } from "./decline.ts";

type Params = Readonly<Record<string, string>>;

/** Returns the declines with the reason, the rail and the text that the URL names. */
export function filterDeclines(rows: readonly DeclinedTransaction[], params: Params): readonly DeclinedTransaction[] {
  const { q = "", reason = "", rail = "" } = params;
  const sought = q.trim().toLowerCase();
  return rows.filter(
    (row) =>
      (reason === "" || reasonOf(row) === reason) &&
      (rail === "" || row.source.category === rail) &&
      (sought === "" || textOf(row).includes(sought)),
  );
}

function textOf({ amount, ...row }: DeclinedTransaction): string {
  return `${moneyText(Math.abs(amount))} ${JSON.stringify(row)}`.toLowerCase();
}

/** Filters the declines by text, reason and rail. */
export function DeclineFilters({ rows }: { readonly rows: readonly DeclinedTransaction[] }) {
  const railOf = ({ source }: DeclinedTransaction) => source.category;
  return (
    <div class="row filters">
      <TextFilter placeholder="Merchant, amount, id" />
      <Choice name="reason" title="Reason" rows={rows} groupOf={reasonOf} />
      <Choice
        name="rail"
        title="Rail"
        rows={rows}
        groupOf={railOf}
        labelOf={(rail) => railWords[rail]?.short ?? rail}
      />
    </div>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly title: string;
  readonly rows: readonly DeclinedTransaction[];
  readonly groupOf: (row: DeclinedTransaction) => string;
  readonly labelOf?: (value: string) => string;
}

/** The values that the rows have, most frequent first. */
function Choice({ name, title, rows, groupOf, labelOf = String }: ChoiceProps) {
  const chosen = route.value.params[name] ?? "";
  const counts = [...Map.groupBy(rows, groupOf)].map(([value, { length }]) => [value, length] as const);
  return (
    <select
      aria-label={`Filter by ${name}`}
      value={chosen}
      onChange={({ currentTarget }) => setParams({ [name]: currentTarget.value })}
    >
      <option value="">{title}: all</option>
      {counts
        .toSorted(([, one], [, other]) => other - one)
        .map(([value, count]) => (
          <option key={value} value={value}>
            {labelOf(value)} ({count})
          </option>
        ))}
    </select>
  );
}
