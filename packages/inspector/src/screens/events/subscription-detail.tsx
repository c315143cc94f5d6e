import type { EventSubscription } from "@sandbank/contract";
import { Instant } from "../../parts/instant.tsx";
import { ObjectName } from "../../parts/object-name.tsx";
import { toneOfState } from "../../parts/state-tone.ts";
import { Tag } from "../../parts/tag.tsx";
import { hrefTo } from "../../router/router.ts";
import { shortId } from "../../words/ids.ts";
import { categoriesText } from "./categories-text.ts";
import { ReceiverCheck } from "./receiver-check.tsx";
import { Secret } from "./secret.tsx";

/** Shows the secret of an Event Subscription, and checks how its receiver verifies webhooks. */
export function SubscriptionDetail({ subscription }: { readonly subscription: EventSubscription }) {
  const { id, url, status, created_at: createdAt } = subscription;
  return (
    <>
      <dl class="keys">
        <dt class="muted">Id</dt>
        <dd>
          <ObjectName id={id} copy>
            <span class="mono">{shortId(id)}</span>
          </ObjectName>
        </dd>
        <dt class="muted">URL</dt>
        <dd class="long">{url}</dd>
        <dt class="muted">Status</dt>
        <dd>
          <Tag tone={toneOfState(status)}>{status}</Tag>
        </dd>
        <dt class="muted">Events</dt>
        <dd class="long">{categoriesText(subscription)}</dd>
        <dt class="muted">Created</dt>
        <dd>
          <Instant at={createdAt} /> UTC
        </dd>
      </dl>
      <p class="row">
        <a href={hrefTo("events", null, { object: id })}>Events about this subscription</a>
      </p>
      <Secret subscription={id} />
      <ReceiverCheck subscription={id} />
    </>
  );
}
