import { dollars } from "@sandbank/contract/private/dollars";
import { hatch, printSvg, round, textAt } from "./svg.ts";

/** An amount in cents at an instant in milliseconds. It holds until the next sample. */
export interface Sample {
  readonly at: number;
  readonly value: number;
}

/** A line of the chart. Lines differ in their width or dashes, not only in colour. */
interface Series {
  readonly name: string;
  readonly look: "wide" | "fine" | "dashed";
  readonly samples: readonly Sample[];
  /** Draws nothing while the value is zero. */
  readonly omitsZero?: boolean;
}

/** A numbered event: a circle on the first series that has the number of the event, and a line of text below the chart. */
export interface Mark {
  readonly at: number;
  readonly text: string;
}

/** A chart of amounts that change in steps over some days. */
export interface StepChart {
  readonly title: string;
  readonly from: number;
  readonly until: number;
  /** From top to bottom in the drawing order: the last one is on top. */
  readonly series: readonly Series[];
  /** The name of the area between the first two series. Without a name the area is not filled. */
  readonly between?: string;
  /** The name of the series on which the marks are. */
  readonly markedSeries: string;
  readonly marks: readonly Mark[];
}

const DAY_MS = 24 * 60 * 60 * 1000;
const WIDTH = 480;
const PLOT = { left: 58, right: WIDTH - 18, top: 56, bottom: 256 };
const LINE_HEIGHT = 24;
/** The approximate width of a character of 14 pixels. */
const CHARACTER_WIDTH = 7.2;
/** Distances between grid lines, in cents. The smallest one with at most five lines is used. */
const VALUE_STEPS = [10_00, 20_00, 25_00, 50_00, 100_00, 200_00, 500_00];

const style = `
.series { fill: none; stroke-linejoin: round; }
.wide { stroke: var(--strong); stroke-width: 5; opacity: .55; }
.fine { stroke: var(--fine); stroke-width: 2.5; }
.dashed { stroke: var(--alert); stroke-width: 2.5; stroke-dasharray: 7 4; }
.between { fill: url(#hatch); }
.mark circle { fill: var(--page); stroke: var(--ink); stroke-width: 1.5; }
.mark text { font-size: 13px; font-weight: 600; text-anchor: middle; }
`;

export function drawStepChart(chart: StepChart): string {
  const { title, series, marks } = chart;
  const scales = scalesOf(chart);
  const height = PLOT.bottom + 44 + marks.length * LINE_HEIGHT + 6;
  const body = [
    hatch,
    ...drawLegend(chart),
    ...drawGrid(chart, scales),
    ...drawBetween(chart, scales),
    ...series.map((one) => `<path class="series ${one.look}" d="${stepsOf(one, chart, scales)}"/>`),
    ...marks.map((mark, index) => drawMark(mark, index + 1, chart, scales)),
    ...marks.flatMap((mark, index) => drawCaption(mark, index + 1)),
  ];
  return printSvg({ title, description: describe(chart), width: WIDTH, height, body }, style);
}

function describe({ from, until, series, marks }: StepChart): string {
  const names = series.map(({ name }) => name).join(" and ");
  const events = marks.map(({ at, text }) => ` ${dayOf(at)}: ${text}.`).join("");
  return `${names} from ${dayOf(from)} to ${dayOf(until)}.${events}`;
}

/** The value of a series at an instant. */
function valueAt(samples: readonly Sample[], at: number): number {
  return samples.findLast((sample) => sample.at <= at)?.value ?? 0;
}

interface Scales {
  readonly x: (at: number) => number;
  readonly y: (value: number) => number;
  readonly values: readonly number[];
}

function scalesOf({ from, until, series }: StepChart): Scales {
  const all = series.flatMap(({ samples }) => samples.map(({ value }) => value));
  const [low, high] = [Math.min(0, ...all), Math.max(0, ...all)];
  const step = VALUE_STEPS.find((size) => (high - low) / size <= 5) ?? high - low;
  const [bottom, top] = [Math.floor(low / step) * step, Math.ceil((high + 1) / step) * step];
  return {
    x: (at) => PLOT.left + ((at - from) / (until - from)) * (PLOT.right - PLOT.left),
    y: (value) => PLOT.bottom - ((value - bottom) / (top - bottom)) * (PLOT.bottom - PLOT.top),
    values: Array.from({ length: Math.round((top - bottom) / step) + 1 }, (_, index) => bottom + index * step),
  };
}

