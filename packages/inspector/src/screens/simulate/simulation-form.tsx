import { useId, useRef, useState } from "preact/hooks";
import { announce } from "../../parts/announcer.tsx";
import { Problem } from "../../parts/problem.tsx";
import { Prose } from "../../parts/prose.tsx";
import { route, setParams } from "../../router/router.ts";
import { isReadOnly } from "../../store/store.ts";
import type { FormField, FormTable } from "../../tables/form-table.ts";
import { Fields } from "./fields.tsx";
import { Fold } from "./fold.tsx";
import { entryErrors, paramsOf } from "./form-entries.ts";
import { readEntries } from "./form-state.ts";
import { JsonField } from "./json-field.tsx";
import { Outcome } from "./outcome.tsx";
import { RequestCode } from "./request-code.tsx";
import { type Response, type Side, send } from "./send.ts";

/** One simulation: its form or its JSON, the request as code, and the result. */
export function SimulationForm({ form }: { readonly form: FormTable }) {
  const { params: url } = route.value;
  const entries = readEntries();
  const side: Side = url["as"] === "network" ? "network" : "simulation";
  const json = url["tab"] === "json" ? (url["json"] ?? "") : undefined;
  const [response, setResponse] = useState<Response | null>(null);
  const [isSending, setIsSending] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const [idField, fields] = splitPath(form);
  const filled = paramsOf(fields, entries);
  const id = idField === undefined ? undefined : (entries[idField.key] ?? "");
  const request = { form, side, id, params: json === undefined ? filled : json };

  async function submit(event: Event): Promise<void> {
    event.preventDefault();
    const checked = json === undefined ? form.fields : idField === undefined ? [] : [idField];
    const wrong = entryErrors(checked, entries);
    if (wrong.length > 0) {
      setResponse({ isDone: false, problem: null, errors: wrong });
    } else {
      setIsSending(true);
      const received = await send(request);
      setIsSending(false);
      setResponse(received);
      announce(received.isDone ? "The bank accepted it." : "The bank refused it.");
    }
    requestAnimationFrame(() => element.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus());
  }

  const errors = response === null || response.isDone ? [] : response.errors;
  return (
    <article class="simulation stack">
      <header>
        <h2>
          <Prose text={form.summary} />
        </h2>
        <Fold title="What the bank does">
          <p>
            <Prose text={form.details} />
          </p>
        </Fold>
      </header>
      <div class="sides">
        <form class="panel padded stack" ref={element} noValidate onSubmit={submit}>
          <Tabs json={json} filled={filled} />
          {idField !== undefined && json !== undefined && (
            <Fields fields={[idField]} entries={entries} errors={errors} />
          )}
          {json === undefined ? (
            <Fields fields={form.fields} entries={entries} errors={errors} />
          ) : (
            <JsonField text={json} errors={errors} />
          )}
          <SidePicker side={side} path={form.path} />
          <div class="row">
            <button type="submit" class="primary" disabled={isReadOnly.value || isSending}>
              Send
            </button>
            {isReadOnly.value && <span class="muted">Nothing can be sent to an instant of the past or a session.</span>}
          </div>
          <Problem text={response === null || response.isDone ? null : response.problem} />
        </form>
        <div class="stack">
          {response?.isDone === true && <Outcome body={response.body} />}
          <RequestCode request={request} />
        </div>
      </div>
    </article>
  );
}

/** Returns the field of the id in the path, if there is one, and the fields of the body. */
function splitPath({ path, fields }: FormTable): [FormField | undefined, readonly FormField[]] {
  const inPath = fields.find(({ key }) => path.includes(`{${key}}`));
  return [inPath, fields.filter((field) => field !== inPath)];
}

function Tabs({ json, filled }: { readonly json: string | undefined; readonly filled: object }) {
  return (
    <fieldset class="row tabs">
      <legend class="visually-hidden">How to enter the parameters</legend>
      <label>
        <input type="radio" name="tab" checked={json === undefined} onChange={() => setParams({ tab: "", json: "" })} />{" "}
        Form
      </label>
      <label>
        <input
          type="radio"
          name="tab"
          checked={json !== undefined}
          onChange={() => setParams({ tab: "json", json: JSON.stringify(filled, null, 2) })}
        />{" "}
        JSON
      </label>
    </fieldset>
  );
}

function SidePicker({ side, path }: { readonly side: Side; readonly path: string }) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>Send as</label>
      <select
        id={id}
        value={side}
        onChange={({ currentTarget }) => setParams({ as: currentTarget.value === "network" ? "network" : "" })}
      >
        <option value="simulation">a simulation: POST {path}</option>
        <option value="network">the network: a call of bank.network, also in a live bank</option>
      </select>
    </div>
  );
}
