import type { FaultKind } from "@sandbank/engine";
import { useState } from "preact/hooks";
import { operationNames } from "../../generated/operation-names.ts";
import { SelectField, TextField } from "../../parts/fields.tsx";
import { Form } from "../../parts/form.tsx";
import { showMessage } from "../../parts/message.tsx";
import { useWrite } from "../../store/use-write.ts";
import { faultKinds, faultWords } from "../../words/fault-kinds.ts";

const operations = [
  { value: "", label: "any operation" },
  ...operationNames.map((name) => ({ value: name, label: name, group: name.slice(0, name.lastIndexOf(".")) })),
];

/** Arms a fault for the next requests. */
export function ArmForm() {
  const [kind, setKind] = useState<FaultKind>("drop_after_commit");
  const [operation, setOperation] = useState("");
  const [times, setTimes] = useState("1");
  const [delay, setDelay] = useState("1000");
  const write = useWrite();

  async function arm(): Promise<void> {
    const armed = await write.run("faults.arm", {
      kind,
      ...(operation !== "" && { operation }),
      ...(times !== "" && { times }),
      ...(kind === "latency" && delay !== "" && { delayMs: delay }),
    });
    if (armed !== undefined) showMessage(`${faultWords(kind).title} is armed.`);
  }

  return (
    <Form work={write} onSubmit={arm} submit="Arm" isPrimary>
      <SelectField
        label="What goes wrong"
        hint={faultWords(kind).sentence}
        value={kind}
        onChange={(value) => setKind(value as FaultKind)}
        options={faultKinds.map((value) => ({ value, label: faultWords(value).title }))}
      />
      <SelectField label="Operation" value={operation} onChange={setOperation} options={operations} />
      <div class="pair">
        <TextField label="Number of requests" type="number" value={times} onChange={setTimes} min={1} />
        {kind === "latency" && (
          <TextField label="Delay" type="number" unit="ms" value={delay} onChange={setDelay} min={0} />
        )}
      </div>
    </Form>
  );
}
