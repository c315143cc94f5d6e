import { instantText, spanBetween } from "sandbank/private/words/instants";
import { isLoanDate, jobWords } from "sandbank/private/words/jobs";
import { Instant, ShortInstant, TIME_WIDTH } from "../../parts/instant.tsx";
import { ObjectName } from "../../parts/object-name.tsx";
import { Split } from "../../parts/split.tsx";
import { type Column, Table } from "../../parts/table.tsx";
import { route, select } from "../../router/router.ts";
import { countOf } from "../../words/count.ts";
import { type Job, MOST_JOBS } from "./job.ts";

export interface DueJobsProps {
  readonly jobs: readonly Job[];
  /** The bank's time. */
  readonly now: string;
  readonly isDisabled: boolean;
  readonly onAdvance: (instant: string) => void;
}

/** The jobs and dates that will fall due, and the selected one beside them. */
export function DueJobs(props: DueJobsProps) {
  const { jobs } = props;
  const selected = jobs.find(({ key }) => key === route.value.id);
  const detail =
    selected === undefined
      ? null
      : { title: jobWords(selected.kind).sentence, content: <JobDetail {...props} job={selected} /> };
  return (
    <Split detail={detail} onClose={() => select(null)}>
      <Table
        caption="Work that will fall due, the earliest first"
        columns={columnsOf(props)}
        rows={jobs}
        keyOf={({ key }) => key}
        selected={route.value.id}
        onOpen={({ key }) => select(key)}
      />
    </Split>
  );
}

function JobDetail({ job, now, isDisabled, onAdvance }: DueJobsProps & { readonly job: Job }) {
  return (
    <>
      <p>
        It falls due on <Instant at={job.at} /> UTC, in {spanBetween(now, job.at)}. Earlier jobs run first.
      </p>
      <dl class="keys">
        <dt class="muted">Kind</dt>
        <dd>
          <code>{job.kind}</code>
        </dd>
        <dt class="muted">Object</dt>
        <dd>{job.object === null ? "the whole bank" : <ObjectName id={job.object} copy />}</dd>
      </dl>
      <div class="row">
        <button type="button" class="primary" disabled={isDisabled} onClick={() => onAdvance(job.at)}>
          Advance to here
        </button>
      </div>
    </>
  );
}

function columnsOf({ now, isDisabled, onAdvance }: DueJobsProps): Column<Job>[] {
  return [
    { title: "Time (UTC)", cell: ({ at }) => <ShortInstant at={at} />, width: TIME_WIDTH },
    { title: "In", cell: ({ at }) => spanBetween(now, at), width: "116px" },
    { title: "What happens", cell: ({ kind }) => <JobText kind={kind} />, width: "188px" },
    {
      title: "To",
      cell: ({ object }) => (object === null ? "The whole bank" : <ObjectName id={object} isPlain />),
    },
    {
      title: "Move",
      cell: ({ at }) => (
        <button
          type="button"
          class="small"
          disabled={isDisabled}
          aria-label={`Advance to ${instantText(at)}`}
          onClick={(event) => {
            event.stopPropagation();
            onAdvance(at);
          }}
        >
          Advance
        </button>
      ),
      width: "100px",
      place: "end",
    },
  ];
}

function JobText({ kind }: { readonly kind: string }) {
  const { sentence, short } = jobWords(kind);
  return <span title={sentence}>{short.charAt(0).toUpperCase() + short.slice(1)}</span>;
}

/** `54 jobs and 1 date will fall due, the first in 3 h 50 min.` */
export function dueText(jobs: readonly Omit<Job, "key">[], now: string): string {
  const [first] = jobs;
  if (first === undefined) return "";
  const dates = jobs.filter(({ kind }) => isLoanDate(kind)).length;
  const counts = [
    ...(jobs.length > dates ? [countOf(jobs.length - dates, "job")] : []),
    ...(dates > 0 ? [countOf(dates, "date")] : []),
  ];
  const which = jobs.length === MOST_JOBS ? "The first " : "";
  return `${which}${counts.join(" and ")} will fall due, the first in ${spanBetween(now, first.at)}.`;
}
