import { toTimestamp, YEAR_0, YEAR_9999_END } from "./time.ts";

/** An instant in the forms that callers may use: ISO 8601 with a zone, or a `Date`. */
export type Instant = string | Date;

/** The form of an instant in a request: any offset, optional seconds and fraction (D-12). */
const FORM =
  /^(\d{4}-\d\d-\d\d)T((?:[01]\d|2[0-3]):[0-5]\d)(?::([0-5]\d)(?:\.(\d+))?)?(Z|[+-](?:[01]\d|2[0-3])(?::?[0-5]\d)?)$/;

const LOST_SIGN = /T[\d:.]+ \d\d(:?\d\d)?$/;

interface ExactTime {
  /** Milliseconds since 1970, rounded down. */
  readonly floor: number;
  /** The digits below the millisecond, without zeros at the end. */
  readonly rest: string;
}

function exactTime(text: string): ExactTime | undefined {
  const [, day, minute, second = "00", fraction = "", offset] = FORM.exec(text) ?? [];
  if (day === undefined || offset === undefined || !dayExists(day)) return undefined;
  const local = Date.parse(`${day}T${minute}:${second}.${fraction.slice(0, 3).padEnd(3, "0")}Z`);
  return { floor: local - parseOffset(offset), rest: withoutZerosAtEnd(fraction.slice(3)) };
}

/** A loop, because `/0+$/` takes quadratic time if another digit follows many zeros. */
function withoutZerosAtEnd(digits: string): string {
  let end = digits.length;
  while (digits[end - 1] === "0") end -= 1;
  return digits.slice(0, end);
}

function parseOffset(offset: string): number {
  if (offset === "Z") return 0;
  const minutes = Number(offset.slice(1, 3)) * 60 + Number(offset.slice(3).replace(":", ""));
  return (offset.startsWith("-") ? -minutes : minutes) * 60_000;
}

const DAYS_IN_MONTH = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Whether a day in the form `YYYY-MM-DD` exists in the calendar. */
function dayExists(day: string): boolean {
  const [month, date] = [Number(day.slice(5, 7)), Number(day.slice(8))];
  if (month === 2 && date === 29) return isLeapYear(Number(day.slice(0, 4)));
  return date >= 1 && date <= (DAYS_IN_MONTH[month - 1] ?? 0);
}

function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

/** Milliseconds since 1970, rounded down; NaN if the text has no zone or names a day such as February 30. */
export function toTime(instant: Instant): number {
  return isDate(instant) ? instant.getTime() : (exactTime(instant)?.floor ?? Number.NaN);
}

/** The first millisecond since 1970 that is not before the instant. */
export function timeNotBefore(instant: string): number {
  const { floor, rest } = exactTime(instant) ?? { floor: Number.NaN, rest: "" };
  return rest === "" ? floor : floor + 1;
}

/** The same instant in UTC with milliseconds, or the nearest one within the years of four digits. */
export function normalizeTimestamp(instant: string): string {
  return toTimestamp(Math.max(toTime(instant), YEAR_0));
}

/** Like `normalizeTimestamp`, but with all digits below the millisecond, so that equal instants have equal texts. */
export function normalizeExactly(instant: string): string {
  return normalizeTimestamp(instant).replace("Z", `${exactTime(instant)?.rest ?? ""}Z`);
}

/** The problem of an instant in a request, as the end of a sentence; undefined if it is valid. */
export function instantProblem(text: string): string | undefined {
  if (FORM.test(text)) return dayProblem(text.slice(0, 10));
  if (LOST_SIGN.test(text)) return "has a space before its offset: in a URL, write the `+` of an offset as `%2B`";
  return "must be an ISO 8601 instant with a zone, such as 2026-01-01T00:00:00Z";
}

/** Why a clock cannot stand at this instant, and what to do, as the end of a sentence; undefined if it can. */
export function clockProblem(instant: Instant | number): string | undefined {
  const withZone = typeof instant === "string" ? instantWithZone(instant) : undefined;
  const missing = typeof instant === "string" && missingDay(withZone ?? instant);
  if (missing) return `it ${missing}. Pass a day that exists.`;
  if (withZone !== undefined) return `it has no time zone. Write "${withZone}".`;
  const time = typeof instant === "string" ? Date.parse(instant) : Number(instant);
  if (time > YEAR_9999_END) return "the clock ends with the year 9999. Pass an earlier instant.";
  const isInstant = typeof instant === "string" ? FORM.test(instant) : !Number.isNaN(time);
  return isInstant ? undefined : 'it is not an instant. Pass ISO 8601 with a zone, such as "2026-02-01T00:00:00Z".';
}

/** Returns the value of a caller as an instant: a `Date`, or text. Callers in JavaScript can pass any value. */
export function givenInstant(value: unknown): Instant {
  return isDate(value) ? value : String(value);
}

/** Accepts a `Date` of any realm: test environments have a class of their own. */
function isDate(value: unknown): value is Date {
  return Object.prototype.toString.call(value) === "[object Date]";
}

/** The instant as error messages show it. */
export function textOfInstant(instant: Instant | number): string {
  if (typeof instant === "string") return instant;
  const date = new Date(instant);
  return Number.isNaN(date.getTime()) ? String(instant) : date.toISOString();
}

/** The instant in UTC if the text lacks only a zone, or a time and a zone. */
function instantWithZone(text: string): string | undefined {
  const complete = /^\d{4}-\d\d-\d\d$/.test(text) ? `${text}T00:00:00Z` : `${text}Z`;
  return FORM.test(complete) ? complete : undefined;
}

function missingDay(instant: string): string | undefined {
  return FORM.test(instant) ? dayProblem(instant.slice(0, 10)) : undefined;
}

/** The counterpart of `instantProblem` for a day. */
export function dateProblem(text: string): string | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return "must be a date, such as 2026-01-31";
  return dayProblem(text);
}

function dayProblem(day: string): string | undefined {
  return dayExists(day) ? undefined : `names a day that does not exist: ${day}`;
}
