import type { DeliveryFaults } from "@sandbank/engine";
import { PageHeader } from "../../parts/page-header.tsx";
import { isReadOnly } from "../../store/store.ts";
import { useRead } from "../../store/use-read.ts";
import { useWrite } from "../../store/use-write.ts";
import { ArmForm } from "./arm-form.tsx";
import { DeliveryFaultsForm } from "./delivery-faults-form.tsx";
import { FaultTable } from "./fault-table.tsx";
import "./faults.css";

/** Shows the armed faults, and the forms that arm more. */
export function Faults() {
  const faults = useRead("faults.list");
  const write = useWrite();
  const isNothingArmed = faults.state === "ready" && faults.data.data.length === 0;
  return (
    <>
      <PageHeader title="Faults" note="What goes wrong on purpose">
        <button
          type="button"
          disabled={isReadOnly.value || write.isRunning || isNothingArmed}
          onClick={() => write.run("faults.clear")}
        >
          Clear all
        </button>
      </PageHeader>
      <FaultTable read={faults} />
      <div class="fault-forms">
        <ArmForm />
        <DeliveryFaultsForm current={faults.state === "ready" ? (faults.data.delivery_faults as DeliveryFaults) : {}} />
      </div>
    </>
  );
}
