import type { DeliveryFaults, Fault } from "@sandbank/engine";
import { useLayoutEffect, useRef } from "preact/hooks";
import { Problem } from "../../parts/problem.tsx";
import { Show } from "../../parts/states.tsx";
import { isReadOnly } from "../../store/store.ts";
import { useRead } from "../../store/use-read.ts";
import { useWrite } from "../../store/use-write.ts";
import { ArmForm } from "./arm-form.tsx";
import { ArmedFaults } from "./armed-faults.tsx";
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
          <button
            type="button"
            class="small"
            disabled={isReadOnly.value || write.isRunning}
            onClick={() => write.run("faults.clear")}
          >
            Clear all
          </button>
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
