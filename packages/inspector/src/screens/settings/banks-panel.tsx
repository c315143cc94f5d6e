import { useState } from "preact/hooks";
import { CopyButton } from "../../parts/copy-button.tsx";
import { Dialog } from "../../parts/dialog.tsx";
import { TextField } from "../../parts/fields.tsx";
import { Form } from "../../parts/form.tsx";
import { Problem, Section, Show } from "../../parts/frames.tsx";
import { showMessage } from "../../parts/message.tsx";
import { Instant } from "../../parts/values.tsx";
import { bankName, hrefTo, setParams } from "../../router/router.ts";
import { DEFAULT_BANK } from "../../store/known-bank.ts";
import { isReadOnly } from "../../store/store.ts";
import { useRead } from "../../store/use-read.ts";
import { useWrite } from "../../store/use-write.ts";

/** The banks of the server, with their keys, and a form that creates another one. */
export function BanksPanel() {
  const banks = useRead("banks.list");
  const [removed, setRemoved] = useState<string | null>(null);
  return (
    <Section title="Banks">
      <p>Each bank has its own objects, clock and faults. Its API key selects it.</p>
      <Show read={banks}>
        {({ data }) => (
          <ul class="rows">
            {data.map(({ name, apiKey, now }) => (
              <li key={name}>
                <div class="row">
                  <a href={hrefTo("", null, { bank: name === DEFAULT_BANK ? "" : name, at: "", dialog: "settings" })}>
                    {name}
                  </a>
                  <span class="muted">
                    <Instant at={now} /> UTC
                  </span>
                  {/* The server cannot remove this bank. */}
                  {name !== DEFAULT_BANK && (
                    <button
                      type="button"
                      class="small"
                      aria-label={`Remove the bank ${name}`}
                      disabled={isReadOnly.value}
                      onClick={() => setRemoved(name)}
                    >
                      Remove
                    </button>
                  )}
                </div>
                <HiddenText label={`API key of ${name}`} text={apiKey} />
              </li>
            ))}
          </ul>
        )}
      </Show>
      <CreateForm />
      {removed !== null && <RemoveDialog name={removed} onClose={() => setRemoved(null)} />}
    </Section>
  );
}

function CreateForm() {
  const [name, setName] = useState("");
  const write = useWrite();
  async function create(): Promise<void> {
    const created = await write.run("banks.create", { name });
    if (created === undefined) return;
    setName("");
    showMessage(`The bank ${created.name} is open.`);
  }
  return (
    <Form work={write} onSubmit={create} submit="Create" isOff={isReadOnly.value || name === ""}>
      <TextField
        label="Another bank"
        hint="A name such as worker-1. The bank begins as the seeded one, with ids of its own."
        value={name}
        onChange={setName}
      />
    </Form>
  );
}

function RemoveDialog({ name, onClose }: { readonly name: string; readonly onClose: () => void }) {
  const write = useWrite();
  async function remove(): Promise<void> {
    // Reading a bank creates it, so the page leaves the bank before it is removed.
    if (name === bankName.value) setParams({ bank: "", at: "" });
    if ((await write.run("banks.remove", { name })) === undefined) return;
    showMessage(`The bank ${name} is removed.`);
    onClose();
  }
  return (
    <Dialog title={`Remove the bank ${name}?`} onClose={onClose}>
      <p>Everything in it is deleted, also from the data directory.</p>
      <div class="row">
        <button type="button" class="primary danger" disabled={write.isRunning} onClick={remove}>
          Remove
        </button>
        <button type="button" onClick={onClose}>
          Cancel
        </button>
      </div>
      <Problem text={write.problem} />
    </Dialog>
  );
}

/** A text that is hidden until the user reveals it. It can be copied without being revealed. The label names it. */
function HiddenText({ label, text }: { readonly label: string; readonly text: string }) {
  const [isVisible, setVisible] = useState(false);
  return (
    <span class="row">
      <code>{isVisible ? text : "••••••••"}</code>
      <button
        type="button"
        class="small"
        aria-label={`${isVisible ? "Hide" : "Show"} the ${label}`}
        onClick={() => setVisible(!isVisible)}
      >
        {isVisible ? "Hide" : "Show"}
      </button>
      <CopyButton text={text} label={`Copy the ${label}`} />
    </span>
  );
}
