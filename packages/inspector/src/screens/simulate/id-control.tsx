import { shortId } from "@sandbank/view/words/ids";
import { useEffect, useRef, useState } from "preact/hooks";
import { machineTables } from "../../generated/state-machines.ts";
import { hrefTo } from "../../router/router.ts";
import { useNames } from "../../store/use-name.ts";
import { useApis } from "../../store/use-read.ts";
import { valuesAt } from "../../tables/values-at.ts";
import { resourceOfId, resourceOfPrefix } from "../../words/find-resource.ts";
import { Control, type ControlProps } from "./control.tsx";
import { setEntry } from "./form-state.ts";

interface Row extends Readonly<Record<string, unknown>> {
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
  const rows = isRead ? read.data.flatMap(({ data }) => data) : [];
  const names = useNames(rows.map(({ id }) => id));
  const candidates = rows.map((row, index) => {
    const name = names[index];
    const isShared = names.indexOf(name) !== names.lastIndexOf(name);
    return {
      value: row.id,
      label: [name ?? [], unusualStates(row), name === undefined || isShared ? shortId(row.id) : []].flat().join(", "),
      group: resourceOfId(row.id)?.plural,
    };
  });
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

/** Returns the states of an object that a new one does not have: of an open Account none. */
export function unusualStates(object: Readonly<Record<string, unknown>>): string[] {
  const states = machineTables.flatMap(({ type, field, initial }) =>
    type === object["type"] ? valuesAt(object, field).filter((state) => !initial.includes(String(state))) : [],
  );
  return [...new Set(states.map(String))];
}
