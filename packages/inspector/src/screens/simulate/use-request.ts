import { useEffect, useRef, useState } from "preact/hooks";
import { ENTRY, route, setParams } from "../../router/router.ts";
import { useApi } from "../../store/use-read.ts";
import type { FormTable } from "../../tables/form-table.ts";
import { resourceOfId } from "../../words/find-resource.ts";
import type { Subject } from "../../words/step-name.ts";
import { readState, usualAmount } from "./decision.ts";
import { type Entries, entriesFrom, readParams } from "./form-entries.ts";
import { readEntries } from "./form-state.ts";
import type { Request } from "./send.ts";

/** Returns the object that a form is about, its fields with their entries, and the request that they make. */
export function useRequest(form: FormTable, isInDialog: boolean) {
  const isNew = useRef(true);
  const usual = Object.fromEntries(
    form.fields.flatMap(({ key, usual }) => (usual === undefined ? [] : [[key, usual]])),
  );
  const entries: Entries = { ...(isNew.current && usual), ...readEntries() };
  // The dialog is about the object whose id it was opened with: of a card and its payment, about the payment.
  const [given] = useState(() => form.fields.filter(({ kind, key }) => isInDialog && kind === "id" && key in entries));
  const about = entries[given.at(-1)?.key ?? ""] ?? "";
  const read = useApi<Subject>(about === "" ? null : `${resourceOfId(about)?.path}/${encodeURIComponent(about)}`);
  const subject = read.state === "ready" ? read.data : undefined;
  const [state] = useState(() => (isInDialog ? readState(form) : undefined));
  const isEdit = isInDialog && form.method === "PATCH" && state === undefined;
  // The state is set by actions of its own.
  const shown = form.fields.filter(({ key }) => !isEdit || key !== "status");
  const idField = form.hasId && form.fields[0];
  const sent = shown.filter((field) => field !== idField);
  const before = subject === undefined ? {} : isEdit ? entriesFrom(sent, subject) : usualAmount(form, subject);
  useEffect(() => {
    const begin = Object.entries({ ...(isNew.current && usual), ...before });
    isNew.current = false;
    const missing = begin.filter(([path]) => !(path in readEntries()));
    setParams(Object.fromEntries(missing.map(([path, value]) => [ENTRY + path, value])));
  }, [read.state]);

  function requestOf(entered: Entries): Request {
    const kept = readParams(sent, before);
    const changes = Object.entries(readParams(sent, entered)).filter(
      ([key, value]) => !isEdit || JSON.stringify(value) !== JSON.stringify(kept[key]),
    );
    return {
      form,
      side: route.value.params["as"] === "network" ? "network" : "simulation",
      id: idField && (entered[idField.key] ?? ""),
      params: Object.fromEntries(changes),
    };
  }
  return {
    ...{ about, subject, entries, state, isEdit, requestOf },
    /** The fields to enter. */
    fields: state === undefined ? shown.filter((field) => !given.includes(field)) : [],
  };
}
