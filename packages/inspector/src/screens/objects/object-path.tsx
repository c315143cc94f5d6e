import type { InboundCheckDeposit } from "@sandbank/contract";
import type { TracedEntry, WebhookAttempt } from "@sandbank/engine";
import { isId } from "@sandbank/view/words/ids";
import { aheadText } from "@sandbank/view/words/instants";
import { isOfBank } from "@sandbank/view/words/step-words";
import { deliveryState, deliveryStates, deliveryTones } from "../../parts/attempt-states.ts";
import { Section, Show } from "../../parts/frames.tsx";
import { toneOfState } from "../../parts/state-tone.ts";
import { Instant, ObjectName, Tag, type Tone } from "../../parts/values.tsx";
import { hrefTo } from "../../router/router.ts";
import { useEnough } from "../../store/use-pages.ts";
import { useApi, useRead } from "../../store/use-read.ts";
import { useSteps } from "../../store/use-steps.ts";
import { moneyText } from "../../words/money.ts";
import { nameComing, type Subject } from "../../words/step-name.ts";
import { createPath, type PathStep } from "./path.ts";

/** What happened to an object, with the money that moved, and what the clock will do. The latest step is marked. */
export function ObjectPath({ object }: { readonly object: Subject }) {
  const { read, more } = useSteps();
  const deposit = useDeposit(object);
  const due = useRead("clock.due", { limit: 1_000 });
  const clock = useRead("clock.get");
  const now = clock.state === "ready" ? clock.data.now : "";
  const jobs = due.state === "ready" ? due.data.data.filter((job) => job.object === object.id) : [];
  const path = read.state === "ready" ? createPath({ ...object, deposit }, read.data.rows) : [];
  useEnough({ rows: path, hasMore: read.state === "ready" && read.data.hasMore }, more);
  return (
    <Section title="What happened">
      <Show read={read}>
        {() => (
          <ol class="path">
            {path.map((step, index) => (
              <Step
                key={index}
                {...step}
                tone={toneOfState(step.word.replaceAll(" ", "_")) === "bad" ? "bad" : "ok"}
                isLatest={index === path.length - 1}
                own={object["account_id"]}
              />
            ))}
            {jobs.map(({ at, kind }) => (
              <Step key={kind} word={nameComing(kind)} at={at} entries={[]} tone="warn" note={aheadText(now, at)} />
            ))}
          </ol>
        )}
      </Show>
    </Section>
  );
}

/** When a check was deposited, which the deposit knows. */
function useDeposit({ approved_inbound_check_deposit_id: id }: Subject) {
  const read = useApi<InboundCheckDeposit>(typeof id === "string" ? `/inbound_check_deposits/${id}` : null);
  if (read.state !== "ready") return null;
  const { accepted_at, transaction_id } = read.data;
  return { deposited_at: accepted_at, transaction_id };
}

interface StepProps extends PathStep {
  /** `warn` for a step to come. */
  readonly tone: Tone;
  readonly isLatest?: boolean;
  /** The Account of the object. */
  readonly own?: unknown;
}

function Step({ word, at, number, note, decline, entries, attempts = [], tone, isLatest = false, own }: StepProps) {
  return (
    <li aria-current={isLatest ? "step" : undefined}>
      <span>
        <Tag tone={tone}>{word}</Tag>
      </span>
      <span>
        {number === undefined ? (
          <Instant at={at} />
        ) : (
          <a href={hrefTo("log", String(number))}>
            <Instant at={at} />
          </a>
        )}
        {note && (isId(decline) ? <ObjectName id={decline}>{note}</ObjectName> : <span class="muted">{note}</span>)}
        {entries.map((entry, index) => (
          <Moved key={index} entry={entry} own={own} />
        ))}
        <Webhooks attempts={attempts} />
      </span>
    </li>
  );
}

/** `webhook delivered`, or `webhook: 1 of 2 delivered, 1 retrying`, which opens the Event. */
function Webhooks({ attempts }: { readonly attempts: readonly WebhookAttempt[] }) {
  const [first] = attempts;
  if (first === undefined) return null;
  const receivers = [...Map.groupBy(attempts, ({ eventSubscriptionId }) => eventSubscriptionId).values()];
  const states = receivers.map(deliveryState);
  const counts = [...Map.groupBy(states, (state) => state)].map(([state, { length }], index) =>
    index === 0 ? `${length} of ${states.length} ${state}` : `${length} ${state}`,
  );
  const text = counts.length > 1 ? `: ${counts.join(", ")}` : ` ${states[0]}`;
  const worst = deliveryStates.find((state) => states.includes(state)) ?? "not sent";
  return (
    <ObjectName id={first.eventId}>
      <Tag tone={deliveryTones[worst]}>{`webhook${text}`}</Tag>
    </ObjectName>
  );
}

/** `+$500.00` or `held $500.00`, which opens the Transaction or Pending Transaction. */
function Moved({
  entry: { from, to, amount, reference },
  own,
}: Pick<StepProps, "own"> & { readonly entry: TracedEntry }) {
  const account = isOfBank(from) ? to : from;
  const verb = to === `${from}/held` ? "held " : from === `${to}/held` ? "released " : account === to ? "+" : "";
  return (
    <span>
      <ObjectName id={reference}>
        {verb}
        {moneyText(isOfBank(to) ? -amount : amount)}
      </ObjectName>
      {verb === "+" && to !== own && (
        <>
          {" "}
          to <ObjectName id={to} />
        </>
      )}
    </span>
  );
}
