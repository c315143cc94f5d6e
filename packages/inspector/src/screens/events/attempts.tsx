import { type Column, Table } from "../../parts/table.tsx";
import { Tag } from "../../parts/tag.tsx";
import { route, setParams } from "../../router/router.ts";
import { spanBetween } from "../../words/instants.ts";
import type { Attempt, AttemptsProps } from "./attempt.ts";
import { AttemptDetail } from "./attempt-detail.tsx";
import { attemptStatus } from "./attempt-status.ts";
import { AttemptTimeline } from "./attempt-timeline.tsx";
import { urlText } from "./url-text.ts";

/**
 * Shows the attempts to deliver an Event as a timeline and as a table, and one attempt in detail: by default the latest
 * one that was sent.
 */
export function Attempts({ attempts, eventAt }: AttemptsProps) {
  const selected =
    attempts.find(({ id }) => id === route.value.params["attempt"]) ??
    attempts.findLast(({ state }) => state !== "planned") ??
    attempts[0];
  const hasSeveralReceivers = new Set(attempts.map(({ eventSubscriptionId }) => eventSubscriptionId)).size > 1;
  return (
    <section class="stack" aria-labelledby="event-attempts">
      <h2 id="event-attempts">Attempts</h2>
      <AttemptTimeline attempts={attempts} eventAt={eventAt} />
      <Table
        caption="Attempts to deliver the Event, past and planned"
        columns={columnsOf(eventAt, hasSeveralReceivers)}
        rows={attempts}
        keyOf={({ id }) => id}
        selected={selected?.id ?? null}
        onOpen={({ id }) => setParams({ attempt: id })}
      />
      {selected !== undefined && <AttemptDetail attempt={selected} />}
    </section>
  );
}

function columnsOf(eventAt: string, hasSeveralReceivers: boolean): Column<Attempt>[] {
  const to: Column<Attempt> = { title: "To", cell: ({ url }) => <span title={urlText(url)}>{urlText(url)}</span> };
  return [
    { title: "Outcome", cell: (attempt) => <Outcome attempt={attempt} />, width: "170px" },
    { title: "After the Event", cell: ({ dueAt }) => <Delay from={eventAt} at={dueAt} />, width: "130px" },
    ...(hasSeveralReceivers ? [to] : []),
  ];
}

function Delay({ from, at }: { readonly from: string; readonly at: string }) {
  return <span title={at}>{at <= from ? "at once" : spanBetween(from, at)}</span>;
}

function Outcome({ attempt }: { readonly attempt: Attempt }) {
  const { tone, text } = attemptStatus(attempt);
  return <Tag tone={tone}>{text}</Tag>;
}
