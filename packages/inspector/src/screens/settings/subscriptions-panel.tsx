import type { EventSubscription } from "@sandbank/contract";
import { useEffect, useState } from "preact/hooks";
import { IdLink } from "../../parts/id-link.tsx";
import { Panel } from "../../parts/panel.tsx";
import { toneOfState } from "../../parts/state-tone.ts";
import { Show } from "../../parts/states.tsx";
import { Tag } from "../../parts/tag.tsx";
import { usePages } from "../../store/use-pages.ts";
import { useRead } from "../../store/use-read.ts";
import { HiddenText } from "./hidden-text.tsx";

/** The Event Subscriptions of the bank, with the secrets that sign their webhooks. */
export function SubscriptionsPanel() {
  const { read, more, show } = usePages<EventSubscription>("/event_subscriptions?limit=20");
  useEffect(() => {
    if (read.state === "ready") show(read.data.rows);
  }, [read]);
  return (
    <Panel title="Event Subscriptions">
      <Show read={read}>
        {({ rows, hasMore }) => (
          <>
            {rows.length === 0 && (
              <p class="muted">
                This bank has no Event Subscription, so it sends no webhooks. Create one with POST /event_subscriptions,
                or run <code>sandbank listen</code>.
              </p>
            )}
            <ul class="rows">
              {rows.map(({ id, url, status }) => (
                <li key={id}>
                  <div class="row">
                    <IdLink id={id} />
                    <Tag tone={toneOfState(status)}>{status}</Tag>
                  </div>
                  <div class="break">{url}</div>
                  <SubscriptionSecret id={id} />
                </li>
              ))}
            </ul>
            {hasMore && (
              <div class="row">
                <button type="button" onClick={more}>
                  Show earlier ones
                </button>
              </div>
            )}
          </>
        )}
      </Show>
    </Panel>
  );
}

/** Reads the secret only when the user reveals it. */
function SubscriptionSecret({ id }: { readonly id: string }) {
  const [isAsked, setAsked] = useState(false);
  if (isAsked) return <AskedSecret id={id} />;
  return (
    <button type="button" class="small" aria-label={`Show the secret of ${id}`} onClick={() => setAsked(true)}>
      Show the secret
    </button>
  );
}

function AskedSecret({ id }: { readonly id: string }) {
  const secret = useRead("secret", { subscription: id });
  return <Show read={secret}>{(read) => <HiddenText label={`secret of ${id}`} text={read.secret} isShown />}</Show>;
}
