const DAYS = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"] as const;
const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"] as const;

/** `Thu 1 Jan 2026`, in UTC. */
export function formatDay(instant: string): string {
  const date = new Date(instant);
  return `${DAYS[date.getUTCDay()]} ${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}

/** `1 Jan`, in UTC. */
export function formatShortDay(instant: string): string {
  const date = new Date(instant);
  return `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]}`;
}

/** `00:06:40`, in UTC. */
export function formatTime(instant: string): string {
  return new Date(instant).toISOString().slice(11, 19);
}

/** `1 Jan, 00:06:40`, in UTC, and `1 Jan 2025, 00:06:40` for an instant of another year than the given one. */
export function shortInstantText(instant: string, year: string = instant.slice(0, 4)): string {
  const shownYear = instant.startsWith(year) ? "" : ` ${instant.slice(0, 4)}`;
  return `${formatShortDay(instant)}${shownYear}, ${formatTime(instant)}`;
}

/** `Thu 1 Jan 2026, 00:06:40`, in UTC. */
export function instantText(instant: string): string {
  return `${formatDay(instant)}, ${formatTime(instant)}`;
}

const UNITS = [
  ["d", 86_400_000],
  ["h", 3_600_000],
  ["min", 60_000],
  ["s", 1_000],
] as const;

/** Returns the two largest units of a span, to the nearest second, such as `6 d 23 h`; `now` for less than a second. */
export function spanText(milliseconds: number): string {
  let left = milliseconds < 1_000 ? 0 : Math.round(milliseconds / 1_000) * 1_000;
  const parts: string[] = [];
  for (const [unit, length] of UNITS) {
    const count = Math.floor(left / length);
    left -= count * length;
    if (count > 0) parts.push(`${count} ${unit}`);
    else if (parts.length > 0) break;
    if (parts.length === 2) break;
  }
  return parts.length === 0 ? "now" : parts.join(" ");
}

/** How the clock of a bank came from one instant to another. */
interface Passage {
  readonly at: string;
  readonly to: string;
  /** How much of it callers asked for, in milliseconds. Absent in a log of an earlier version: all of it. */
  readonly movedMs?: number;
}

/** `+1 d` for a move of the clock, `+3 h by itself` for time that passed, and `+1 d and 3 h by itself` for both. */
function passageText({ at, to, movedMs }: Passage): string {
  const all = Date.parse(to) - Date.parse(at);
  const moved = movedMs ?? all;
  if (moved === 0) return `+${exactSpan(all)} by itself`;
  // The seconds between two moves of days are of no interest.
  const passed = all - moved;
  if (passed < Math.max(1_000, moved / 100)) return `+${exactSpan(moved)}`;
  return `+${exactSpan(moved)} and ${exactSpan(passed)} by itself`;
}

/** How far the clock of a bank came, and to where: `+32 d to 5 Mar, 05:00:00`, `+32 d to 1 Jan 2027, 05:00:00`. */
export function moveText(passage: Passage): string {
  const { at, to } = passage;
  const year = at.startsWith(to.slice(0, 4)) ? "" : ` ${to.slice(0, 4)}`;
  const day = formatDay(at) === formatDay(to) ? "" : `${formatShortDay(to)}${year}, `;
  return `${passageText(passage)} to ${day}${formatTime(to)}`;
}

/** As `spanText`, with milliseconds for less than a second. */
export function exactSpan(milliseconds: number): string {
  return milliseconds < 1_000 ? `${milliseconds} ms` : spanText(milliseconds);
}

/** Returns the time between two instants, such as `6 d 23 h`. */
export function spanBetween(from: string, to: string): string {
  return spanText(Math.max(0, Date.parse(to) - Date.parse(from)));
}

/** `in 6 d 23 h`: how far ahead an instant is; `now` for less than a second. */
export function aheadText(now: string, at: string): string {
  const span = spanBetween(now, at);
  return span === "now" ? span : `in ${span}`;
}
