import { route } from "../router/router.ts";
import { useNames } from "../store/use-name.ts";
import { valuesAt } from "../tables/values-at.ts";

function idsOf(row: object): readonly string[] {
  return ["card_id", "route_id", "account_id"].flatMap((name) => valuesAt(row, name)).map(String);
}

/**
 * Returns the rows that have each word of the text in the URL: in their members, in the name of their Card, Account Number
 * or Account, or in what `textOf` adds.
 */
export function useFound<Row extends object>(rows: readonly Row[], textOf = (_row: Row) => ""): readonly Row[] {
  const { q = "" } = route.value.params;
  // Only a text needs the names of rows that are not on the screen.
  const ids = q === "" ? [] : [...new Set(rows.flatMap(idsOf))];
  const names = useNames(ids);
  const nameOf = new Map(ids.map((id, index) => [id, names[index]]));
  if (q === "") return rows;
  const words = q.trim().toLowerCase().split(/\s+/);
  return rows.filter((row) => {
    const own = idsOf(row).map((id) => nameOf.get(id));
    const text = `${textOf(row)} ${own.join(" ")} ${JSON.stringify(row)}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
