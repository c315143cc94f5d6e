import { spanBetween } from "@sandbank/view/words/instants";
import { isHousekeeping, isLoanDate, jobWords } from "@sandbank/view/words/jobs";
import type { Column } from "../../parts/column.ts";
import { Keys } from "../../parts/frames.tsx";
import { Split } from "../../parts/split.tsx";
import { Table } from "../../parts/table.tsx";
import { Instant, ObjectName, ShortInstant, TIME_WIDTH } from "../../parts/values.tsx";
import { route, select } from "../../router/router.ts";
import { capitalized, formatCount } from "../../words/count.ts";

/** A job or a date that will fall due. */
interface Job {
  /** Names the job in the URL. */
  readonly key: string;
  readonly at: string;
  readonly kind: string;
  readonly object: string | null;
}

/** The largest number of jobs that the server lists. */
export const MOST_JOBS = 1_000;

/** Adds a key to each job that stays the same while other jobs are added and removed. */
export function keyedJobs(jobs: readonly Omit<Job, "key">[]): Job[] {
  const counts = new Map<string, number>();
  return jobs.map((job) => {
    const key = `${job.at} ${job.kind} ${job.object ?? ""}`;
    const count = counts.get(key) ?? 0;
    counts.set(key, count + 1);
    return { ...job, key: count === 0 ? key : `${key} ${count}` };
  });
}

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
        columns={createColumns(props.now)}
        rows={jobs}
        keyOf={({ key }) => key}
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
      <Keys
        of={{
          Kind: <code>{job.kind}</code>,
          Object: job.object === null ? "the whole bank" : <ObjectName id={job.object} copy />,
        }}
      />
      <div class="row moves">
        <button type="button" class="primary" aria-disabled={isDisabled} onClick={() => onAdvance(job.at)}>
          Advance to here
        </button>
      </div>
    </>
  );
}

function createColumns(now: string): Column<Job>[] {
  return [
    { title: "Time (UTC)", cell: ({ at }) => <ShortInstant at={at} />, width: TIME_WIDTH },
    { title: "What happens", cell: ({ kind }) => <JobText kind={kind} />, width: "228px" },
    {
      title: "To",
      cell: ({ object }) => (object === null ? "The whole bank" : <ObjectName id={object} isPlain />),
    },
    { title: "In", cell: ({ at }) => spanBetween(now, at), width: "116px", isNumber: true, place: "end" },
  ];
}

function JobText({ kind }: { readonly kind: string }) {
  const { sentence, short } = jobWords(kind);
  return <span title={sentence}>{capitalized(short)}</span>;
}

/** `54 jobs and 1 date will fall due, the first in 3 h 50 min.` */
export function dueText(all: readonly Omit<Job, "key">[], now: string): string {
  const jobs = all.filter((job) => !isHousekeeping(job));
  const [first] = jobs;
  if (first === undefined) return "";
  const dates = jobs.filter(({ kind }) => isLoanDate(kind)).length;
  const counts = [
    ...(jobs.length > dates ? [formatCount(jobs.length - dates, "job")] : []),
    ...(dates > 0 ? [formatCount(dates, "date")] : []),
  ];
  const which = all.length === MOST_JOBS ? "The first " : "";
  return `${which}${counts.join(" and ")} will fall due, the first in ${spanBetween(now, first.at)}.`;
}
