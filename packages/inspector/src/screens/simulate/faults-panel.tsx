import type { DeliveryFaults, Fault } from "@sandbank/engine";
import { useLayoutEffect, useRef } from "preact/hooks";
import { ChangeButton } from "../../parts/form.tsx";
import { Problem, Show } from "../../parts/frames.tsx";
import { useRead } from "../../store/use-read.ts";
import { useWrite, type Write } from "../../store/use-write.ts";
import { formatCount } from "../../words/count.ts";
import { faultWords } from "../../words/fault-kinds.ts";
import { ArmForm } from "./arm-form.tsx";
import { DeliveryFaultsForm } from "./delivery-faults-form.tsx";

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
    panel.current?.scrollIntoView();
  }, [isFocused, isReady]);
  return (
    <section class="faults panel padded stack" aria-labelledby="faults" tabIndex={-1} ref={panel}>
      <header class="row">
        <h2 id="faults">Make it go wrong</h2>
        {isReady && faults.data.data.length > 1 && (
          <ChangeButton work={write} class="small" onClick={() => write.run("faults.clear")}>
            Clear all
          </ChangeButton>
        )}
      </header>
      <Show read={faults}>
        {({ data, delivery_faults }) => (
          <>
            <ArmedFaults faults={data as unknown as readonly Fault[]} write={write} />
            <Problem text={write.problem} />
            <ArmForm />
            <DeliveryFaultsForm current={delivery_faults as DeliveryFaults} />
          </>
        )}
      </Show>
    </section>
  );
}

/** The armed faults, in the order in which they apply. */
function ArmedFaults({ faults, write }: { readonly faults: readonly Fault[]; readonly write: Write }) {
  if (faults.length === 0) return <p class="muted">No fault is armed: each request gets its true response.</p>;
  return (
    <ol class="armed" aria-label="Armed faults, the first one first">
      {faults.map(({ id, plan, remaining }) => {
        const { title } = faultWords(plan.kind);
        return (
          <li key={id}>
            <span>
              <span aria-hidden="true">◔ </span>
              <strong>{title}</strong> <span class="muted">next {formatCount(remaining, "request")} of</span>{" "}
              {plan.operation === undefined ? "any operation" : <code>{plan.operation}</code>}
            </span>
            <ChangeButton
              work={write}
              class="small"
              aria-label={`Clear ${title}`}
              onClick={() => write.run("faults.clear", { id })}
            >
              Clear
            </ChangeButton>
          </li>
        );
      })}
    </ol>
  );
}
