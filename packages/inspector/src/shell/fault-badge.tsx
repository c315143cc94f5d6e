import { hrefTo } from "../router/router.ts";
import { useRead } from "../store/use-read.ts";
import { countOf } from "../words/count.ts";

/** Says on every screen that a fault is armed: otherwise the next failure looks like a bug. */
export function FaultBadge() {
  const faults = useRead("faults.list");
  if (faults.state !== "ready" || faults.data.data.length === 0) return null;
  return (
    <a class="tag warn" href={hrefTo("faults")}>
      <span aria-hidden="true">◔ </span>
      {countOf(faults.data.data.length, "fault")} armed
    </a>
  );
}
