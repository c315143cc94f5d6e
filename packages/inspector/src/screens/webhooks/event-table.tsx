import type { EventSubscription } from "@sandbank/contract";
import type { Column } from "../../parts/column.ts";
import { NoMatch } from "../../parts/filters.tsx";
import { WriteButton } from "../../parts/form.tsx";
import { Empty } from "../../parts/frames.tsx";
import { More } from "../../parts/more.tsx";
import { Table } from "../../parts/table.tsx";
import { ObjectName, ShortInstant, TIME_WIDTH } from "../../parts/values.tsx";
import { hrefTo } from "../../router/router.ts";
import { listDeliveries, worstState } from "./delivery-state.ts";
import { DeliveryTag } from "./delivery-tag.tsx";
import { filters, isFiltered } from "./event-filters.tsx";
import type { EventRow } from "./event-reader.ts";

export interface EventTableProps {
  readonly rows: readonly EventRow[];
  readonly hasMore: boolean;
  /** Those whose deliveries are shown. */
  readonly subscriptions: readonly EventSubscription[];
  readonly onMore: () => void;
  readonly onShow: (rows: readonly EventRow[]) => void;
}

/** A table of the Events, and how each was delivered to the subscriptions or to the one of the filter. */
export function EventTable({ rows, hasMore, subscriptions, onMore, onShow }: EventTableProps) {
  if (rows.length === 0 && !hasMore) return isFiltered() ? <NoMatch what="Event" names={filters} /> : <NoEvents />;
  return (
    <>
      {subscriptions.length === 0 && (
        <p>
          No URL is subscribed, so none is sent.{" "}
          <a href={hrefTo("webhooks", null, { show: "subscriptions" })}>Subscribe a URL</a>
        </p>
      )}
      <Table
        caption="Events, the newest first, and how each was delivered to the subscriptions"
        columns={createColumns(subscriptions)}
        rows={rows}
        keyOf={({ event }) => event.id}
        onShow={onShow}
        {...(hasMore && { onEnd: onMore })}
      />
      <More hasMore={hasMore} onMore={onMore} />
    </>
  );
}

function createColumns(subscriptions: readonly EventSubscription[]): Column<EventRow>[] {
  return [
    { title: "Time (UTC)", cell: ({ event }) => <ShortInstant at={event.created_at} />, width: TIME_WIDTH },
    {
      title: "Category",
      cell: ({ event }) => <span title={event.category}>{event.category}</span>,
      width: "352px",
    },
    {
      title: "Object",
      cell: ({ event }) => <ObjectName id={event.associated_object_id} isPlain />,
    },
    {
      title: "Delivery",
      cell: (row) => <Delivery row={row} subscriptions={subscriptions} />,
      width: "138px",
      place: "end",
    },
  ];
}

/** The delivery that most needs attention, and how many subscriptions have the same. */
function Delivery({ row, subscriptions }: { readonly row: EventRow } & Pick<EventTableProps, "subscriptions">) {
  const states = listDeliveries(row, subscriptions).filter((state) => state !== "not selected");
  const worst = worstState(states);
  if (worst === null) return <span class="muted">{subscriptions.length === 0 ? "–" : "not selected"}</span>;
  const same = states.filter((state) => state === worst).length;
  return (
    <>
      <DeliveryTag state={worst} /> {same < states.length && <span class="muted">{`${same} of ${states.length}`}</span>}
    </>
  );
}

function NoEvents() {
  return (
    <Empty>
      <p>This bank has no Events. Each object that is created or changes causes one; the bank keeps it for 30 days.</p>
      <WriteButton name="trigger" params={{ name: "events account.created" }}>
        Create an Account
      </WriteButton>
    </Empty>
  );
}
