import type { Fault } from "@sandbank/engine";
import type { AdminResult } from "sandbank/client";
import { Empty, Show } from "../../parts/states.tsx";
import { type Column, Table } from "../../parts/table.tsx";
import { Tag } from "../../parts/tag.tsx";
import type { Read } from "../../store/cache.ts";
import { isReadOnly } from "../../store/store.ts";
import { useWrite } from "../../store/use-write.ts";
import { countOf } from "../../words/count.ts";
import { faultKinds } from "../../words/fault-kinds.ts";

const columns: readonly Column<Fault>[] = [
  { title: "Fault", cell: ({ plan }) => <Tag tone="warn">{plan.kind}</Tag> },
  {
    title: "Operation",
    cell: ({ plan }) => (plan.operation === undefined ? "any" : <code>{plan.operation}</code>),
    width: "220px",
    isWide: true,
  },
  {
    title: "What happens",
    cell: ({ plan }) => <span title={faultKinds[plan.kind]}>{faultKinds[plan.kind]}</span>,
    isWide: true,
  },
  { title: "Remaining", cell: ({ remaining }) => countOf(remaining, "request"), isNumber: true, width: "100px" },
  { title: "Clear", cell: ({ id, plan }) => <ClearButton id={id} kind={plan.kind} />, width: "76px" },
];

function ClearButton({ id, kind }: Pick<Fault, "id"> & Pick<Fault["plan"], "kind">) {
  const write = useWrite();
  return (
    <button
      type="button"
      class="small"
      aria-label={`Clear ${kind}`}
      title={write.problem ?? undefined}
      disabled={isReadOnly.value || write.isRunning}
      onClick={() => write.run("faults.clear", { id })}
    >
      Clear
    </button>
  );
}

/** The armed faults, in the order in which they apply. */
export function FaultTable({ read }: { readonly read: Read<AdminResult<"faults.list">> }) {
  return (
    <Show read={read}>
      {({ data }) => {
        const faults = data as unknown as readonly Fault[];
        if (faults.length === 0) return <NothingArmed />;
        return (
          <>
            <p>
              {countOf(faults.length, "fault is", "faults are")} armed. The first one that fits a request applies to it.
            </p>
            <Table caption="Armed faults, the first one first" columns={columns} rows={faults} keyOf={keyOf} />
          </>
        );
      }}
    </Show>
  );
}

function keyOf({ id }: Fault): string {
  return String(id);
}

function NothingArmed() {
  return (
    <Empty>
      <p>
        No fault is armed for requests: each gets its true response. Arm one below; it applies to the next requests
        only.
      </p>
    </Empty>
  );
}
