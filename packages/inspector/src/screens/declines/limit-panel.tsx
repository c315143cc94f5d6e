import type { ReadableExplanation } from "@sandbank/engine";
import type { AdminResult } from "sandbank/client";
import { IdLink } from "../../parts/id-link.tsx";
import { Instant } from "../../parts/instant.tsx";
import { Panel } from "../../parts/panel.tsx";
import { useFixed } from "../../store/use-read.ts";
import { countOf } from "../../words/count.ts";
import { moneyText } from "../../words/money.ts";

type Use = NonNullable<ReadableExplanation["limit"]>;
type Debit = AdminResult<"limit_use">["data"][number]["debits"][number];

export interface LimitPanelProps {
  readonly use: Use;
  /** The number of journal entries after the decline; undefined while it is not known. */
  readonly entry: number | undefined;
}

const INTERVALS: Readonly<Record<string, string>> = {
  transaction: "in one transaction",
  day: "a day",
  week: "a week",
  month: "a month",
  year: "a year",
  all_time: "in all",
};

/** The Limit that decided: what it allows, how much was used, and by which debits. */
export function LimitPanel({ use, entry }: LimitPanelProps) {
  const { limitId, modelId, metric, interval, value, used, requested, remaining, window } = use;
  const amount = metric === "volume" ? moneyText : (count: number) => countOf(count, "debit");
  const isAlone = interval === "transaction";
  return (
    <Panel title="The Limit that decided">
      <p>
        <IdLink id={modelId} /> may {metric === "volume" ? "spend" : "make"}{" "}
        <strong>
          {amount(value)} {INTERVALS[interval ?? ""] ?? interval}
        </strong>{" "}
        by <IdLink id={limitId} />.{" "}
        {isAlone ? (
          <>{amount(requested)} was requested.</>
        ) : (
          <>
            {used === null ? "More than can be counted" : amount(used)} {verb(metric, used)} used, so{" "}
            <strong>{remaining === null ? "nothing" : amount(remaining)} remained</strong>, and {amount(requested)}{" "}
            {verb(metric, requested)} requested.
          </>
        )}
      </p>
      {!isAlone && (
        <>
          <Gauge value={value} used={used ?? value} amount={amount} />
          {window.after !== null && (
            <p class="muted">
              Debits after <Instant at={window.after} /> UTC counted.
            </p>
          )}
          <Filled limit={limitId} entry={entry} />
        </>
      )}
    </Panel>
  );
}

function verb(metric: Use["metric"], count: number | null): string {
  return metric === "count" && count !== 1 ? "were" : "was";
}

interface GaugeProps {
  readonly value: number;
  readonly used: number;
  readonly amount: (count: number) => string;
}

/** The used part of a Limit, and the rest, into which the request did not fit. The sentence above says the same. */
function Gauge({ value, used, amount }: GaugeProps) {
  const part = value === 0 ? 1 : Math.min(1, used / value);
  return (
    <div aria-hidden="true">
      <div class="limit-gauge">
        <div class="used" style={{ width: `${part * 100}%` }} />
        <div class="rest" />
      </div>
      <div class="limit-scale muted">
        <span>{amount(0)}</span>
        <span>{amount(used)} used</span>
        <span>{amount(value)}</span>
      </div>
    </div>
  );
}

const MOST_DEBITS = 20;

/** The debits that counted just before the decline, the latest first. */
function Filled({ limit, entry }: { readonly limit: string; readonly entry: number | undefined }) {
  const at = String((entry ?? 1) - 1);
  const read = useFixed(entry === undefined ? null : `limit use ${limit} ${at}`, (from) =>
    from.admin("limit_use", { id: limit, at }),
  );
  if (read.state === "loading") return null;
  if (read.state === "failed") return <p class="problem">{read.error.message}</p>;
  const debits = read.data.data[0]?.debits ?? [];
  const shown = debits.toReversed().slice(0, MOST_DEBITS);
  return (
    <>
      <h3>What used it</h3>
      {debits.length === 0 ? (
        <p>No debit: the request alone is larger than the Limit.</p>
      ) : (
        <ul>
          {shown.map((debit) => (
            <li key={debit.id}>
              <DebitText debit={debit} />
            </li>
          ))}
          {debits.length > shown.length && (
            <li class="muted">and {countOf(debits.length - shown.length, "earlier debit")}</li>
          )}
        </ul>
      )}
    </>
  );
}

function DebitText({ debit: { id, at, volume } }: { readonly debit: Debit }) {
  return (
    <>
      {moneyText(volume)}, <Instant at={at} />, <IdLink id={id} />
    </>
  );
}
