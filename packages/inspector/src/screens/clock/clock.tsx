import { useState } from "preact/hooks";
import { announce } from "../../parts/announcer.tsx";
import { TextField } from "../../parts/fields.tsx";
import { IdLink } from "../../parts/id-link.tsx";
import { Instant } from "../../parts/instant.tsx";
import { PageHeader } from "../../parts/page-header.tsx";
import { Panel } from "../../parts/panel.tsx";
import { Problem } from "../../parts/problem.tsx";
import { Empty, Show } from "../../parts/states.tsx";
import { type Column, Table } from "../../parts/table.tsx";
import { isReadOnly } from "../../store/store.ts";
import { useRead } from "../../store/use-read.ts";
import { useWrite, type Write } from "../../store/use-write.ts";
import { countOf } from "../../words/count.ts";
import { instantText, spanBetween } from "../../words/instants.ts";
import { jobWords } from "../../words/jobs.ts";

interface Job {
  readonly at: string;
  readonly kind: string;
  readonly object: string | null;
}

interface Move {
  readonly to: string;
  readonly ran: Readonly<Record<string, number>>;
  readonly delivered: number;
  readonly failed: number;
}

/** The most that the server lists. */
const MOST_JOBS = 1_000;

/** What will happen, and when; the clock moves to any line. */
export function Clock() {
  const clock = useRead("clock.get");
  const due = useRead("clock.due", { limit: MOST_JOBS });
  const write = useWrite();
  const [move, setMove] = useState<Move | null>(null);

  async function advance(to: { readonly duration: string } | { readonly instant: string }): Promise<void> {
    const done = "duration" in to ? await write.run("clock.advance", to) : await write.run("clock.to", to);
    if (done === undefined) return;
    setMove(done);
    announce(moveText(done));
  }

  return (
    <Show read={clock}>
      {({ now }) => (
        <>
          <PageHeader title="Clock" note="What will happen, earliest first" />
          <AdvanceForm write={write} onAdvance={(duration) => advance({ duration })} />
          {move !== null && <p>{moveText(move)}</p>}
          <Show read={due}>
            {({ data }) =>
              data.length === 0 ? (
                <NothingDue />
              ) : (
                <>
                  <p>{dueText(data, now)}</p>
                  <Table
                    caption="Work that will fall due, the earliest first"
                    columns={columnsOf(now, write, (instant) => advance({ instant }))}
                    rows={data}
                    keyOf={(job) => `${job.at} ${job.kind} ${job.object}`}
                  />
                </>
              )
            }
          </Show>
        </>
      )}
    </Show>
  );
}

function NothingDue() {
  return (
    <Empty>
      <p>
        Nothing will fall due in this bank. Holds that expire, transfers that resolve, cards that ship and webhooks that are
        sent again would be listed here.
      </p>
    </Empty>
  );
}

interface AdvanceFormProps {
  readonly write: Write;
  readonly onAdvance: (duration: string) => void;
}

function AdvanceForm({ write, onAdvance }: AdvanceFormProps) {
  const [duration, setDuration] = useState("31d");
  const submit = (event: Event) => {
    event.preventDefault();
    onAdvance(duration);
  };
  return (
    <Panel title="Move the clock forward">
      <form class="row" onSubmit={submit}>
        <TextField
          label="By"
          hint="Such as 31d, 1h30m or 500ms."
          value={duration}
          onChange={setDuration}
          isDisabled={isReadOnly.value}
        />
        <button type="submit" class="primary" disabled={isReadOnly.value || write.isRunning}>
          Advance
        </button>
        <Problem text={write.problem} />
      </form>
    </Panel>
  );
}

function columnsOf(now: string, write: Write, onAdvance: (instant: string) => void): Column<Job>[] {
  return [
    { title: "When (UTC)", cell: ({ at }) => <Instant at={at} />, width: "210px" },
    { title: "In", cell: ({ at }) => spanBetween(now, at), width: "100px", isWide: true },
    { title: "What happens", cell: ({ kind }) => <span title={kind}>{jobWords(kind).sentence}</span> },
    {
      title: "Object",
      cell: ({ object }) => (object === null ? <span class="muted">whole bank</span> : <IdLink id={object} />),
      width: "190px",
      isWide: true,
    },
    {
      title: "Move",
      cell: ({ at }) => (
        <button
          type="button"
          class="small"
          disabled={isReadOnly.value || write.isRunning}
          aria-label={`Advance to ${instantText(at)}`}
          onClick={() => onAdvance(at)}
        >
          Advance
        </button>
      ),
      width: "100px",
    },
  ];
}

function dueText(jobs: readonly Job[], now: string): string {
  const [first] = jobs;
  const many = jobs.length === MOST_JOBS ? `The first ${countOf(MOST_JOBS, "job")}` : countOf(jobs.length, "job");
  return first === undefined ? "" : `${many} will fall due, the first in ${spanBetween(now, first.at)}.`;
}

function moveText({ to, ran, delivered, failed }: Move): string {
  const jobs = Object.values(ran).reduce((sum, count) => sum + count, 0);
  const webhooks = delivered + failed === 0 ? "" : `, ${countOf(delivered, "webhook")} delivered, ${failed} failed`;
  return `The clock moved to ${instantText(to)}: ${countOf(jobs, "job")} ran${webhooks}.`;
}
