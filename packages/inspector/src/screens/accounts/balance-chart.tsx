import { shortInstantText } from "@sandbank/view/words/instants";
import { useState } from "preact/hooks";
import { useSize } from "../../parts/use-size.ts";
import { areaPath, type Curve, nearestMoment, stepPath } from "./curve.ts";
import { type Moment, momentLabel } from "./moments.ts";
import { amountTicks, computeRange, labelCenter, placeTicks, RIGHT } from "./ticks.ts";

export interface BalanceChartProps {
  readonly curve: Curve;
  readonly moments: readonly Moment[];
  /** The moment at the cursor. */
  readonly index: number;
  readonly moveTo: (index: number) => void;
}

const TOP = 8;
const HEIGHT = 180;
const BOTTOM = TOP + HEIGHT;
/** The top of the marks of declines, below the axis. */
const RUG = BOTTOM + 24;
const RUG_HEIGHT = 10;

/** The step chart of both balances. It is as wide as its container. */
export function BalanceChart(props: BalanceChartProps) {
  const [width, setWidth] = useState(0);
  const frame = useSize<HTMLDivElement>(({ clientWidth }) => setWidth(Math.max(clientWidth, 200)));
  return (
    <div class="balance-chart" ref={frame}>
      {width > 0 && <Drawing {...props} width={width} />}
    </div>
  );
}

function Drawing({ curve, moments, index, moveTo, width }: BalanceChartProps & { readonly width: number }) {
  const range = computeRange(curve);
  const amounts = amountTicks(range, HEIGHT);
  // A digit is 8 pixels wide.
  const left = Math.max(72, ...amounts.map(({ label }) => label.length * 8 + 8));
  const right = width - RIGHT;
  const [begin, end] = [curve.x[0] as number, curve.x.at(-1) as number];
  const toX = (place: number) => Math.round(left + ((place - begin) / (end - begin)) * (right - left));
  const toY = (cents: number) => Math.round(BOTTOM - ((cents - range[0]) / (range[1] - range[0])) * HEIGHT);
  const x = curve.x.map(toX);
  const current = curve.current.map(toY);
  const available = curve.available.map(toY);
  const onPointerDown = ({ clientX, currentTarget }: PointerEvent & { readonly currentTarget: Element }) => {
    const share = (clientX - currentTarget.getBoundingClientRect().left) / (right - left);
    moveTo(nearestMoment(curve, begin + share * (end - begin)));
  };
  const moment = moments[index];
  return (
    <svg role="img" aria-label="Current and available balance over time">
      <g class="amounts">
        {amounts.map(({ value, label }) => (
          <g key={value}>
            <line x1={left} x2={right} y1={toY(value)} y2={toY(value)} />
            <text x={left - 5} y={toY(value) + 4}>
              {label}
            </text>
          </g>
        ))}
      </g>
      <g class="places">
        {placeTicks(curve, right - left).map((tick) => (
          <text key={tick.value} x={labelCenter(toX(tick.value), tick, width)} y={BOTTOM + 17}>
            {tick.label}
          </text>
        ))}
      </g>
      <path class="held" d={areaPath(x, current, available)} />
      <path class="line" d={stepPath(x, current)} />
      <path class="line available" d={stepPath(x, available)} />
      <path class="rug" d={drawRug(moments, (each) => toX(curve.places[each] as number))} />
      {moment !== undefined && (
        <Cursor moment={moment} x={toX(curve.places[index] as number)} center={(left + right) / 2} />
      )}
      <rect class="plot" x={left} y={TOP} width={right - left} height={HEIGHT} onPointerDown={onPointerDown} />
    </svg>
  );
}

/** Returns a mark below the axis for each decline. */
function drawRug(moments: readonly Moment[], xOf: (moment: number) => number): string {
  const columns = new Set(moments.flatMap(({ kind }, each) => (kind === "declined" ? [xOf(each)] : [])));
  return [...columns].map((x) => `M${x} ${RUG}v${RUG_HEIGHT}`).join("");
}

interface CursorProps {
  readonly moment: Moment;
  readonly x: number;
  /** Places the text on the side of the center. */
  readonly center: number;
}

function Cursor({ moment, x, center }: CursorProps) {
  const isRight = x > center;
  const textX = isRight ? x - 6 : x + 6;
  return (
    <g class={isRight ? "cursor before" : "cursor"}>
      <line x1={x} x2={x} y1={TOP} y2={moment.kind === "declined" ? RUG + RUG_HEIGHT : BOTTOM} />
      <text x={textX} y={TOP + 10}>
        {shortInstantText(moment.at)}
      </text>
      <text class={moment.kind === "declined" ? "bad" : "muted"} x={textX} y={TOP + 26}>
        {momentLabel(moment)}
      </text>
    </g>
  );
}
