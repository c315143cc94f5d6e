import { onlyKnown } from "../bank/known-options.ts";
import { fingerprint } from "../ports/random.ts";
import type { World } from "../state/world.ts";
import type { AttemptPlace } from "./attempt-view.ts";
import type { AttemptOrigin } from "./delivery.ts";
import type { WebhookWeather } from "./webhook-weather.ts";

const MISHAPS = [
  "duplicated",
  "reordered",
  "delayed",
  "tampered",
  "mistimed",
  "unsigned",
] as const satisfies readonly (keyof WebhookWeather)[];

const COPIES = ["duplicated", "tampered", "mistimed", "unsigned"] as const satisfies readonly AttemptOrigin[];

/** Sets the weather; null is fair weather. Throws a `TypeError` for a mishap that does not exist, or no chance. */
export function setWeather({ state }: World, weather: WebhookWeather | null): void {
  const failure = "Failed to set the weather";
  const chances = onlyKnown(failure, weather ?? {}, MISHAPS);
  for (const [mishap, chance] of Object.entries(chances)) {
    if (typeof chance === "number" && chance >= 0 && chance <= 1) continue;
    throw new TypeError(
      `[sandbank] ${failure}: ${mishap} is ${String(chance)}. Give a chance, from 0 (never) to 1 (always).`,
    );
  }
  state.weather = { ...chances };
}

/** The copies that go out beside an attempt. */
export function copiesOf(world: World, attempt: AttemptPlace): readonly (typeof COPIES)[number][] {
  return COPIES.filter((copy) => happens(world, attempt, copy));
}

const OVERTAKEN_BY = 8;

/** How many places an attempt falls back in its instant. */
export function fallBackOf(world: World, attempt: AttemptPlace): number {
  // Half a place, so that it comes after the last that overtakes it.
  return happens(world, attempt, "reordered") ? 1.5 + upTo(OVERTAKEN_BY, attempt, "places") : 0;
}

const LONGEST_DELAY_MS = 240_000;

/** How much later an attempt is sent, in milliseconds. */
export function delayOf(world: World, attempt: AttemptPlace): number {
  return happens(world, attempt, "delayed") ? 1 + upTo(LONGEST_DELAY_MS, attempt, "delay") : 0;
}

const OUT_OF_WINDOW_SECONDS = 360;
const FURTHER_SECONDS = 3_600;

/** How wrong the timestamp of a mistimed copy is, in seconds: outside the window of 5 minutes. */
export function mistimingOf(attempt: AttemptPlace): number {
  const seconds = OUT_OF_WINDOW_SECONDS + upTo(FURTHER_SECONDS, attempt, "seconds");
  return upTo(2, attempt, "ahead") === 0 ? seconds : -seconds;
}

function happens({ state }: World, attempt: AttemptPlace, mishap: keyof WebhookWeather): boolean {
  const chance = state.weather[mishap] ?? 0;
  return upTo(1_000_000, attempt, mishap) < chance * 1_000_000;
}

/** 0 to `end` - 1. By the attempt itself, whose id is of the seed: no weather and no answer of a receiver moves other ids. */
function upTo(end: number, { delivery, index }: AttemptPlace, what: string): number {
  return fingerprint(what, `${delivery.id} ${index}`) % end;
}
