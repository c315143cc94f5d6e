import type { DeliveryFaults } from "@sandbank/engine";
import { useState } from "preact/hooks";
import { TextField } from "../../parts/fields.tsx";
import { ChangeButton, Form } from "../../parts/form.tsx";
import { showMessage } from "../../parts/message.tsx";
import { useWrite } from "../../store/use-write.ts";

type Kind = keyof DeliveryFaults;

const kinds: Readonly<Record<Kind, { readonly label: string; readonly hint: string }>> = {
  duplicated: { label: "Sent twice", hint: "" },
  reordered: { label: "Out of order", hint: "" },
  delayed: { label: "Late", hint: "Up to 4 minutes" },
  tampered: { label: "Changed body", hint: "A second copy" },
  mistimed: { label: "Wrong timestamp", hint: "A second copy" },
  unsigned: { label: "No signature", hint: "A second copy" },
};

const names = Object.keys(kinds) as Kind[];

/** Sets how often deliveries fail. The fields show the present chances until the user changes them. */
export function DeliveryFaultsForm({ current }: { readonly current: DeliveryFaults }) {
  const [typed, setTyped] = useState<Partial<Record<Kind, string>>>({});
  const chances = { ...Object.fromEntries(Object.entries(current).map(toPercent)), ...typed };
  const write = useWrite();

  async function set(next: Partial<Record<Kind, string>>): Promise<void> {
    const given = names.flatMap((name) => {
      const percent = next[name] ?? "";
      return percent === "" ? [] : [[name, Number(percent) / 100] as const];
    });
    const isDone = await write.run("delivery_faults.set", Object.fromEntries(given));
    if (isDone === undefined) return;
    setTyped({});
    showMessage(given.length === 0 ? "Deliveries arrive as they should." : "The delivery faults are set.");
  }

  return (
    <details open={Object.keys(current).length > 0}>
      <summary>Webhook deliveries</summary>
      <Form
        work={write}
        onSubmit={() => set(chances)}
        submit="Set"
        isPrimary
        others={
          <ChangeButton work={write} onClick={() => set({})}>
            Clear
          </ChangeButton>
        }
      >
        <p class="muted">How many deliveries go wrong. A correct receiver handles all of these faults.</p>
        <div class="chances">
          {names.map((name) => (
            <TextField
              key={name}
              {...kinds[name]}
              type="number"
              unit="%"
              value={chances[name] ?? ""}
              onChange={(value) => setTyped({ ...typed, [name]: value })}
              min={0}
              max={100}
            />
          ))}
        </div>
      </Form>
    </details>
  );
}

/** Returns a chance in percent, without the error of floating point: 0.07 becomes 7, not 7.000000000000001. */
function toPercent([name, chance]: readonly [string, number]): readonly [string, string] {
  return [name, String(Number((chance * 100).toFixed(6)))];
}