function drawLegend({ series, between }: StepChart): string[] {
  const entries = [
    ...series.map(({ name, look }) => ({
      name,
      swatch: (x: number) => `<path class="series ${look}" d="M${round(x)} 27h24"/>`,
    })),
    ...(between === undefined
      ? []
      : [
          {
            name: between,
            swatch: (x: number) => `<rect class="between" x="${round(x)}" y="18" width="24" height="18"/>`,
          },
        ]),
  ];
  let x = 18;
  return entries.flatMap(({ name, swatch }) => {
    const left = x;
    x += 32 + name.length * CHARACTER_WIDTH + 16;
    return [swatch(left), textAt(left + 32, 32, name)];
  });
}

function drawGrid({ from, until }: StepChart, { x, y, values }: Scales): string[] {
  const days = Math.round((until - from) / DAY_MS);
  const everyDays = days <= 10 ? 2 : days <= 21 ? 4 : 7;
  const instants = Array.from(
    { length: Math.floor(days / everyDays) + 1 },
    (_, index) => from + index * everyDays * DAY_MS,
  );
  return [
    ...values.flatMap((value) => [
      `<path class="${value === 0 ? "axis" : "grid"}" d="M${PLOT.left} ${round(y(value))}H${PLOT.right}"/>`,
      textAt(PLOT.left - 8, y(value) + 5, dollars(value).replace("-", "−").replace(/\.00$/, ""), "muted end"),
    ]),
    ...instants.flatMap((at) => [
      `<path class="grid" d="M${round(x(at))} ${PLOT.bottom}v5"/>`,
      textAt(
        x(at),
        PLOT.bottom + 22,
        dayOf(at),
        `muted ${at === from ? "" : at === until ? "end" : "middle"}`.trimEnd(),
      ),
    ]),
  ];
}

function drawBetween({ series: [one, other], between, until }: StepChart, scales: Scales): string[] {
  if (between === undefined || one === undefined || other === undefined) return [];
  const instants = [...new Set([...one.samples, ...other.samples].map(({ at }) => at))].toSorted((a, b) => a - b);
  return instants.flatMap((at, index) => {
    const [upper, lower] = [valueAt(one.samples, at), valueAt(other.samples, at)];
    if (upper === lower) return [];
    const [left, right] = [scales.x(at), scales.x(instants[index + 1] ?? until)];
    const [top, bottom] = [scales.y(Math.max(upper, lower)), scales.y(Math.min(upper, lower))];
    return `<rect class="between" x="${round(left)}" y="${round(top)}" width="${round(right - left)}" height="${round(bottom - top)}"/>`;
  });
}

/** A path that goes right to each change, then up or down to the new value. */
function stepsOf({ samples, omitsZero = false }: Series, { until }: StepChart, { x, y }: Scales): string {
  return samples
    .map(({ at, value }, index) => {
      const [right, height] = [x(samples[index + 1]?.at ?? until), y(value)];
      const previous = samples[index - 1]?.value ?? value;
      const isDrawn = !omitsZero || value !== 0 || previous !== 0;
      const start = index === 0 || (omitsZero && previous === 0) ? `M${round(x(at))} ${round(y(previous))}` : "";
      const end = omitsZero && value === 0 ? "" : `H${round(right)}`;
      return isDrawn ? `${start}V${round(height)}${end}` : "";
    })
    .join("");
}

function drawMark({ at }: Mark, number: number, { series, markedSeries }: StepChart, { x, y }: Scales): string {
  const samples = series.find(({ name }) => name === markedSeries)?.samples ?? [];
  return circle(x(at), y(valueAt(samples, at)), number);
}

function drawCaption({ at, text }: Mark, number: number): string[] {
  const y = PLOT.bottom + 34 + number * LINE_HEIGHT;
  return [circle(28, y - 5, number), textAt(46, y, dayOf(at), "muted"), textAt(100, y, text)];
}

function circle(x: number, y: number, number: number): string {
  return `<g class="mark"><circle cx="${round(x)}" cy="${round(y)}" r="9.5"/>${textAt(x, y + 4.5, String(number))}</g>`;
}

function dayOf(at: number): string {
  return new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" }).format(at);
}
