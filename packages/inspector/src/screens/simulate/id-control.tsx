import { useEffect, useRef, useState } from "preact/hooks";
import type { Option } from "../../parts/fields.tsx";
import { hrefTo } from "../../router/router.ts";
import { useApi } from "../../store/use-read.ts";
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

interface List {
  readonly data: readonly Row[];
}

/** A field for an id, which offers the newest objects of its types. */
export function IdControl({ prefixes, ...control }: ControlProps & { readonly prefixes: readonly string[] }) {
  const resources = prefixes.flatMap((prefix) => resourceOfPrefix(prefix) ?? []).filter(({ isListed }) => isListed);
  if (resources.length === 0) return <Control {...control} />;
  return <Reader {...control} resources={resources} candidates={[]} isRead />;
}

interface ReaderProps extends ControlProps {
  /** The types whose objects are not read yet. */
  readonly resources: readonly ResourceTable[];
  /** The objects that were read. */
  readonly candidates: readonly Option[];
  readonly isRead: boolean;
}

/**
 * Reads one list, then renders another `Reader` for the next one, so that each component calls the same hooks each
 * time.
 */
function Reader({ resources, candidates, isRead, ...control }: ReaderProps) {
  const [resource, ...others] = resources as [ResourceTable, ...ResourceTable[]];
  const read = useApi<List>(`${resource.path}?limit=100`);
  const rows = read.state === "ready" ? read.data.data : [];
  const found = {
    candidates: [
      ...candidates,
      ...rows.map((row) => ({ value: row.id, label: nameOf(row, resource), group: resource.plural })),
    ],
    isRead: isRead && read.state === "ready",
  };
  if (others.length > 0) return <Reader {...control} {...found} resources={others} />;
  return <Picker {...control} {...found} resource={resource} />;
}

interface PickerProps extends Omit<ReaderProps, "resources"> {
  /** The type that the user can create if there are no candidates. */
  readonly resource: ResourceTable;
}

/** The value of the choice that replaces the menu by a text field. No id equals it. */
const OTHER = "other";

/** A menu of the candidates, which selects the only one; or a text field for other ids. */
function Picker({ candidates, isRead, resource, ...control }: PickerProps) {
  const { field, path, value } = control;
  const [isTyped, setTyped] = useState(false);
  const wasChosen = useRef(false);
  const [only] = candidates;
  // An id in an optional object would cause the object to be sent.
  const isNeeded = field.isRequired === true && !path.includes(".");
  useEffect(() => {
    if (!isNeeded || !isRead || wasChosen.current) return;
    wasChosen.current = true;
    if (value === "" && only !== undefined && candidates.length === 1) setEntry(path, only.value);
  }, [isNeeded, isRead]);

  if (isTyped || (isRead && only === undefined)) {
    const note = isTyped ? (
      <button type="button" class="small" onClick={() => setTyped(false)}>
        Choose from the list
      </button>
    ) : (
      <>
        This bank has no {resource.plural} yet:{" "}
        <a href={hrefTo("objects", null, { type: resource.type })}>create one</a>.{" "}
      </>
    );
    return <Control {...control} note={note} />;
  }
  const isListed = value === "" || candidates.some((each) => each.value === value);
  return (
    <Control
      {...control}
      options={[
        ...candidates,
        ...(isListed ? [] : [{ value, label: value }]),
        { value: OTHER, label: "Enter another id" },
      ]}
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
