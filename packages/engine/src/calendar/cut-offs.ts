import { sameDayWindows } from "./ach-dates.ts";
import type { Zone } from "./local-time.ts";
import { CLOSE } from "./shipping-time.ts";
import { CLOSES } from "./wire-cycles.ts";

/** A time of each business day until which work counts for that day. */
interface CutOff {
  readonly name: string;
  readonly zone: Zone;
  /** Such as `16:45`. */
  readonly time: `${number}:${number}`;
}

/** The cut-offs of the networks and of the printer. */
export const cutOffs: readonly CutOff[] = [
  ...sameDayWindows.map(({ until }) => ({ name: "same-day ACH", zone: "new_york" as const, time: until })),
  { name: "wires", zone: "new_york", time: CLOSES },
  { name: "printer", zone: "pacific", time: CLOSE },
];
