import { useState } from "preact/hooks";
import { TextField } from "../../parts/fields.tsx";
import { Problem } from "../../parts/frames.tsx";
import { showMessage } from "../../parts/message.tsx";
import { bankName, setParams } from "../../router/router.ts";
import { useWrite } from "../../store/use-write.ts";

/** Creates a bank from the instant in the value, and shows it. */
export function ForkForm({ value }: { readonly value: string }) {
  const at = Number(value);
  const [chosen, setName] = useState<string | null>(null);
  const name = chosen ?? `${bankName.value}-${at}`;
  const write = useWrite();
  async function fork(event: Event): Promise<void> {
    event.preventDefault();
    const bank = await write.run("banks.create", { name, from: bankName.value, until: at });
    if (bank === undefined) return;
    showMessage(`You look at the bank ${bank.name}.`);
    setParams({ bank: bank.name, at: "", dialog: "" });
  }
  return (
    <form class="form" onSubmit={fork}>
      <TextField
        label="Name of the fork"
        hint={`It continues from entry ${at}. The bank itself does not change.`}
        value={name}
        onChange={setName}
      />
      <div class="row">
        <button type="submit" class="primary" disabled={write.isRunning}>
          Fork here
        </button>
        <Problem text={write.problem} />
      </div>
    </form>
  );
}
