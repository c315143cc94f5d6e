import type { EventSubscription } from "@sandbank/contract";
import type { AdminResult } from "sandbank/client";
import { attemptStates } from "../../parts/attempt-states.ts";
import type { Column } from "../../parts/column.ts";
import { Empty } from "../../parts/frames.tsx";
import { More } from "../../parts/more.tsx";
import { Table } from "../../parts/table.tsx";
import { Tag } from "../../parts/values.tsx";
import { goTo, hrefTo } from "../../router/router.ts";
import { urlText } from "../../words/url-text.ts";
import { categoriesText } from "./categories-text.ts";

type Counts = AdminResult<"deliveries">["counts"][number];

export interface SubscriptionTableProps {
  readonly subscriptions: readonly EventSubscription[];
  /** The numbers of deliveries in each state, for each subscription that has any. */
  readonly counts: readonly Counts[];
  readonly hasMore: boolean;
  readonly onMore: () => void;
  readonly onShow: (rows: readonly EventSubscription[]) => void;
}

/** The Event Subscriptions with their URLs, their states and their deliveries. */
export function SubscriptionTable({ subscriptions, counts, hasMore, onMore, onShow }: SubscriptionTableProps) {
  if (subscriptions.length === 0) {
    return (
      <Empty>
        <p>No URL is subscribed, so no Event is sent. Subscribe the webhook endpoint of your app below.</p>
      </Empty>
    );
  }
  return (
    <>
      <Table
        caption="Event Subscriptions, the newest first"
        columns={createColumns(counts)}
        rows={subscriptions}
        keyOf={({ id }) => id}
        onOpen={({ id }) => goTo("webhooks", id)}
        onShow={onShow}
      />
      <More hasMore={hasMore} onMore={onMore} />
    </>
  );
}

function createColumns(counts: readonly Counts[]): Column<EventSubscription>[] {
  const countsOf = new Map(counts.map((each) => [each.subscription, each]));
  return [
    { title: "URL", cell: ({ url }) => <bdi title={urlText(url)}>{urlText(url)}</bdi> },
    { title: "Receives", cell: (subscription) => <Receives subscription={subscription} />, width: "230px" },
    {
      title: "Deliveries of the last 30 days",
      cell: ({ id }) => <Deliveries counts={countsOf.get(id)} />,
      width: "290px",
      place: "lead",
    },
  ];
}

/** The Events that a subscription gets, or why it gets none. An active one can fail, so its status is no success. */
function Receives({ subscription }: { readonly subscription: EventSubscription }) {
  const { status } = subscription;
  return status === "active" ? categoriesText(subscription) : <Tag tone="quiet">{status}</Tag>;
}

/** The counted states, the one that most needs attention first. */
const states = ["failed", "due", "planned", "succeeded"] as const satisfies readonly (keyof Counts)[];

/** How many deliveries are in each state. Each number links to their Events. */
function Deliveries({ counts }: { readonly counts: Counts | undefined }) {
  if (counts === undefined) return <span class="muted">none</span>;
  return states
    .filter((state) => counts[state] > 0)
    .map((state) => {
      const { delivery, tone } = attemptStates[state];
      return (
        <a
          key={state}
          href={hrefTo("webhooks", null, { delivery, to: counts.subscription })}
          onClick={(event) => event.stopPropagation()}
        >
          <Tag tone={tone}>{`${counts[state].toLocaleString("en-US")} ${delivery}`}</Tag>{" "}
        </a>
      );
    });
}
