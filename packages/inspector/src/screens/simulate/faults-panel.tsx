import type { DeliveryFaults, Fault } from "@sandbank/engine";
import { useLayoutEffect, useRef } from "preact/hooks";
import { ChangeButton } from "../../parts/form.tsx";
import { Problem, Show } from "../../parts/frames.tsx";
import { useRead } from "../../store/use-read.ts";
import { useWrite, type Write } from "../../store/use-write.ts";
import { formatCount } from "../../words/count.ts";
import { faultWords } from "../../words/fault-kinds.ts";
import { ArmForm } from "./arm-form.tsx";

/** Makes requests and deliveries fail: the armed faults, and the forms that arm more. */
export function FaultsPanel({ isFocused }: { readonly isFocused: boolean }) {
  const faults = useRead("faults.list");
  const write = useWrite();
  const panel = useRef<HTMLElement>(null);
  // The panel has its height once the faults have arrived: until then, a position to scroll to would be too early.
  const isReady = faults.state === "ready";
  useLayoutEffect(() => {
    if (!isFocused || !isReady) return;
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: "nearest" });
  }, [isFocused, isReady]);
  return (
    <section class="faults panel padded stack" aria-labelledby="faults" tabIndex={-1} ref={panel}>
      <h2 id="faults">Faults</h2>
      <Show read={faults}>
        {({ data, delivery_faults }) => (
          <>
            <ArmedFaults
              faults={data as unknown as readonly Fault[]}
              deliveries={delivery_faults as DeliveryFaults}
              write={write}
            />
            <Problem text={write.problem} />
            <ArmForm current={delivery_faults as DeliveryFaults} />
          </>
        )}
      </Show>
    </section>
  );
}

interface ArmedProps {
  readonly faults: readonly Fault[];
  readonly deliveries: DeliveryFaults;
  readonly write: Write;
}

/** The armed faults: of requests in the order in which they apply, then of deliveries. */
function ArmedFaults({ faults, deliveries, write }: ArmedProps) {
  async function clearAll(): Promise<void> {
    await write.run("faults.clear");
    await write.run("delivery_faults.set", {});
  }
  const armed = [
    ...faults.map(({ id, plan: { kind, operation, delayMs }, remaining }) => ({
      key: String(id),
      kind,
      strikes: `next ${formatCount(remaining, "request")} of ${operation ?? "any operation"}${delayMs === undefined ? "" : `, by ${delayMs.toLocaleString("en-US")} ms`}`,
      clear: () => write.run("faults.clear", { id }),
    })),
    ...Object.entries(deliveries)
      .filter(([, chance]) => chance > 0)
      .map(([kind, chance]) => ({
        key: kind,
        kind,
        strikes: `${Number((chance * 100).toFixed(6))} % of the deliveries`,
        clear: () => write.run("delivery_faults.set", { ...deliveries, [kind]: 0 }),
      })),
  ];
  if (armed.length === 0)
    return <p class="muted">No fault is armed: each request and each webhook gets its true response.</p>;
  return (
    <ol class="armed" aria-label="Armed faults, the first one first">
      {armed.map(({ key, kind, strikes, clear }) => (
        <li key={key}>
          <span>
            <span aria-hidden="true">◔ </span>
            <strong>{faultWords(kind).title}</strong> <span class="muted">{strikes}</span>
          </span>
          <ChangeButton work={write} class="small" aria-label={`Clear ${faultWords(kind).title}`} onClick={clear}>
            Clear
          </ChangeButton>
        </li>
      ))}
      {armed.length > 1 && (
        <li>
          <ChangeButton work={write} class="small" onClick={clearAll}>
            Clear all
          </ChangeButton>
        </li>
      )}
    </ol>
  );
}
