import type { Fault } from "@sandbank/engine";
import { isReadOnly } from "../../store/store.ts";
import type { Write } from "../../store/use-write.ts";
import { countOf } from "../../words/count.ts";
import { faultWords } from "../../words/fault-kinds.ts";

interface ArmedFaultsProps {
  readonly faults: readonly Fault[];
  readonly write: Write;
}

/** The armed faults, in the order in which they apply. */
export function ArmedFaults({ faults, write }: ArmedFaultsProps) {
  if (faults.length === 0) return <p class="muted">No fault is armed: each request gets its true response.</p>;
  return (
    <ol class="armed" aria-label="Armed faults, the first one first">
      {faults.map(({ id, plan, remaining }) => {
        const { title } = faultWords(plan.kind);
        return (
          <li key={id}>
            <span>
              <span aria-hidden="true">◔ </span>
              <strong>{title}</strong> <span class="muted">next {countOf(remaining, "request")} of</span>{" "}
              {plan.operation === undefined ? "any operation" : <code>{plan.operation}</code>}
            </span>
            <button
              type="button"
              class="small"
              aria-label={`Clear ${title}`}
              disabled={isReadOnly.value || write.isRunning}
              onClick={() => write.run("faults.clear", { id })}
            >
              Clear
            </button>
          </li>
        );
      })}
    </ol>
  );
}
