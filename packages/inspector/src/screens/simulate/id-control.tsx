import { useEffect, useRef, useState } from "preact/hooks";
import { useCandidates } from "../../parts/use-candidates.ts";
import { hrefTo } from "../../router/router.ts";
import { Control, type ControlProps } from "./control.tsx";
import { setEntry } from "./form-state.ts";

/** The value of the choice that replaces the menu by a text field. No id equals it. */
const OTHER = "other";

/** A menu of the newest objects of some types, which selects the only one; or a text field for other ids. */
export function IdControl({ prefixes, ...control }: ControlProps & { readonly prefixes: readonly string[] }) {
  const { field, path, value } = control;
  const { resources, candidates, isRead } = useCandidates(prefixes);
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
