import type { Tone } from "./values.tsx";

/** The states of each meaning. */
const states = {
  ok: "accepted acknowledged active changed complete confirmed created delivered deposited open processed settled shipped submitted",
  warn: "authorized incremented pending pending_confirmation requires_attention pending_creating pending_reviewing pending_submitting",
  bad: "declined delivery_issue rejected returned returned_to_sender reversed timed_out",
};

const tones = new Map(
  Object.entries(states).flatMap(([tone, names]) => names.split(" ").map((state) => [state, tone as Tone])),
);

/** Returns the meaning of a state, such as `settled` or `declined: breaches_limit`: success, waiting, failure, or none. */
export function toneOfState(state: string): Tone {
  return tones.get(state.replace(/:.*/, "")) ?? "quiet";
}
