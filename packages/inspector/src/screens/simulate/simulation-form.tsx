import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { announce } from "../../parts/announcer.tsx";
import { Picker } from "../../parts/fields.tsx";
import { Problem } from "../../parts/frames.tsx";
import { ObjectName } from "../../parts/values.tsx";
import { setParams } from "../../router/router.ts";
import { isReadOnly } from "../../store/store.ts";
import type { FormTable } from "../../tables/form-table.ts";
import { actionText, chooseVerb, isDestructive } from "../../words/choose-verb.ts";
import { comingText } from "../../words/step-name.ts";
import { effectText, isFinal } from "./decision.ts";
import { type Entries, entryErrors } from "./form-entries.ts";
import { Fields } from "./form-fields.tsx";
import { setEntry } from "./form-state.ts";
import { Outcome } from "./outcome.tsx";
import { RequestCode } from "./request-code.tsx";
import { type Response, type Side, send, unsent } from "./send.ts";
import { useRequest } from "./use-request.ts";

interface SimulationFormProps {
  readonly form: FormTable;
  /** Whether it is in a dialog, which has the form and the result only. */
  readonly isInDialog?: boolean;
}

/** One simulation or action: its form, the request as code, and the result. */
export function SimulationForm({ form, isInDialog = false }: SimulationFormProps) {
  const { about, subject, entries, state, isEdit, fields, requestOf } = useRequest(form, isInDialog);
  const [{ body, problem, errors, calls }, setResponse] = useState<Response>(unsent);
  const [isSending, setIsSending] = useState(false);
  const element = useRef<HTMLElement>(null);
  // The name of an action that ends the object for good is whole: "Cancel" alone would be read as "Close the dialog".
  const whole = actionText(form, state);
  const act = isDestructive(whole) ? whole : chooseVerb(form, state);
  const does = isInDialog ? (isEdit ? "Save" : act) : "Send";
  const effect = effectText(form, entries["amount"], subject) ?? (state && `It ${comingText(state)}.`);
  const request = requestOf(entries);

  const find = (selector: string) => element.current?.querySelector<HTMLElement>(selector);
  useLayoutEffect(() => {
    // A menu of a page chooses by itself.
    const first = find(isInDialog ? `${EMPTY_TEXT}, ${EMPTY_MENU}` : EMPTY_TEXT) ?? find("[name=amount]");
    (first ?? find(isInDialog ? "[type=submit]" : "input, select"))?.focus();
    if (first instanceof HTMLInputElement) first.select();
  }, []);

  async function submit(sent: Entries): Promise<void> {
    if (isSending) return;
    const wrong = entryErrors(form.fields, sent);
    if (wrong.length > 0) {
      setResponse({ ...unsent, errors: wrong });
    } else {
      setIsSending(true);
      const received = await send(requestOf(sent));
      setIsSending(false);
      setResponse(received);
      announce(received.body !== null ? "Done." : "The bank refused it.");
    }
    requestAnimationFrame(() => {
      (find("[aria-invalid=true]") ?? find(".result .primary"))?.focus();
      find(".result h2")?.scrollIntoView({ block: "nearest" });
    });
  }

  /** Sends the form again, with an amount of the same sign. */
  function tryAmount(cents: number): void {
    const amount = `${/^[-−]/.test(entries["amount"] ?? "") ? "-" : ""}${(cents / 100).toFixed(2)}`;
    setEntry("amount", amount);
    find("[type=submit]")?.focus();
    void submit({ ...entries, amount });
  }

  return (
    <article class={`simulation stack ${isInDialog ? "in-dialog" : ""}`} ref={element}>
      {about !== "" && body === null && <ObjectName id={about} />}
      {isInDialog && body === null && (
        <p>
          {effect} {isFinal(form, about, state) && <strong>This is final.</strong>}
        </p>
      )}
      <div class="sides">
        {!(isInDialog && body !== null) && (
          <form
            class="panel padded stack"
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              void submit(entries);
            }}
            onKeyDown={isInDialog ? sendByEnter : undefined}
          >
            <Fields fields={fields.filter(({ part }) => part === undefined)} {...{ entries, errors }} />
            <div class="row">
              <button
                type="submit"
                class={isDestructive(does) ? "primary danger" : "primary"}
                disabled={isReadOnly.value}
                aria-disabled={isSending}
              >
                {does}
              </button>
              {!isInDialog && <SidePicker side={request.side} />}
              {isReadOnly.value && (
                <span class="muted">Nothing can be sent to an instant of the past or a session.</span>
              )}
            </div>
            <Problem text={problem} />
            <Fields fields={fields.filter(({ part }) => part !== undefined)} {...{ entries, errors }} />
          </form>
        )}
        <div class="stack">
          {(body !== null || calls.some(({ fault }) => fault !== null)) && (
            <Outcome {...{ body, calls, isInDialog }} onTry={tryAmount} />
          )}
          {!isInDialog && <RequestCode request={request} />}
        </div>
      </div>
    </article>
  );
}

/** The required fields without a value. */
const EMPTY_TEXT = 'input[aria-required="true"]:placeholder-shown, input[aria-required="true"]:not([value])';
const EMPTY_MENU = 'select[aria-required="true"]:has(option[value=""]:checked)';

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
