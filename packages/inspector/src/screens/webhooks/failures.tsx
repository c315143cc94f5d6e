import type { EventSubscription } from "@sandbank/contract";
import { formatShortDay } from "@sandbank/view/words/instants";
import type { AdminResult } from "sandbank/client";
import { NarrowFolded } from "../../parts/frames.tsx";
import { Tag } from "../../parts/values.tsx";
import { hrefTo, route } from "../../router/router.ts";
import { shortUrlText, urlText } from "../../words/url-text.ts";

type Group = AdminResult<"deliveries">["failures"][number];

interface FailuresProps {
  readonly groups: readonly Group[];
  /** Those whose URLs are named. */
  readonly subscriptions: readonly EventSubscription[];
  /** Whether they are folded in a narrow window. */
  readonly isFolded?: boolean;
}

/** The failed deliveries by receiver and cause. A click on a group filters the Events by it; another click shows all. */
export function Failures({ groups, subscriptions, isFolded = false }: FailuresProps) {
  if (groups.length === 0) return null;
  const { category = "", object = "", cause: shown, to } = route.value.params;
  const list = (
    <ul class="row failures" aria-label="Failed deliveries by receiver and cause">
      <li>
        <Tag tone="bad">failed deliveries</Tag>
      </li>
      {groups.map(({ subscription, cause, count, first }) => {
        const url = subscriptions.find(({ id }) => id === subscription)?.url;
        const isShown = cause === shown && subscription === to;
        const filter = isShown ? {} : { delivery: "failed", to: subscription, cause };
        return (
          <li key={`${subscription} ${cause}`}>
            <a
              class="button"
              href={hrefTo("webhooks", null, { category, object, ...filter })}
              aria-current={isShown}
              title={url && urlText(url)}
            >
              <strong>
                {count.toLocaleString("en-US")} × {cause}
              </strong>
              {url !== undefined && ` at ${shortUrlText(url)}`}, first {formatShortDay(first)}
            </a>
          </li>
        );
      })}
    </ul>
  );
  return isFolded ? <NarrowFolded title={`Failed, by cause: ${groups.length}`}>{list}</NarrowFolded> : list;
}
