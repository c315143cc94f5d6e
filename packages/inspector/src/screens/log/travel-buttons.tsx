import type { TraceStep } from "@sandbank/engine";
import { atText, compareFrom, goTo, route } from "../../router/router.ts";
import { recordedNumber } from "../../store/replay-state.ts";
import { source } from "../../store/store.ts";

/** Shows the bank after a step, where the row of the step is the newest one, or compares it with the shown instant. */
export function TravelButtons({ step: { entry, number } }: { readonly step: TraceStep }) {
  const at = atText(entry, source.value?.kind === "session" ? recordedNumber(number) : number);
  const isHere = route.value.params["at"] === at;
  return (
    <>
      <button type="button" class="small" disabled={isHere} onClick={() => goTo("log", null, { at })}>
        {isHere ? "You are here" : "Travel to here"}
      </button>
      <button type="button" class="small" onClick={() => compareFrom(entry)}>
        Compare from here
      </button>
    </>
  );
}
