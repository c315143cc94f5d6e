import type { Event, EventSubscription } from "@sandbank/contract";
import { useState } from "preact/hooks";
import { announce } from "../../parts/announcer.tsx";
import type { Attempt } from "../../parts/attempt-states.ts";
import { ChangeButton } from "../../parts/form.tsx";
import { Problem } from "../../parts/frames.tsx";
import { hrefTo } from "../../router/router.ts";
import { useWrite } from "../../store/use-write.ts";
import { formatCount } from "../../words/count.ts";
import { urlText } from "../../words/url-text.ts";
import { attemptText, deliveryState } from "./delivery-state.ts";
import { DeliveryTag } from "./delivery-tag.tsx";

interface DeliveriesProps {
  readonly event: Event;
  readonly attempts: readonly Attempt[];
  readonly subscriptions: readonly EventSubscription[];
}

/** The state of the delivery to each subscription that selects the Event, with buttons that send it again. */
export function Deliveries({ event, attempts, subscriptions }: DeliveriesProps) {
  const rows = subscriptions
    .filter(({ id, status }) => status !== "deleted" || attempts.some((each) => each.eventSubscriptionId === id))
    .map((subscription) => ({ subscription, state: deliveryState(event.category, attempts, subscription) }))
    .filter(({ state }) => state !== "not selected");
  if (rows.length === 0) return <p>No URL is subscribed to this Event, so it was not sent.</p>;
  return (
    <>
      <ul class="deliveries">
        {rows.map(({ subscription: { id, url, status }, state }) => (
          <li key={id} class="row">
            <DeliveryTag state={state} /> <a href={hrefTo("webhooks", id)}>{urlText(url)}</a>
            {status === "active" && (
              <Resend event={event} subscription={id} attempts={attempts}>
                {state === "failed" ? "Retry this one" : "Resend"}
              </Resend>
            )}
          </li>
        ))}
      </ul>
      {rows.length > 1 && (
        <div class="row">
          <Resend event={event} attempts={attempts}>
            Resend to all
          </Resend>
        </div>
      )}
    </>
  );
}

interface ResendProps extends Pick<DeliveriesProps, "event" | "attempts"> {
  /** Default: all that select the Event. */
  readonly subscription?: string;
  readonly children: string;
}

/** Sends the Event again, and shows the outcomes beside the button. */
function Resend({ event, attempts, subscription, children }: ResendProps) {
  const write = useWrite();
  /** The ids of the attempts that the button caused; null before. */
  const [sent, setSent] = useState<readonly string[] | null>(null);

  async function resend(): Promise<void> {
    const resent = await write.run("resend", { event: event.id, ...(subscription !== undefined && { subscription }) });
    if (resent === undefined) return;
    setSent(resent.data.map((attempt) => String(attempt["id"])));
    announce(`Sent again to ${formatCount(resent.data.length, "subscription")}.`);
  }

  const outcomes = attempts.filter(({ id }) => sent?.includes(id)).map(attemptText);
  return (
    <>
      <ChangeButton work={write} class="small" onClick={resend}>
        {children}
      </ChangeButton>
      {sent !== null && <span>Sent again: {outcomes.join("; ") || "no active subscription selects it"}.</span>}
      <Problem text={write.problem} />
    </>
  );
}
