import type { CardPayment } from "@sandbank/contract";
import { useEffect, useRef, useState } from "preact/hooks";
import { Button } from "../../parts/button.tsx";
import { unusualStates, useCandidates } from "../../parts/use-candidates.ts";
import { hrefTo } from "../../router/router.ts";
import { useApi } from "../../store/use-read.ts";
import type { IdField } from "../../tables/form-table.ts";
import { openAmount, type Subject } from "../../words/step-name.ts";
import { Control, type ControlProps } from "./control.tsx";
import { setEntry } from "./form-state.ts";

/** The value of the choice that replaces the menu by a text field. No id equals it. */
const OTHER = "other";

/** A menu of the newest objects of some types, which begins with the usual one; or a text field for other ids. */
export function IdControl({ id, ...control }: ControlProps & { readonly id: IdField }) {
  const { prefixes, query, from, isChosen } = id;
  const { path, value } = control;
  const { resources, candidates, isRead } = useCandidates(prefixes, query);
  const [isTyped, setTyped] = useState(false);
  const wasChosen = useRef(false);
  const moved = useApi(isChosen ? "/transactions?limit=100" : null);
  const isReady = isRead && (moved.state !== "loading" || !isChosen);
  useEffect(() => {
    if (!isReady || wasChosen.current) return;
    wasChosen.current = true;
    const text = JSON.stringify(moved);
    const count = (id: string) => text.split(id).length;
    const fitting = isChosen ? candidates.filter(({ row }) => fits(row, from)) : [];
    // Of the objects that fit as well, the one whose money moved most often, and of those the newest.
    const [usual] = fitting.toSorted((one, other) => count(other.value) - count(one.value));
    if (value === "" && usual !== undefined) setEntry(path, usual.value);
  }, [isReady]);

  const last = resources.at(-1);
  if (last === undefined) return <Control {...control} />;
  if (isTyped || (isRead && candidates.length === 0)) {
    const note = isTyped ? (
      <Button class="small" onClick={() => setTyped(false)}>
        Choose from the list
      </Button>
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

/** Whether an operation accepts an object: it has one of the states, and of an authorization something is open. */
function fits(row: Subject, from: IdField["from"]): boolean {
  if (row["type"] === "card_payment") return openAmount(row as unknown as CardPayment) > 0;
  return from === undefined ? unusualStates(row).length === 0 : from.includes(String(row["status"]));
}
