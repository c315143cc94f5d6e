import { useState } from "preact/hooks";
import { Button } from "../../parts/button.tsx";
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
      <Show read={banks}>
        {({ data }) => (
          <ul class="stack">
            {data.map(({ name, apiKey, now }) => (
              <li key={name} class="row">
                <a href={hrefTo("", null, { bank: name === DEFAULT_BANK ? "" : name, at: "", dialog: "settings" })}>
                  {name}
                </a>
                <span class="muted">
                  <Instant at={now} /> UTC
                </span>
                <span>
                  API key <CopyButton text={apiKey} label={`Copy the API key of ${name}`} />
                </span>
                {/* The server cannot remove this bank. */}
                {name !== DEFAULT_BANK && (
                  <Button
                    class="small"
                    aria-label={`Remove the bank ${name}`}
                    disabled={isReadOnly.value}
                    onClick={() => setRemoved(name)}
                  >
                    Remove
                  </Button>
                )}
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
    setParams({ bank: created.name, at: "", dialog: "" });
    showMessage(`You look at the bank ${created.name}.`);
  }
  return (
    <Form work={write} onSubmit={create} submit="Create" isOff={isReadOnly.value || name === ""}>
      <TextField
        label="Another bank"
        hint="Each has its own objects, clock and API key."
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
        <Button class="primary danger" disabled={write.isRunning} onClick={remove}>
          Remove
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
      <Problem text={write.problem} />
    </Dialog>
  );
}
