import type { EventSubscription } from "@sandbank/contract";
import { formatShortDay } from "@sandbank/view/words/instants";
import type { AdminParams, AdminResult } from "sandbank/client";
import { NarrowFolded } from "../../parts/frames.tsx";
import { hrefTo, route } from "../../router/router.ts";
import { formatCount } from "../../words/count.ts";
import { shortUrlText, urlText } from "../../words/url-text.ts";
import { CountTag } from "./delivery-tag.tsx";
import { Resend } from "./resend.tsx";

type Group = AdminResult<"deliveries">["failures"][number];

interface FailuresProps {
  readonly groups: readonly Group[];
  readonly subscriptions: readonly EventSubscription[];
  /** Selects what a resend sends; null for nothing. */
  readonly filter: AdminParams<"replay_missing"> | null;
  /** Whether all are of one subscription, which is named elsewhere. */
  readonly isOfOne?: boolean;
}

/**
 * The failing deliveries by receiver and cause, and a button that sends again those that the bank gave up. A
 * subscription that is not active gets none.
 */
export function Failures({ groups, subscriptions, filter, isOfOne = false }: FailuresProps) {
  const isSent = ({ subscription, cause }: Group) =>
    filter !== null &&
    (filter.subscription ?? subscription) === subscription &&
    (filter.cause ?? cause) === cause &&
    subscriptions.some(({ id, status }) => id === subscription && status === "active");
  const count = groups.filter(isSent).reduce((sum, group) => sum + countGivenUp(group), 0);
  const list = groups.length > 0 && (
    <ul class="row" aria-label="Failing deliveries by receiver and cause">
      {groups.map((group) => (
        <li key={`${group.subscription} ${group.cause}`}>
          <GroupLink group={group} url={subscriptions.find(({ id }) => id === group.subscription && !isOfOne)?.url} />
        </li>
      ))}
    </ul>
  );
  const folded = list && <NarrowFolded title={`Failing: ${formatCount(groups.length, "cause")}`}>{list}</NarrowFolded>;
  return (
    <div class="row failures">
      <Resend
        name="replay_missing"
        params={{ state: "failed", ...filter }}
        count={count}
        before={isOfOne ? list : folded}
      >
        {count === 0 ? null : `Resend ${formatCount(count, "delivery", "deliveries")}`}
      </Resend>
    </div>
  );
}

/** Filters the Events by a group; pressed again, it shows all. */
function GroupLink({ group, url }: { readonly group: Group; readonly url: string | undefined }) {
  const { subscription, cause, retrying, first } = group;
  const { category = "", object = "", cause: shown, to } = route.value.params;
  const isShown = cause === shown && subscription === to;
  const filter = isShown ? {} : { to: subscription, cause };
  return (
    <a
      class="button"
      href={hrefTo("webhooks", null, { category, object, ...filter })}
      aria-current={isShown}
      title={url && urlText(url)}
    >
      <strong>{cause}</strong>
      {url !== undefined && ` at ${shortUrlText(url)}`} <CountTag state="gave up" count={countGivenUp(group)} />{" "}
      <CountTag state="retrying" count={retrying} /> <span class="muted">first {formatShortDay(first)}</span>
    </a>
  );
}

function countGivenUp({ count, retrying }: Group): number {
  return count - retrying;
}
