import type { EventSubscription } from "@sandbank/contract";
import { shortId } from "@sandbank/view/words/ids";
import { useState } from "preact/hooks";
import { Button } from "../../parts/button.tsx";
import { CopiedCode } from "../../parts/copy-button.tsx";
import { Keys, Section, Show } from "../../parts/frames.tsx";
import { toneOfState } from "../../parts/state-tone.ts";
import { Instant, ObjectName, Tag } from "../../parts/values.tsx";
import { hrefTo, openDialog } from "../../router/router.ts";
import { requestTarget } from "../../store/request-target.ts";
import { isReadOnly } from "../../store/store.ts";
import { useRead } from "../../store/use-read.ts";
import { Failures } from "./failures.tsx";
import { categoriesText } from "./subscription-table.tsx";

/** Shows what an Event Subscription was sent and what failed, its secret, and how to check its receiver. */
export function SubscriptionDetail({ subscription }: { readonly subscription: EventSubscription }) {
  const { id, url, status, created_at: createdAt } = subscription;
  const { bank } = requestTarget();
  const change = { "f.event_subscription_id": id, "f.status": status === "active" ? "disabled" : "active" };
  const read = useRead("deliveries", { limit: 0, subscription: id });
  const failures = read.state === "ready" ? read.data.failures : [];
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
      <Section title="Deliveries">
        <div class="row">
          <a href={hrefTo("webhooks", null, { to: id })}>Events that it was sent</a>
          {status !== "deleted" && !isReadOnly.value && (
            <Button onClick={() => openDialog("act", "eventSubscriptions.update", change)}>
              {status === "active" ? "Disable…" : "Enable…"}
            </Button>
          )}
        </div>
        <Failures groups={failures} subscriptions={[subscription]} filter={{ subscription: id }} isOfOne />
      </Section>
      <Section title="Receiver">
        <Secret subscription={id} />
        <p>To replace the secret, or to send valid and forged deliveries and list what the receiver got wrong:</p>
        {["rotate-secret", "verify-receiver"].map((name) => (
          <p key={name}>
            <CopiedCode text={`sandbank ${name} ${id}${bank === "default" ? "" : ` --bank ${bank}`}`} what="command" />
          </p>
        ))}
      </Section>
    </>
  );
}

/** The secret of a subscription, hidden until the user reveals it. */
function Secret({ subscription }: { readonly subscription: string }) {
  const [isShown, setShown] = useState(false);
  return (
    <div class="row">
      <Button aria-expanded={isShown} onClick={() => setShown(!isShown)}>
        {isShown ? "Hide the secret" : "Show the secret"}
      </Button>
      {isShown && <ShownSecret subscription={subscription} />}
    </div>
  );
}

function ShownSecret({ subscription }: { readonly subscription: string }) {
  const read = useRead("secret", { subscription });
  return (
    <Show read={read}>
      {({ secret }) => (
        <span>
          <CopiedCode text={secret} what="secret" />
        </span>
      )}
    </Show>
  );
}
