import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { choices } from "../../generated/forms.ts";
import { announce } from "../../parts/announcer.tsx";
import { Picker } from "../../parts/fields.tsx";
import { Problem } from "../../parts/frames.tsx";
import { ObjectName, Prose } from "../../parts/values.tsx";
import { ENTRY, route, setParams } from "../../router/router.ts";
import { isReadOnly } from "../../store/store.ts";
import { useApi } from "../../store/use-read.ts";
import type { FormTable } from "../../tables/form-table.ts";
import { actionText, chooseVerb, isDestructive } from "../../words/choose-verb.ts";
import { resourceOfId } from "../../words/find-resource.ts";
import { comingText, readEffect, type Subject } from "../../words/step-name.ts";
import { knownId, readDecision, usualAmount } from "./decision.ts";
import { type Entries, entriesFrom, entryErrors, readParams } from "./form-entries.ts";
import { Fields } from "./form-fields.tsx";
import { readEntries } from "./form-state.ts";
import { Outcome } from "./outcome.tsx";
import { RequestCode } from "./request-code.tsx";
import { type Response, type Side, send, unsent } from "./send.ts";
import { Struck } from "./struck.tsx";

interface SimulationFormProps {
  readonly form: FormTable;
  /** Whether it is in a dialog, which has the form and the result only. */
  readonly isInDialog?: boolean;
}

