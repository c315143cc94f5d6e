import { useId, useLayoutEffect, useRef, useState } from "preact/hooks";
import { choices } from "../../generated/forms.ts";
import { announce } from "../../parts/announcer.tsx";
import { Picker, Tabs } from "../../parts/fields.tsx";
import { Problem } from "../../parts/frames.tsx";
import { ObjectName, Prose } from "../../parts/values.tsx";
import { route, setParams } from "../../router/router.ts";
import { isReadOnly } from "../../store/store.ts";
import type { FormField, FormTable } from "../../tables/form-table.ts";
import { type Entries, entryErrors, readParams } from "./form-entries.ts";
import { Fields } from "./form-fields.tsx";
import { readEntries } from "./form-state.ts";
import { Outcome } from "./outcome.tsx";
import { RequestCode } from "./request-code.tsx";
import { type FieldError, JSON_FIELD, type Response, type Side, send } from "./send.ts";

interface SimulationFormProps {
  readonly form: FormTable;
  /** Whether it is in a dialog, which has the form and the result only. */
  readonly isInDialog?: boolean;
}

/** One simulation or action: its form or its JSON, the request as code, and the result. */
export function SimulationForm({ form, isInDialog = false }: SimulationFormProps) {
  const { params: url } = route.value;
  const entries = { ...usualReasons(form), ...readEntries() };
  const side: Side = url["as"] === "network" ? "network" : "simulation";
  const json = !isInDialog && url["tab"] === "json" ? (url["json"] ?? "") : undefined;
  const [{ body, problem, errors }, setResponse] = useState<Response>({ body: null, problem: null, errors: [] });
  const [isSending, setIsSending] = useState(false);
  const element = useRef<HTMLDivElement>(null);
  // The dialog is about the object whose id it was opened with.
  const [given] = useState(() => form.fields.find(({ kind, key }) => kind === "id" && (entries[key] ?? "") !== ""));
  const about = isInDialog && given !== undefined ? (entries[given.key] ?? "") : "";
  const [idField, fields] = splitPath(form);
  const filled = readParams(fields, entries);
  const id = idField === undefined ? undefined : (entries[idField.key] ?? "");
  const isSimulation = form.operation.startsWith("simulations.");
  const request = { form, side, id, params: json === undefined ? filled : json };

  const find = (selector: string) => element.current?.querySelector<HTMLElement>(selector);
  useLayoutEffect(() => {
    if (isInDialog) (find(FIRST_EMPTY) ?? find("[type=submit]"))?.focus();
  }, []);

  async function submit(event: Event): Promise<void> {
    event.preventDefault();
    if (isSending) return;
    const checked = json === undefined ? form.fields : idField === undefined ? [] : [idField];
    const wrong = entryErrors(checked, entries);
    if (wrong.length > 0) {
      setResponse({ body: null, problem: null, errors: wrong });
    } else {
      setIsSending(true);
      const received = await send(request);
      setIsSending(false);
      setResponse(received);
      announce(received.body !== null ? "Done." : "The bank refused it.");
    }
    requestAnimationFrame(() => {
      find("[aria-invalid=true]")?.focus();
      find(".result")?.scrollIntoView({ block: "nearest" });
    });
  }

  return (
    <article class={`simulation stack ${isInDialog ? "in-dialog" : ""}`}>
      {isInDialog ? (
        about !== "" && (
          <p>
            <ObjectName id={about} />
          </p>
        )
      ) : (
        <header>
          <h2>
            <Prose text={form.summary} />
          </h2>
        </header>
      )}
      <div class="sides" ref={element}>
        <form class="panel padded stack" noValidate onSubmit={submit} onKeyDown={isInDialog ? sendByEnter : undefined}>
          {!isInDialog && (
            <Tabs
              legend="How to enter the parameters"
              value={json === undefined ? "Form" : "JSON"}
              onChange={(tab) =>
                setParams(
                  tab === "Form" ? { tab: "", json: "" } : { tab: "json", json: JSON.stringify(filled, null, 2) },
                )
              }
              options={["Form", "JSON"]}
            />
          )}
          {idField !== undefined && json !== undefined && (
            <Fields fields={[idField]} entries={entries} errors={errors} />
          )}
          {json === undefined ? (
            <Fields
              fields={form.fields.filter((field) => about === "" || field !== given)}
              entries={entries}
              errors={errors}
            />
          ) : (
            <JsonField text={json} errors={errors} />
          )}
          <div class="row">
            <button type="submit" class="primary" disabled={isReadOnly.value} aria-disabled={isSending}>
              Send
            </button>
            {isSimulation && !isInDialog && <SidePicker side={side} />}
            {isReadOnly.value && <span class="muted">Nothing can be sent to an instant of the past or a session.</span>}
          </div>
          <Problem text={problem} />
        </form>
        <div class="stack">
          {body !== null && <Outcome body={body} />}
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

/** Returns the field of the id in the path, if there is one, and the fields of the body. */
function splitPath({ path, fields }: FormTable): [FormField | undefined, readonly FormField[]] {
  const inPath = fields.find(({ key }) => path.includes(`{${key}}`));
  return [inPath, fields.filter((field) => field !== inPath)];
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

/** The parameters as JSON, with all errors below. */
function JsonField({ text, errors }: { readonly text: string; readonly errors: readonly FieldError[] }) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>Parameters as JSON</label>
      <textarea
        id={id}
        name={JSON_FIELD}
        rows={12}
        value={text}
        spellcheck={false}
        aria-invalid={errors.length > 0}
        aria-describedby={`${id}-errors`}
        onInput={({ currentTarget }) => setParams({ json: currentTarget.value })}
      />
      <ul class="problem" id={`${id}-errors`}>
        {errors.map(({ field, message }) => (
          <li key={`${field} ${message}`}>
            ✕ {field === JSON_FIELD ? "The text" : field} {message}
          </li>
        ))}
      </ul>
    </div>
  );
}
