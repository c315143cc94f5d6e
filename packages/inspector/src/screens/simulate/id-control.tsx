import { useEffect, useRef, useState } from "preact/hooks";
import { hrefTo } from "../../router/router.ts";
import { useApis } from "../../store/use-read.ts";
import type { ResourceTable } from "../../tables/resource-table.ts";
import { valuesAt } from "../../tables/values-at.ts";
import { resourceOfPrefix } from "../../words/find-resource.ts";
import { shortId } from "../../words/ids.ts";
import { moneyText } from "../../words/money.ts";
import { Control, type ControlProps } from "./control.tsx";
import { setEntry } from "./form-state.ts";

interface Row {
  readonly id: string;
}

/** The value of the choice that replaces the menu by a text field. No id equals it. */
const OTHER = "other";

/** A menu of the newest objects of some types, which selects the only one; or a text field for other ids. */
export function IdControl({ prefixes, ...control }: ControlProps & { readonly prefixes: readonly string[] }) {
  const { field, path, value } = control;
  const resources = prefixes.flatMap((prefix) => resourceOfPrefix(prefix) ?? []).filter(({ isListed }) => isListed);
  const read = useApis<{ readonly data: readonly Row[] }>(resources.map((each) => `${each.path}?limit=100`));
  const [isTyped, setTyped] = useState(false);
  const wasChosen = useRef(false);
  const isRead = read.state === "ready";
  const candidates = isRead
    ? resources.flatMap((resource, index) =>
        (read.data[index]?.data ?? []).map((row) => ({
          value: row.id,
          label: nameOf(row, resource),
          group: resource.plural,
        })),
      )
    : [];
  const [only] = candidates;
  // An id in an optional object would cause the object to be sent.
  const isNeeded = field.isRequired === true && !path.includes(".");
  useEffect(() => {
    if (!isNeeded || !isRead || wasChosen.current) return;
    wasChosen.current = true;
    if (value === "" && only !== undefined && candidates.length === 1) setEntry(path, only.value);
  }, [isNeeded, isRead]);

  const last = resources.at(-1);
  if (last === undefined) return <Control {...control} />;
  if (isTyped || (isRead && only === undefined)) {
    const note = isTyped ? (
      <button type="button" class="small" onClick={() => setTyped(false)}>
        Choose from the list
      </button>
    ) : (
      <>
        This bank has no {last.plural} yet: <a href={hrefTo("objects", null, { type: last.type })}>create one</a>.{" "}
      </>
    );
    return <Control {...control} note={note} />;
  }
  const isListed = value === "" || candidates.some((each) => each.value === value);
  return (
    <Control
      {...control}
      options={[...candidates, ...(isListed ? [] : [value]), { value: OTHER, label: "Enter another id" }]}
      onEnter={(entered) => {
        setTyped(entered === OTHER);
        setEntry(path, entered === OTHER ? "" : entered);
      }}
    />
  );
}

/** Describes an object by the columns of its list and the beginning of its id: `Operating, open (account_w7is…)`. */
function nameOf(row: Row, { title, columns }: ResourceTable): string {
  const words = columns.flatMap(({ path, kind }) => {
    const value = valuesAt(row, path)[0];
    if (value === undefined || kind === "id" || kind === "instant") return [];
    if (path === "last4") return `ending in ${value}`;
    return kind === "cents" && typeof value === "number" ? moneyText(value) : String(value);
  });
  return `${words.join(", ") || title} (${shortId(row.id)})`;
}
