import { useState } from "preact/hooks";
import type { AdminResult } from "sandbank/client";
import { NumberField } from "../../parts/fields.tsx";
import { Panel } from "../../parts/panel.tsx";
import { Problem } from "../../parts/problem.tsx";
import { useWrite } from "../../store/use-write.ts";
import { Difference } from "./difference.tsx";

interface Compared {
  readonly from: string;
  readonly to: string;
  readonly diff: AdminResult<"diff">;
}

/** Compares the bank at two instants: its objects, balances and clock. */
export function ComparePanel({ at, length }: { readonly at: number; readonly length: number }) {
  const [from, setFrom] = useState<string | null>(null);
  const [to, setTo] = useState<string | null>(null);
  const [compared, setCompared] = useState<Compared | null>(null);
  // `useWrite`, although it only reads: it runs when the user presses the button.
  const read = useWrite();
  const first = from ?? String(at === length ? 0 : at);
  const second = to ?? String(length);

  async function compare(event: Event): Promise<void> {
    event.preventDefault();
    const diff = await read.run("diff", { from: first, to: second });
    setCompared(diff === undefined ? null : { from: first, to: second, diff });
  }

  return (
    <Panel title="Compare two instants">
      <form class="row" onSubmit={compare}>
        <NumberField label="From entry" value={first} onChange={setFrom} min={0} max={length} />
        <NumberField label="To entry" value={second} onChange={setTo} min={0} max={length} />
        <button type="submit" disabled={read.isRunning}>
          Compare
        </button>
        <Problem text={read.problem} />
      </form>
      {compared !== null && <Difference {...compared} />}
    </Panel>
  );
}