/** One simulation or action: its form, the request as code, and the result. */
export function SimulationForm({ form, isInDialog = false }: SimulationFormProps) {
  const { params: url } = route.value;
  const entries = { ...usualReasons(form), ...readEntries() };
  const side: Side = url["as"] === "network" ? "network" : "simulation";
  const [{ body, problem, errors, faults }, setResponse] = useState<Response>(unsent);
  const [isSending, setIsSending] = useState(false);
  const element = useRef<HTMLDivElement>(null);
  // The dialog is about the object whose id it was opened with: of a card and its payment, about the payment.
  const [given] = useState(() => form.fields.findLast(({ kind, key }) => kind === "id" && (entries[key] ?? "") !== ""));
  const about = isInDialog && given !== undefined ? (entries[given.key] ?? "") : "";
  const read = useApi<Subject>(about === "" ? null : `${resourceOfId(about)?.path}/${encodeURIComponent(about)}`);
  const subject = read.state === "ready" ? read.data : undefined;
  const [decision] = useState(() => (isInDialog ? readDecision(form) : null));
  const isEdit = isInDialog && form.method === "PATCH" && decision === null;
  // The state is set by actions of its own.
  const shown = form.fields.filter(({ key }) => !isEdit || key !== "status");
  const idField = shown.find(({ key }) => form.path.includes(`{${key}}`));
  const fields = shown.filter((field) => field !== idField);
  const id = idField === undefined ? undefined : (entries[idField.key] ?? "");
  const before = subject === undefined ? {} : isEdit ? entriesFrom(fields, subject) : usualAmount(form, subject);
  useEffect(() => {
    const present = Object.entries(before).map(([path, value]) => [ENTRY + path, value]);
    if (Object.keys(before).every((path) => !(path in readEntries()))) setParams(Object.fromEntries(present));
  }, [read.state]);
  const kept = readParams(fields, before);
  const changes = Object.entries(readParams(fields, entries)).filter(
    ([key, value]) => !isEdit || JSON.stringify(value) !== JSON.stringify(kept[key]),
  );
  // The name of an action that ends the object for good is whole: "Cancel" alone would be read as "Close the dialog".
  const whole = actionText(form, decision?.state);
  const act = isDestructive(whole) ? whole : chooseVerb(form, decision?.state);
  const does = isInDialog ? (isEdit ? "Save" : act) : "Send";
  const isSimulation = form.operation.startsWith("simulations.");
  const request = { form, side, id, params: Object.fromEntries(changes) };
  const word = readEffect(form, resourceOfId(about)?.type, decision?.state);
  const known = subject === undefined ? about : knownId(subject);

  const find = (selector: string) => element.current?.querySelector<HTMLElement>(selector);
  useLayoutEffect(() => {
    if (isInDialog) (find(FIRST_EMPTY) ?? find("[type=submit]"))?.focus();
  }, []);

  async function submit(event: Event): Promise<void> {
    event.preventDefault();
    if (isSending) return;
    const wrong = entryErrors(form.fields, entries);
    if (wrong.length > 0) {
      setResponse({ ...unsent, errors: wrong });
    } else {
      setIsSending(true);
      const received = await send(request);
      setIsSending(false);
      setResponse(received);
      announce(received.body !== null ? "Done." : "The bank refused it.");
    }
    requestAnimationFrame(() => {
      (find("[aria-invalid=true]") ?? find(".result .primary"))?.focus();
      find(".result")?.scrollIntoView({ block: "nearest" });
    });
  }

  return (
    <article class={`simulation stack ${isInDialog ? "in-dialog" : ""}`}>
      {!isInDialog && (
        <header>
          <h2>
            <Prose text={form.summary} />
          </h2>
        </header>
      )}
      {about !== "" && body === null && read.state !== "loading" && (
        <p>
          <ObjectName id={known} />
          {word && !isEdit && ` ${comingText(word)}.`}
          {decision?.isFinal && <strong> This is final.</strong>}
        </p>
      )}
      <div class="sides" ref={element}>
        {!(isInDialog && body !== null) && (
          <form
            class="panel padded stack"
            noValidate
            onSubmit={submit}
            onKeyDown={isInDialog ? sendByEnter : undefined}
          >
            <Fields
              fields={decision?.fields ?? shown.filter((field) => about === "" || field !== given)}
              isFolded={isInDialog ? !isEdit : undefined}
              entries={entries}
              errors={errors}
            />
            <div class="row">
              <button
                type="submit"
                class={isDestructive(does) ? "primary danger" : "primary"}
                disabled={isReadOnly.value}
                aria-disabled={isSending}
              >
                {does}
              </button>
              {isSimulation && !isInDialog && <SidePicker side={side} />}
              {isReadOnly.value && (
                <span class="muted">Nothing can be sent to an instant of the past or a session.</span>
              )}
            </div>
            <Problem text={problem} />
          </form>
        )}
        <div class="stack">
          {faults.length > 0 && <Struck faults={faults} isDone={body !== null} />}
          {body !== null && <Outcome body={body} about={known} word={word} isInDialog={isInDialog} />}
          {!isInDialog && <RequestCode request={request} />}
        </div>
      </div>
    </article>
  );
}

/** A required reason begins with the usual one, which is the first of its choices. */
function usualReasons({ fields }: FormTable): Entries {
  const reason = fields.find(({ key }) => key === "reason");
  return reason?.isRequired && reason.kind === "choice" ? { reason: choices[reason.choice]?.[0] ?? "" } : {};
}

/** The first required field without a value. */
const FIRST_EMPTY =
  'input[aria-required="true"]:placeholder-shown, input[aria-required="true"]:not([value]), select[aria-required="true"]:has(option[value=""]:checked)';

/** Sends the form by Enter in a menu with a choice, as in a text field. */
function sendByEnter(event: KeyboardEvent): void {
  const { target } = event;
  if (event.key !== "Enter" || !(target instanceof HTMLSelectElement) || target.value === "") return;
  event.preventDefault();
  target.form?.requestSubmit();
}

function SidePicker({ side }: { readonly side: Side }) {
  return (
    <Picker
      label="as"
      aria-label="Send as"
      value={side}
      onChange={(chosen) => setParams({ as: chosen === "network" ? chosen : "" })}
      options={[
        { value: "simulation", label: "a simulation" },
        { value: "network", label: "the network, as in a live bank" },
      ]}
    />
  );
}
