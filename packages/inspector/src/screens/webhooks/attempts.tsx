import { spanBetween } from "@sandbank/view/words/instants";
import { AttemptDetail } from "../../parts/attempt-detail.tsx";
import { type Attempt, attemptStates } from "../../parts/attempt-states.ts";
import type { Column } from "../../parts/column.ts";
import { Section } from "../../parts/frames.tsx";
import { Table } from "../../parts/table.tsx";
import { Tag } from "../../parts/values.tsx";
import { route, setParams } from "../../router/router.ts";
import { shortUrlText, urlText } from "../../words/url-text.ts";
import { attemptText } from "./delivery-state.ts";

interface AttemptsProps {
  readonly attempts: readonly Attempt[];
  /** When the Event happened. */
  readonly eventAt: string;
}

/** Shows the attempts to deliver an Event, and one of them in detail: by default the latest one that was sent. */
export function Attempts({ attempts, eventAt }: AttemptsProps) {
  const selected =
    attempts.find(({ id }) => id === route.value.params["attempt"]) ??
    attempts.findLast(({ state }) => state !== "planned") ??
    attempts[0];
  return (
    <Section title="Attempts">
      <Table
        caption="Attempts to deliver the Event, past and planned"
        columns={createColumns(eventAt)}
        rows={attempts}
        keyOf={({ id }) => id}
        selected={selected?.id ?? null}
        onOpen={({ id }) => setParams({ attempt: id })}
      />
      {selected !== undefined && <AttemptDetail attempt={selected} />}
    </Section>
  );
}

function createColumns(eventAt: string): Column<Attempt>[] {
  return [
    {
      title: "Outcome",
      cell: (attempt) => <Tag tone={attemptStates[attempt.state].tone}>{attemptText(attempt)}</Tag>,
      place: "main",
      width: "212px",
    },
    {
      title: "After",
      cell: ({ dueAt }) => <span title={dueAt}>{dueAt <= eventAt ? "at once" : spanBetween(eventAt, dueAt)}</span>,
      width: "96px",
      place: "end",
    },
    { title: "To", cell: ({ url }) => <bdi title={urlText(url)}>{shortUrlText(url)}</bdi>, place: "second" },
  ];
}
