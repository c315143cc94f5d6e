import type { EventSubscription } from "@sandbank/contract";
import type { Column } from "../../parts/column.ts";
import { NoMatch } from "../../parts/filters.tsx";
import { WriteButton } from "../../parts/form.tsx";
import { Empty, Loading } from "../../parts/frames.tsx";
import { Table } from "../../parts/table.tsx";
import { ObjectName, ShortInstant, TIME_WIDTH } from "../../parts/values.tsx";
import { hrefTo } from "../../router/router.ts";
import { formatCount } from "../../words/count.ts";
import { urlText } from "../../words/url-text.ts";
import { listDeliveries, worstDelivery } from "./delivery-state.ts";
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
  if (rows.length === 0 && hasMore) return <Loading />;
  if (rows.length === 0) return isFiltered() ? <NoMatch what="Event" names={filters} /> : <NoEvents />;
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
      folds: true,
    },
    { title: "Object", cell: ({ event }) => <ObjectName id={event.associated_object_id} isPlain /> },
    {
      title: "Delivery",
      cell: (row) => <Answer row={row} subscriptions={subscriptions} />,
      width: "280px",
      place: "lead",
    },
    {
      title: "Receiver",
      cell: (row) => <Receiver row={row} subscriptions={subscriptions} />,
      width: "150px",
      place: "wide",
    },
  ];
}

type CellProps = { readonly row: EventRow } & Pick<EventTableProps, "subscriptions">;

/** The delivery that most needs attention, after the number of those that succeeded, if some did and others did not. */
function Answer({ row, subscriptions }: CellProps) {
  const deliveries = listDeliveries(row, subscriptions);
  const worst = worstDelivery(deliveries);
  if (worst === undefined) return <span class="muted">{subscriptions.length === 0 ? "–" : "not selected"}</span>;
  const count = deliveries.filter(({ state }) => state === "delivered").length;
  if (count === 0 || count === deliveries.length) return <DeliveryTag {...worst} />;
  return (
    <>
      {count} of {deliveries.length} delivered <DeliveryTag {...worst} answer={null} />
    </>
  );
}

/** The receiver whose delivery most needs attention, or how many those are. */
function Receiver({ row, subscriptions }: CellProps) {
  const deliveries = listDeliveries(row, subscriptions);
  const worst = worstDelivery(deliveries);
  if (worst === undefined) return null;
  const count = deliveries.filter(({ state }) => state === worst.state).length;
  const all = deliveries.map(({ subscription: { url }, state, answer }) => `${urlText(url)}: ${answer ?? state}`);
  return (
    <span title={all.join("\n")}>{count === 1 ? urlText(worst.subscription.url) : formatCount(count, "receiver")}</span>
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
