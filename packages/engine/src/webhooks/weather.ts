import { onlyKnown } from "../bank/known-options.ts";
import { nextWord } from "../ports/random.ts";
import type { World } from "../state/world.ts";
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
export function drawCopies(world: World): readonly (typeof COPIES)[number][] {
  return COPIES.filter((copy) => happens(world, copy));
}

const OVERTAKEN_BY = 8;

/** How many places an attempt falls back in its instant. */
export function drawFallBack(world: World): number {
  // Half a place, so that it comes after the last that overtakes it.
  return happens(world, "reordered") ? 1.5 + (nextWord(world.state.random) % OVERTAKEN_BY) : 0;
}

const LONGEST_DELAY_MS = 240_000;

/** How much later an attempt is sent, in milliseconds. */
export function drawDelay(world: World): number {
  return happens(world, "delayed") ? 1 + (nextWord(world.state.random) % LONGEST_DELAY_MS) : 0;
}

const OUT_OF_WINDOW_SECONDS = 360;
const FURTHER_SECONDS = 3_600;

/** How wrong the timestamp of a mistimed copy is, in seconds: outside the window of 5 minutes. */
export function drawMistiming({ state }: World): number {
  const seconds = OUT_OF_WINDOW_SECONDS + (nextWord(state.random) % FURTHER_SECONDS);
  return nextWord(state.random) % 2 === 0 ? seconds : -seconds;
}

/** Fair weather draws nothing: it leaves all ids as they are. */
function happens({ state }: World, mishap: keyof WebhookWeather): boolean {
  const chance = state.weather[mishap] ?? 0;
  return chance > 0 && nextWord(state.random) / 0x1_0000_0000 < chance;
}
