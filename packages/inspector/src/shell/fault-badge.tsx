import { hrefTo } from "../router/router.ts";
import { useArmedFaults } from "../store/use-armed-faults.ts";
import { countOf } from "../words/count.ts";

/** Shows on every screen that a fault is armed. Otherwise the next failure would look like a bug. */
export function FaultBadge() {
  const count = useArmedFaults();
  if (count === 0) return null;
  return (
    <a class="tag warn" href={hrefTo("faults")}>
      <span aria-hidden="true">◔ </span>
      {countOf(count, "fault")} <span class="wide">armed</span>
    </a>
  );
}
