import type { FaultKind } from "@sandbank/engine";
import { useState } from "preact/hooks";
import { operationNames } from "../../generated/operation-names.ts";
import { NumberField, SelectField, TextField } from "../../parts/fields.tsx";
import { showMessage } from "../../parts/message.tsx";
import { Panel } from "../../parts/panel.tsx";
import { Problem } from "../../parts/problem.tsx";
import { isReadOnly } from "../../store/store.ts";
import { useWrite } from "../../store/use-write.ts";
import { faultKinds } from "../../words/fault-kinds.ts";

const kinds = Object.keys(faultKinds) as FaultKind[];

/** Arms a fault for the next requests. */
export function ArmForm() {
  const [kind, setKind] = useState<FaultKind>("drop_after_commit");
  const [operation, setOperation] = useState("");
  const [times, setTimes] = useState("1");
  const [delay, setDelay] = useState("1000");
  const write = useWrite();

  async function arm(event: Event): Promise<void> {
    event.preventDefault();
    const armed = await write.run("faults.arm", {
      kind,
      ...(operation !== "" && { operation }),
      ...(times !== "" && { times }),
      ...(kind === "latency" && delay !== "" && { delayMs: delay }),
    });
    if (armed !== undefined) showMessage(`${kind} is armed.`);
  }

  return (
    <Panel title="Arm a fault">
      <form class="form" onSubmit={arm}>
        <SelectField
          label="Fault"
          hint={faultKinds[kind]}
          value={kind}
          onChange={(value) => setKind(value as FaultKind)}
          options={kinds.map((value) => ({ value, label: value }))}
        />
        <TextField
          label="Operation"
          hint="Such as accounts.create. Empty for any."
          value={operation}
          onChange={setOperation}
          choices={operationNames}
        />
        <NumberField
          label="Requests"
          hint="How many requests it applies to."
          value={times}
          onChange={setTimes}
          min={1}
        />
        {kind === "latency" && (
          <NumberField label="Delay" hint="In milliseconds of real time." value={delay} onChange={setDelay} min={0} />
        )}
        <div class="row">
          <button type="submit" class="primary" disabled={isReadOnly.value || write.isRunning}>
            Arm
          </button>
          <Problem text={write.problem} />
        </div>
      </form>
    </Panel>
  );
}
