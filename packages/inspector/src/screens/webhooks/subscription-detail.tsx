import type { EventSubscription } from "@sandbank/contract";
import { shortId } from "@sandbank/view/words/ids";
import { Keys } from "../../parts/frames.tsx";
import { toneOfState } from "../../parts/state-tone.ts";
import { Instant, ObjectName, Tag } from "../../parts/values.tsx";
import { hrefTo } from "../../router/router.ts";
import { categoriesText } from "./categories-text.ts";
import { ReceiverCheck } from "./receiver-check.tsx";
import { Secret } from "./secret.tsx";

/** Shows the secret of an Event Subscription, and checks how its receiver verifies webhooks. */
export function SubscriptionDetail({ subscription }: { readonly subscription: EventSubscription }) {
  const { id, url, status, created_at: createdAt } = subscription;
  return (
    <>
      <Keys
        of={{
          Id: (
            <ObjectName id={id} copy>
              <span class="mono">{shortId(id)}</span>
            </ObjectName>
          ),
          URL: url,
          Status: <Tag tone={toneOfState(status)}>{status}</Tag>,
          Receives: categoriesText(subscription),
          Created: (
            <>
              <Instant at={createdAt} /> UTC
            </>
          ),
        }}
      />
      <p class="row">
        <a href={hrefTo("webhooks", null, { object: id })}>Events about this subscription</a>
      </p>
      <Secret subscription={id} />
      <ReceiverCheck subscription={id} />
    </>
  );
}
