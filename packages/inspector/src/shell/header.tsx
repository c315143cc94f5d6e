import { Key } from "../parts/key.tsx";
import { Tag } from "../parts/tag.tsx";
import { hrefTo, openDialog } from "../router/router.ts";
import { isPaused } from "../store/paused.ts";
import { connection, live, session } from "../store/store.ts";
import { useArmedFaults } from "../store/use-armed-faults.ts";
import { countOf } from "../words/count.ts";
import { BankPicker } from "./bank-picker.tsx";
import { ClockControl } from "./clock-control.tsx";
import { PauseControl } from "./pause-control.tsx";
import { useSize } from "./use-size.ts";

/** The header of all screens: the bank, its clock, the connection and the search. */
export function Header() {
  // Styles below use the height, because in a narrow window the header has more than one row.
  const ref = useSize<HTMLElement>(({ offsetHeight }) =>
    document.documentElement.style.setProperty("--header", `${offsetHeight}px`),
  );
  return (
    <header class="shell-header" ref={ref}>
      <span class="brand">Sandbank</span>
      {session.value === null && <BankPicker />}
      <button type="button" class="search" onClick={() => openDialog("search")}>
        Search <Key name="/" />
      </button>
      <ConnectionState />
      <PauseControl />
      <FaultBadge />
      <button type="button" onClick={() => openDialog("share")}>
        Share
      </button>
      <ClockControl />
    </header>
  );
}

/** Shows whether the page is connected to the bank. */
function ConnectionState() {
  if (live.value?.kind === "session") return <Tag tone="quiet">session</Tag>;
  switch (connection.value.state) {
    case "open":
      return isPaused.value ? null : <Tag tone="ok">live</Tag>;
    case "connecting":
      return <Tag tone="quiet">connecting</Tag>;
    default:
      return <Tag tone="bad">disconnected</Tag>;
  }
}

/** Shows on every screen that a fault is armed. Otherwise the next failure would look like a bug. */
function FaultBadge() {
  const count = useArmedFaults();
  if (count === 0) return null;
  return (
    <a class="tag warn" href={hrefTo("simulate", "faults")} aria-label={`${countOf(count, "fault")} armed`}>
      ◔ {count} <span class="wide">{count === 1 ? "fault" : "faults"} armed</span>
    </a>
  );
}
