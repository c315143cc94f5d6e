import type { EventSubscription } from "@sandbank/contract";
import { IdLink } from "../../parts/id-link.tsx";
import { Instant } from "../../parts/instant.tsx";
import { Problem } from "../../parts/problem.tsx";
import { Empty } from "../../parts/states.tsx";
import { type Column, Table } from "../../parts/table.tsx";
import { hrefTo, route, select } from "../../router/router.ts";
import type { Pages } from "../../store/page-list.ts";
import { isReadOnly } from "../../store/store.ts";
import { useWrite } from "../../store/use-write.ts";
import { countOf } from "../../words/count.ts";
import { shortId } from "../../words/ids.ts";
import { shortInstantText } from "../../words/instants.ts";
import { deliveryState, worstState } from "./delivery-state.ts";
import { DeliveryTag } from "./delivery-tag.tsx";
import { clearFilters, isFiltered } from "./event-filters.tsx";
import type { EventRow } from "./event-reader.ts";
import { urlText } from "./url-text.ts";

export interface EventTableProps {
  readonly events: Pages<EventRow>;
  readonly subscriptions: readonly EventSubscription[];
  readonly onMore: () => void;
  readonly onShow: (rows: readonly EventRow[]) => void;
  /** Whether a detail is beside the table. */
  readonly isNarrow: boolean;
}

/** The largest number of subscriptions that have a column. The detail of an Event has all of them. */
const MOST_COLUMNS = 3;

/** A table of the Events by subscription: delivered, failed, planned or not selected. */
export function EventTable({ events, subscriptions, onMore, onShow, isNarrow }: EventTableProps) {
  const kept = subscriptions.filter(({ status }) => status !== "deleted");
  const columned = kept.slice(0, isNarrow ? MOST_COLUMNS - 1 : MOST_COLUMNS);
  if (events.rows.length === 0) return isFiltered() ? <NoMatch /> : <NoEvents />;
  return (
    <>
      <p>
        {eventsText(events, kept)}{" "}
        {kept.length === 0 && <a href={hrefTo("events", null, { show: "subscriptions" })}>Subscribe a URL</a>}
        {kept.length > columned.length &&
          `The table has the newest ${columned.length} of ${kept.length} subscriptions; the detail of an Event has all.`}
      </p>
      <Table
        caption="Events, the newest first, and how each was delivered to the subscriptions"
        columns={columnsOf(kept, columned, isNarrow)}
        rows={events.rows}
        keyOf={({ event }) => event.id}
        selected={route.value.id}
        onOpen={({ event }) => select(event.id)}
        onShow={onShow}
        {...(events.hasMore && { onEnd: onMore })}
      />
      {events.hasMore && (
        <button type="button" onClick={onMore}>
          Show more
        </button>
      )}
    </>
  );
}

function columnsOf(
  kept: readonly EventSubscription[],
  columned: readonly EventSubscription[],
  isNarrow: boolean,
): Column<EventRow>[] {
  const when: Column<EventRow> = {
    title: "When (UTC)",
    cell: ({ event }) => <Instant at={event.created_at} />,
    width: "210px",
    isWide: true,
  };
  const object: Column<EventRow> = {
    title: "Object",
    cell: ({ event }) => <IdLink id={event.associated_object_id} />,
    width: "220px",
    isWide: true,
  };
  return [
    ...(isNarrow ? [] : [when]),
    { title: "Category", cell: (row) => <Category row={row} subscriptions={kept} /> },
    ...(isNarrow ? [] : [object]),
    ...columned.map((subscription, index) => ({
      title: columnTitle(columned, index),
      cell: ({ event, attempts }: EventRow) => (
        <DeliveryTag state={deliveryState(event.category, attempts, subscription)} />
      ),
      width: "150px",
      isWide: true,
    })),
  ];
}

/**
 * In a narrow window the cell also has the content of the columns that are left out, and the least complete delivery.
 */
function Category({
  row,
  subscriptions,
}: {
  readonly row: EventRow;
  readonly subscriptions: readonly EventSubscription[];
}) {
  const { event, attempts } = row;
  const worst = worstState(subscriptions.map((each) => deliveryState(event.category, attempts, each)));
  return (
    <>
      {worst !== null && (
        <span class="narrow">
          <DeliveryTag state={worst} />{" "}
        </span>
      )}
      <span class="mono" title={event.category}>
        {event.category}
      </span>
      <span class="second-line muted">
        {shortInstantText(event.created_at)} <span class="mono">{shortId(event.associated_object_id)}</span>
      </span>
    </>
  );
}

/** Returns the URL, followed by a number if an earlier column has the same URL. */
function columnTitle(subscriptions: readonly EventSubscription[], index: number): string {
  const titles = subscriptions.map(({ url }) => urlText(url));
  const title = titles[index] as string;
  const same = titles.slice(0, index).filter((each) => each === title).length;
  return same === 0 ? title : `${title} (${same + 1})`;
}

function eventsText({ rows, hasMore }: Pages<EventRow>, subscriptions: readonly EventSubscription[]): string {
  const many = hasMore ? `The newest ${countOf(rows.length, "Event")}. There are more.` : countText(rows.length);
  if (subscriptions.length === 0) return `${many} No URL is subscribed, so none is sent.`;
  const failed = rows.filter(({ event, attempts }) =>
    subscriptions.some((each) => deliveryState(event.category, attempts, each) === "failed"),
  ).length;
  return failed === 0 ? many : `${many} The delivery of ${countOf(failed, "Event")} failed.`;
}

function countText(count: number): string {
  return `${countOf(count, "Event")}, newest first.`;
}

function NoMatch() {
  return (
    <Empty>
      <p>No Event matches these filters.</p>
      <button type="button" onClick={clearFilters}>
        Clear the filters
      </button>
    </Empty>
  );
}

function NoEvents() {
  const write = useWrite();
  return (
    <Empty>
      <p>This bank has no Events. Each object that is created or changes causes one; the bank keeps it for 30 days.</p>
      <button
        type="button"
        disabled={isReadOnly.value || write.isRunning}
        onClick={() => write.run("trigger", { name: "events account.created" })}
      >
        Create an Account
      </button>
      <Problem text={write.problem} />
    </Empty>
  );
}
