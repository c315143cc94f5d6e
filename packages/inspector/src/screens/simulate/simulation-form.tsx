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
import { actionText, isDestructive } from "../../words/choose-verb.ts";
import { type Decision, readDecision } from "./decision.ts";
import { type Entries, entriesFrom, entryErrors, readParams } from "./form-entries.ts";
import { Fields } from "./form-fields.tsx";
import { readEntries } from "./form-state.ts";
import { Outcome } from "./outcome.tsx";
import { RequestCode } from "./request-code.tsx";
import { fillPath, type Response, type Side, send } from "./send.ts";

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
  const [{ body, problem, errors }, setResponse] = useState<Response>({ body: null, problem: null, errors: [] });
  const [isSending, setIsSending] = useState(false);
  const element = useRef<HTMLDivElement>(null);
  // The dialog is about the object whose id it was opened with.
  const [given] = useState(() => form.fields.find(({ kind, key }) => kind === "id" && (entries[key] ?? "") !== ""));
  const about = isInDialog && given !== undefined ? (entries[given.key] ?? "") : "";
  const [decision] = useState(() => (isInDialog ? readDecision(form) : null));
  const isEdit = isInDialog && form.method === "PATCH" && decision === null;
  // The state is set by actions of its own.
  const shown = form.fields.filter(({ key }) => !isEdit || key !== "status");
  const idField = shown.find(({ key }) => form.path.includes(`{${key}}`));
  const fields = shown.filter((field) => field !== idField);
  const id = idField === undefined ? undefined : (entries[idField.key] ?? "");
  const edited = useApi<object>(isEdit && id ? fillPath(form.path, id) : null);
  const before = edited.state === "ready" ? entriesFrom(fields, edited.data) : {};
  useEffect(() => {
    const present = Object.entries(before).map(([path, value]) => [ENTRY + path, value]);
    if (Object.keys(readEntries()).length === 1) setParams(Object.fromEntries(present));
  }, [edited.state]);
  const kept = readParams(fields, before);
  const changes = Object.entries(readParams(fields, entries)).filter(
    ([key, value]) => !isEdit || JSON.stringify(value) !== JSON.stringify(kept[key]),
  );
  const does = isInDialog ? (isEdit ? "Save" : actionText(form, decision?.state)) : "Send";
  const isSimulation = form.operation.startsWith("simulations.");
  const request = { form, side, id, params: Object.fromEntries(changes) };

  const find = (selector: string) => element.current?.querySelector<HTMLElement>(selector);
  useLayoutEffect(() => {
    if (isInDialog) (find(FIRST_EMPTY) ?? find("[type=submit]"))?.focus();
  }, []);

  async function submit(event: Event): Promise<void> {
    event.preventDefault();
    if (isSending) return;
    const wrong = entryErrors(form.fields, entries);
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
        about !== "" && <About id={about} form={form} decision={decision} />
      ) : (
        <header>
          <h2>
            <Prose text={form.summary} />
          </h2>
        </header>
      )}
      <div class="sides" ref={element}>
        <form class="panel padded stack" noValidate onSubmit={submit} onKeyDown={isInDialog ? sendByEnter : undefined}>
          <Fields
            fields={decision?.fields ?? shown.filter((field) => about === "" || field !== given)}
            isFolded={isEdit ? false : decision !== null || undefined}
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

interface AboutProps {
  readonly id: string;
  readonly form: FormTable;
  readonly decision: Decision | null;
}

/** The object that a dialog is about, in a sentence with what happens to it if there is nothing to enter. */
function About({ id, form: { summary }, decision }: AboutProps) {
  return (
    <p>
      <ObjectName id={id} />
      {decision?.becomes && ` becomes ${decision.becomes.replaceAll("_", " ")}.`}
      {decision?.becomes === null && <Prose text={`. ${summary}`} />}
      {decision?.isFinal && <strong> This is final.</strong>}
    </p>
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
