import UPlot from "uplot";
import "uplot/dist/uPlot.min.css";
import { shortDayOf, shortInstantText, timeOf } from "../../words/instants.ts";
import { moneyText } from "../../words/money.ts";
import { type Curve, nearestMoment } from "./curve.ts";
import { momentLabel } from "./moment-words.ts";
import type { Moment } from "./moments.ts";

export interface ChartContent {
  readonly curve: Curve;
  readonly moments: readonly Moment[];
  /** The moment at the cursor. */
  readonly index: number;
}

export interface Chart {
  update(content: ChartContent): void;
  /** Draws again, in the colours of now. */
  redraw(): void;
  remove(): void;
}

const HEIGHT = 220;
const DAY = 86_400;

/** Draws the chart into an element and keeps it as wide as the element. */
export function drawChart(frame: HTMLElement, first: ChartContent, onMove: (index: number) => void): Chart {
  let content = first;
  const probe = document.createElement("span");
  frame.append(probe);
  /** What a custom property is in the colour scheme of now. */
  const colour = (name: string) => {
    probe.style.color = `var(${name})`;
    return getComputedStyle(probe).color;
  };
  const axis: UPlot.Axis = {
    font: "12px sans-serif",
    stroke: () => colour("--muted"),
    ticks: { show: false },
    grid: { stroke: () => colour("--line"), width: 1 },
  };
  const series: UPlot.Series = {
    stroke: () => colour("--accent"),
    width: 2,
    paths: UPlot.paths.stepped?.({ align: 1 }) as UPlot.Series.PathBuilder,
    points: { show: false },
  };
  const options: UPlot.Options = {
    width: Math.max(frame.clientWidth, 200),
    height: HEIGHT,
    legend: { show: false },
    cursor: { show: false },
    tzDate: (time) => UPlot.tzDate(new Date(time * 1_000), "Etc/UTC"),
    padding: [8, 12, 0, 0],
    scales: {
      x: { time: first.curve.isTime },
      y: { range: (_, min, max) => rangeOf(min, max) },
    },
    axes: [
      {
        ...axis,
        size: 32,
        gap: 8,
        grid: { show: false },
        values: (_, splits, __, ___, step) => placeLabels(content.curve, splits, step),
      },
      { ...axis, size: 72, values: (_, splits) => splits.map(amountLabel) },
    ],
    series: [{}, series, { ...series, dash: [5, 4] }],
    bands: [{ series: [1, 2], fill: () => colour("--held-wash") }],
    hooks: { draw: [(plot) => drawMoments(plot, content, colour)] },
  };
  const plot = new UPlot(options, dataOf(content.curve), frame);

  plot.over.addEventListener("pointerdown", ({ clientX }) => {
    const left = clientX - plot.over.getBoundingClientRect().left;
    onMove(nearestMoment(content.curve, plot.posToVal(left, "x")));
  });
  const resizing = new ResizeObserver(() => {
    const width = Math.max(frame.clientWidth, 200);
    if (width !== plot.width) plot.setSize({ width, height: HEIGHT });
  });
  resizing.observe(frame);
  const isDark = matchMedia("(prefers-color-scheme: dark)");
  const redraw = () => plot.redraw(false, true);
  isDark.addEventListener("change", redraw);

  return {
    update(next) {
      const isMoved = next.curve !== content.curve;
      content = next;
      if (isMoved) plot.setData(dataOf(content.curve));
      else redraw();
    },
    redraw,
    remove() {
      isDark.removeEventListener("change", redraw);
      resizing.disconnect();
      plot.destroy();
      probe.remove();
    },
  };
}

function dataOf({ x, current, available }: Curve): UPlot.AlignedData {
  return [[...x], [...current], [...available]];
}

/** Zero is always visible, and the highest step is below the top. */
function rangeOf(min: number | null, max: number | null): [number, number] {
  const [low, high] = [Math.min(0, min ?? 0), Math.max(0, max ?? 0)];
  const margin = Math.max(100, (high - low) * 0.2);
  return [low < 0 ? low - margin : 0, high + margin];
}

function amountLabel(cents: number): string {
  return moneyText(Math.round(cents)).replace(/\.00$/, "");
}

function placeLabels({ isTime }: Curve, splits: readonly number[], step: number): string[] {
  if (!isTime) return splits.map((place) => (Number.isInteger(place) && place > 0 ? String(place) : ""));
  let day = "";
  let year = "";
  return splits.map((time) => {
    const at = new Date(time * 1_000).toISOString();
    if (step >= DAY) {
      const isSameYear = at.slice(0, 4) === year;
      year = at.slice(0, 4);
      return isSameYear ? shortDayOf(at) : `${shortDayOf(at)} ${year}`;
    }
    const isNewDay = shortDayOf(at) !== day;
    day = shortDayOf(at);
    const clock = step < 60 ? timeOf(at) : timeOf(at).slice(0, 5);
    return isNewDay ? `${day} ${clock}` : clock;
  });
}

/** The crosses of the declines, and the line of the cursor with its label. */
function drawMoments(plot: UPlot, { curve, moments, index }: ChartContent, colour: (name: string) => string): void {
  const { ctx, bbox } = plot;
  const xOf = (moment: number) => plot.valToPos(curve.places[moment] as number, "x", true);
  ctx.save();
  // The line of the available balance leaves its dashes set.
  ctx.setLineDash([]);
  ctx.lineWidth = 2 * UPlot.pxRatio;
  ctx.strokeStyle = colour("--bad");
  const size = 5 * UPlot.pxRatio;
  // Crosses that would cover each other are left out, other than the one at the cursor.
  let next = Number.NEGATIVE_INFINITY;
  for (const [each, { kind, available }] of moments.entries()) {
    const x = Math.round(xOf(each));
    if (kind !== "declined" || (x < next && each !== index)) continue;
    next = x + 2 * size;
    const y = Math.round(plot.valToPos(available, "y", true));
    ctx.beginPath();
    ctx.moveTo(x - size, y - size);
    ctx.lineTo(x + size, y + size);
    ctx.moveTo(x + size, y - size);
    ctx.lineTo(x - size, y + size);
    ctx.stroke();
  }
  const moment = moments[index];
  if (moment !== undefined) {
    const x = Math.round(xOf(index)) + 0.5;
    ctx.lineWidth = UPlot.pxRatio;
    ctx.strokeStyle = colour("--ink");
    ctx.beginPath();
    ctx.moveTo(x, bbox.top);
    ctx.lineTo(x, bbox.top + bbox.height);
    ctx.stroke();
    const isRight = x > bbox.left + bbox.width / 2;
    ctx.textAlign = isRight ? "right" : "left";
    ctx.textBaseline = "top";
    ctx.font = `${12 * UPlot.pxRatio}px sans-serif`;
    const gap = (isRight ? -6 : 6) * UPlot.pxRatio;
    ctx.fillStyle = colour("--ink");
    ctx.fillText(shortInstantText(moment.at), x + gap, bbox.top);
    ctx.fillStyle = colour(moment.kind === "declined" ? "--bad" : "--muted");
    ctx.fillText(momentLabel(moment), x + gap, bbox.top + 16 * UPlot.pxRatio);
  }
  ctx.restore();
}
