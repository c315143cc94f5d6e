import { useState } from "preact/hooks";
import { TextField } from "../../parts/fields.tsx";
import { Form } from "../../parts/form.tsx";
import { showMessage } from "../../parts/message.tsx";
import { bankName, setParams } from "../../router/router.ts";
import { stepAt } from "../../store/bank-time.ts";
import { replayedSession } from "../../store/replay-state.ts";
import { useWrite } from "../../store/use-write.ts";

/** Creates a bank from the instant in the value, and shows it. */
export function ForkForm({ value }: { readonly value: string }) {
  const at = Number(value);
  const [chosen, setName] = useState<string | null>(null);
  const write = useWrite();
  const overview = replayedSession.value?.overview;
  const step = overview === undefined ? at : stepAt(overview, at);
  const name = chosen ?? `${bankName.value}-${step}`;
  async function fork(): Promise<void> {
    const bank = await write.run("banks.create", { name, from: bankName.value, until: String(at) });
    if (bank === undefined) return;
    showMessage(`You look at the bank ${bank.name}.`);
    setParams({ bank: bank.name, at: "", dialog: "" });
  }
  return (
    <Form work={write} onSubmit={fork} submit="Fork here" isPrimary isOff={false}>
      <TextField
        label="Name of the fork"
        hint={`It continues from step ${step}. The bank itself does not change.`}
        value={name}
        onChange={setName}
      />
    </Form>
  );
}
