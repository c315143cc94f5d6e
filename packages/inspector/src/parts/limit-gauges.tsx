import { capitalized } from "@sandbank/view/words/capitalized";
import type { AdminResult } from "sandbank/client";
import { useRead } from "../store/use-read.ts";
import { moneyText } from "../words/money.ts";
import { Show } from "./frames.tsx";
import { ObjectName, Tag } from "./values.tsx";

type LimitUse = Pick<
  AdminResult<"limit_use">["data"][number],
  "limitId" | "modelId" | "metric" | "interval" | "value" | "used"
>;

/** The active Limits of an Account, its Account Numbers and Cards, or of one of these, each with a gauge of its window. */
export function LimitGauges({ of }: { readonly of: string }) {
  const use = useRead("limit_use", { id: of });
  return (
    <Show read={use}>
      {({ data }) =>
        data.length === 0 ? (
          <p class="muted">No Limit is active.</p>
        ) : (
          <ul class="gauges">
            {data.map((limit) => (
              <li key={limit.limitId}>
                <Gauge limit={limit} of={of} />
              </li>
            ))}
          </ul>
        )
      }
    </Show>
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

/** The use of a Limit, named by the object of the Limit unless the page is `of` this object. */
export function Gauge({ limit, of }: { readonly limit: LimitUse; readonly of?: string }) {
  const { limitId, modelId, metric, interval, value, used } = limit;
  const amount = metric === "volume" ? moneyText : (count: number) => count.toLocaleString("en-US");
  const what = metric === "volume" ? "spent" : "debits";
  const window = WINDOWS[interval ?? ""];
  const name = window === undefined ? "each transaction" : `${what} ${window}`;
  const part = used === null ? 1 : value === 0 ? 1 : Math.min(1, used / value);
  const usedText = used === null ? "more than can be shown" : amount(used);
  const text = (
    <div class="gauge-text">
      <span>
        {modelId !== of && <ObjectName id={modelId} />}
        {modelId !== of && ", "}
        <ObjectName id={limitId}>{modelId === of ? capitalized(name) : name}</ObjectName>
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
