import type { ComponentChildren } from "preact";
import { useId, useMemo } from "preact/hooks";
import { Button } from "../../parts/button.tsx";
import { moneyText } from "../../words/money.ts";
import { BalanceChart } from "./balance-chart.tsx";
import { computeCurve } from "./curve.ts";
import { type Balance, type Begin, type Moment, momentText } from "./moments.ts";

export interface BalanceFiguresProps {
  readonly balance: Balance;
  readonly begin: Begin;
  /** Chooses the span of the chart. */
  readonly children: ComponentChildren;
  readonly moments: readonly Moment[];
  /** The moment at the cursor. */
  readonly index: number;
  readonly moveTo: (index: number) => void;
}

/** The balances at the cursor, and the chart. The arrow keys move the cursor from moment to moment. */
export function BalanceFigures({ balance, begin, moments, index, moveTo, children }: BalanceFiguresProps) {
  const hint = useId();
  const moment = moments[index] as Moment;
  const curve = useMemo(() => computeCurve(balance, moments, begin), [balance, moments, begin.at]);
  // The latest balances can differ from those after the latest entry: a loan matures without an entry.
  const shown = index === moments.length - 1 ? balance : moment;
  const go = (target: number) => moveTo(Math.max(0, Math.min(moments.length - 1, target)));
  const onKeyDown = (event: KeyboardEvent) => {
    const targets: Readonly<Record<string, number>> = {
      ArrowLeft: index - 1,
      ArrowDown: index - 1,
      ArrowRight: index + 1,
      ArrowUp: index + 1,
      PageDown: index - 10,
      PageUp: index + 10,
      Home: 0,
      End: moments.length - 1,
    };
    const target = targets[event.key];
    if (target === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    go(target);
  };
  return (
    <section class="panel padded stack" aria-label="Balances over time">
      <div class="balance-figures">
        <Figure title={shown === moment ? "Then current" : "Current"} cents={shown.current} />
        <Figure title={shown === moment ? "Then available" : "Available"} cents={shown.available} />
        <ul class="legend" aria-label="Legend">
          <li class="current">current</li>
          <li class="available">available</li>
          <li class="held">held</li>
          {moments.some(({ kind }) => kind === "declined") && <li class="declined">declined</li>}
        </ul>
      </div>
      <div
        class="balance-slider"
        role="slider"
        tabIndex={0}
        aria-label="Cursor of the chart"
        aria-describedby={hint}
        aria-valuemin={1}
        aria-valuemax={moments.length}
        aria-valuenow={index + 1}
        aria-valuetext={momentText(moment)}
        onKeyDown={onKeyDown}
      >
        <BalanceChart curve={curve} moments={moments} index={index} moveTo={moveTo} />
      </div>
      <div class="row">
        {(["Previous", "Next"] as const).map((which) => {
          const target = which === "Next" ? index + 1 : index - 1;
          const isOff = moments[target] === undefined;
          return (
            <Button class="small" aria-label={`${which} entry`} disabled={isOff} onClick={() => go(target)}>
              {which === "Next" ? "→" : "←"}
            </Button>
          );
        })}
        {children}
        <span class="muted chart-hint" id={hint}>
          ← → moves the cursor; the same figures are in the table below.
          {!curve.isTime && " The entries are close together in time, so the chart spaces them evenly."}
        </span>
      </div>
    </section>
  );
}

function Figure({ title, cents }: { readonly title: string; readonly cents: number }) {
  return (
    <div>
      <div class="muted">{title}</div>
      <div class="figure">{moneyText(cents)}</div>
    </div>
  );
}
