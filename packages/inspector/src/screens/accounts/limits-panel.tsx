import type { AdminResult } from "sandbank/client";
import { Panel, Show } from "../../parts/frames.tsx";
import { ObjectName, Tag } from "../../parts/values.tsx";
import { useRead } from "../../store/use-read.ts";
import { moneyText } from "../../words/money.ts";

type LimitUse = AdminResult<"limit_use">["data"][number];

/** The active Limits of the Account, its Account Numbers and Cards, each with a gauge of its window. */
export function LimitsPanel({ account }: { readonly account: string }) {
  const use = useRead("limit_use", { id: account });
  return (
    <Panel title="Limits">
      <Show read={use}>
        {({ data }) =>
          data.length === 0 ? (
            <p class="muted">No Limit is active on this Account, its Account Numbers or its Cards.</p>
          ) : (
            <ul class="gauges">
              {data.map((limit) => (
                <li key={limit.limitId}>
                  <Gauge limit={limit} />
                </li>
              ))}
            </ul>
          )
        }
      </Show>
    </Panel>
  );
}

const WINDOWS: Readonly<Record<string, string>> = {
  day: "a day",
  week: "a week",
  month: "a month",
  year: "a year",
  all_time: "in all",
};

/** The used part from which on a Limit counts as nearly used up. */
const NEARLY = 0.8;

function Gauge({ limit }: { readonly limit: LimitUse }) {
  const { limitId, modelId, metric, interval, value, used } = limit;
  const amount = metric === "volume" ? moneyText : (count: number) => count.toLocaleString("en-US");
  const what = metric === "volume" ? "" : "debits ";
  const window = WINDOWS[interval ?? ""];
  const part = used === null ? 1 : value === 0 ? 1 : Math.min(1, used / value);
  const usedText = used === null ? "more than can be shown" : amount(used);
  const text = (
    <div class="gauge-text">
      <span>
        {/^account_(?!number_)/.test(modelId) ? "Account" : <ObjectName id={modelId} />},{" "}
        <ObjectName id={limitId}>{window === undefined ? "each transaction" : `${what}${window}`}</ObjectName>
      </span>
      <span class="muted">
        {window === undefined ? "up to" : `${usedText} of`} {amount(value)}
      </span>
    </div>
  );
  if (window === undefined) return text;
  return (
    <>
      {text}
      {/* biome-ignore lint/a11y/useSemanticElements: browsers draw a meter element in colours and heights of their own. */}
      <div
        class={`gauge ${part >= 1 ? "bad" : part >= NEARLY ? "warn" : ""}`}
        role="meter"
        aria-label="Used of the Limit"
        aria-valuemin={0}
        aria-valuemax={value}
        aria-valuenow={Math.min(used ?? value, value)}
        aria-valuetext={`${usedText} of ${amount(value)}`}
      >
        <div class="gauge-bar" style={{ width: `${part * 100}%` }} />
      </div>
      {part >= NEARLY && (
        <Tag tone={part >= 1 ? "bad" : "warn"}>{part >= 1 ? "used up" : `${amount(value - (used ?? 0))} left`}</Tag>
      )}
    </>
  );
}
