import { Breakable } from "../../parts/breakable.tsx";
import { PageHeader } from "../../parts/page-header.tsx";
import { Split } from "../../parts/split.tsx";
import { Show } from "../../parts/states.tsx";
import { hrefTo, route, select, setParams } from "../../router/router.ts";
import { source } from "../../store/store.ts";
import { useRead } from "../../store/use-read.ts";
import { type Coverage as Counts, coverageOf, percentOf, talliesByKind } from "./kinds.ts";
import { MachineDetail } from "./machine-detail.tsx";
import { MachineList } from "./machine-list.tsx";
import { findMachine } from "./machine-reach.ts";
import { NameDetail } from "./name-detail.tsx";
import { NameList } from "./name-list.tsx";
import { Summary } from "./summary.tsx";
import "./coverage.css";

/** Shows the part of the API that the banks have reached, and programs that reach the rest. */
export function Coverage() {
  const of = route.value.params["of"] === "bank" ? "bank" : "server";
  const read = useRead("coverage", { of });
  return (
    <div class="coverage stack">
      <Show read={read}>{(result) => <Reached counts={coverageOf(result)} of={of} />}</Show>
    </div>
  );
}

interface ReachedProps {
  readonly counts: Counts;
  readonly of: "bank" | "server";
}

function Reached({ counts, of }: ReachedProps) {
  const { id, params } = route.value;
  const isMachines = params["view"] === "machines";
  const machine = isMachines && id !== null ? findMachine(id) : undefined;
  const content =
    machine === undefined ? (
      <NameDetail key={id} name={id ?? ""} isReached={isReached(counts, id ?? "")} />
    ) : (
      <MachineDetail machine={machine} counts={counts} />
    );
  const detail =
    id === null
      ? null
      : {
          title: (
            <span class="name">
              <Breakable text={id} />
            </span>
          ),
          content,
        };
  return (
    <>
      <PageHeader title="Coverage" note={`${percentOf(talliesByKind(counts))} % is reached`}>
        {source.value?.kind === "server" && <Scope of={of} />}
        <Views isMachines={isMachines} of={of} />
      </PageHeader>
      <Split detail={detail} onClose={() => select(null)}>
        {isMachines ? (
          <MachineList counts={counts} />
        ) : (
          <>
            {detail === null && <Summary counts={counts} />}
            <NameList counts={counts} />
          </>
        )}
      </Split>
    </>
  );
}

function isReached(counts: Counts, id: string): boolean {
  const [kind = "", ...rest] = id.split(" ");
  return (counts as Readonly<Record<string, Counts["events"]>>)[kind]?.reached.includes(rest.join(" ")) === true;
}

function Scope({ of }: Pick<ReachedProps, "of">) {
  return (
    <label class="row">
      <span class="muted">Reached by</span>
      <select value={of} onChange={({ currentTarget }) => setParams({ of: currentTarget.value })}>
        <option value="server">all banks of the server</option>
        <option value="bank">this bank, without its seed</option>
      </select>
    </label>
  );
}

function Views({ isMachines, of }: { readonly isMachines: boolean } & Pick<ReachedProps, "of">) {
  const kept = { of: of === "bank" ? of : "" };
  return (
    <nav class="row views" aria-label="Views of the coverage">
      <a href={hrefTo("coverage", null, kept)} aria-current={isMachines ? undefined : "page"}>
        Names
      </a>
      <a href={hrefTo("coverage", null, { ...kept, view: "machines" })} aria-current={isMachines ? "page" : undefined}>
        State machines
      </a>
    </nav>
  );
}
