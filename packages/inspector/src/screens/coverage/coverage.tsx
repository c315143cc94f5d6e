import { PageHeader, Show } from "../../parts/frames.tsx";
import { Split } from "../../parts/split.tsx";
import { Breakable } from "../../parts/values.tsx";
import { hrefTo, route, select, setParams } from "../../router/router.ts";
import { source } from "../../store/store.ts";
import { useRead } from "../../store/use-read.ts";
import { type Coverage as Counts, listOf, MACHINES, percentOf, type Tally, talliesByList } from "./kinds.ts";
import { MachineDetail } from "./machine-detail.tsx";
import { MachineList } from "./machine-list.tsx";
import { findMachine } from "./machine-reach.ts";
import { NameDetail } from "./name-detail.tsx";
import { NameList } from "./name-list.tsx";
import "./coverage.css";

/** Shows the part of the API that the banks have reached, and programs that reach the rest. */
export function Coverage() {
  const of = route.value.params["of"] === "bank" ? "bank" : "server";
  const read = useRead("coverage", { of });
  return (
    <div class="coverage stack">
      <Show read={read}>{(result) => <Reached counts={result as unknown as Counts} of={of} />}</Show>
    </div>
  );
}

interface ReachedProps {
  readonly counts: Counts;
  readonly of: "bank" | "server";
}

function Reached({ counts, of }: ReachedProps) {
  const { id } = route.value;
  const list = listOf(route.value);
  const tallies = talliesByList(counts);
  const machine = id === null ? undefined : findMachine(id);
  const content =
    machine === undefined ? (
      <NameDetail key={id} name={id ?? ""} isReached={isReached(counts, id ?? "")} />
    ) : (
      <MachineDetail machine={machine} counts={counts} />
    );
  const detail = id === null ? null : { title: <Breakable text={id.slice(id.indexOf(" ") + 1)} />, content };
  return (
    <>
      <PageHeader title="Coverage" note={`${percentOf(tallies)} % is reached`}>
        {source.value?.kind === "server" && <Scope of={of} />}
      </PageHeader>
      {tallies.every(({ reached }) => reached === 0) && (
        <p>No request has reached anything yet. Each row shows the shortest program that reaches it.</p>
      )}
      <Tallies tallies={tallies} />
      <Split detail={detail} onClose={() => select(null)}>
        {list === MACHINES ? <MachineList counts={counts} /> : <NameList kind={list} reach={counts[list]} />}
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

/** The reached part of each kind, which leads to its list. */
function Tallies({ tallies }: { readonly tallies: readonly Tally[] }) {
  const { of = "", show = "" } = route.value.params;
  return (
    <nav class="tallies" aria-label="Lists">
      {tallies.map(({ key, label, reached, all }) => (
        <a
          key={key}
          class="button"
          href={hrefTo("coverage", null, { of, show, kind: key })}
          aria-current={key === listOf(route.value) ? "page" : undefined}
          style={{ "--reached": `${(reached / all) * 100}%` }}
        >
          {label}{" "}
          <span class="muted">
            {reached} of {all}
          </span>
        </a>
      ))}
    </nav>
  );
}
