import type { DeliveryFaults, FaultKind } from "@sandbank/engine";
import { useState } from "preact/hooks";
import { announce } from "../../parts/announcer.tsx";
import { SelectField, TextField } from "../../parts/fields.tsx";
import { Form } from "../../parts/form.tsx";
import { useFixed } from "../../store/use-read.ts";
import { useWrite } from "../../store/use-write.ts";
import { deliveryKinds, faultKinds, faultWords } from "../../words/fault-kinds.ts";

const ANY = { value: "", label: "any operation" };

const kinds = [
  ...faultKinds.map((value) => ({ value, label: faultWords(value).title, group: "Requests" })),
  ...deliveryKinds.map((value) => ({ value, label: faultWords(value).title, group: "Webhook deliveries" })),
];

/** Arms a fault for the next requests, or one that deliveries have by chance. */
export function ArmForm({ current }: { readonly current: DeliveryFaults }) {
  const [kind, setKind] = useState("drop_after_commit");
  const [operation, setOperation] = useState("");
  const [times, setTimes] = useState("1");
  const [delay, setDelay] = useState("1000");
  const [percent, setPercent] = useState("100");
  const isDelivery = deliveryKinds.some((each) => each === kind);
  const write = useWrite();
  // The server knows the names of all operations, so the page does not contain them.
  const coverage = useFixed("coverage", (from) => from.admin("coverage"));
  const endpoints = coverage.state === "ready" ? Object.values(coverage.data["endpoints"] as object) : [];
  const operations = [ANY, ...(endpoints.flat() as string[]).sort()];

  async function arm(): Promise<void> {
    const armed = isDelivery
      ? await write.run("delivery_faults.set", { ...current, [kind]: Number(percent) / 100 })
      : await write.run("faults.arm", {
          kind: kind as FaultKind,
          ...(operation !== "" && { operation }),
          ...(times !== "" && { times }),
          ...(kind === "latency" && delay !== "" && { delayMs: delay }),
        });
    if (armed !== undefined) announce(`${faultWords(kind).title} is armed.`);
  }

  return (
    <Form work={write} onSubmit={arm} submit="Arm" isPrimary>
      <SelectField
        label="What goes wrong"
        hint={faultWords(kind).sentence}
        value={kind}
        onChange={setKind}
        options={kinds}
      />
      {isDelivery ? (
        <TextField
          label="Share of the deliveries"
          type="number"
          unit="%"
          value={percent}
          onChange={setPercent}
          min={0}
          max={100}
        />
      ) : (
        <>
          <SelectField label="Operation" value={operation} onChange={setOperation} options={operations} />
          <div class="row">
            <TextField label="Number of requests" type="number" value={times} onChange={setTimes} min={1} />
            {kind === "latency" && (
              <TextField label="Delay" type="number" unit="ms" value={delay} onChange={setDelay} min={0} />
            )}
          </div>
        </>
      )}
    </Form>
  );
}
