import type { Tone } from "./values.tsx";

/** The states of each meaning. */
const tones: Readonly<Record<Exclude<Tone, "quiet">, string>> = {
  ok: "accepted acknowledged active changed complete confirmed created delivered deposited open processed settled shipped submitted",
  warn: "authorized incremented pending pending_confirmation requires_attention pending_creating pending_reviewing pending_submitting",
  bad: "declined delivery_issue rejected returned returned_to_sender reversed timed_out",
};

/** Returns the meaning of a state: success, waiting, failure, or none of them. */
export function toneOfState(state: string): Tone {
  return (["ok", "warn", "bad"] as const).find((tone) => tones[tone].split(" ").includes(state)) ?? "quiet";
}
