import { Key } from "../parts/key.tsx";
import { session } from "../store/store.ts";
import { BankPicker } from "./bank-picker.tsx";
import { ClockControl } from "./clock-control.tsx";
import { ConnectionState } from "./connection-state.tsx";
import { openDialog } from "./dialogs.ts";
import { FaultBadge } from "./fault-badge.tsx";
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
      <button
        type="button"
        class="search"
        onClick={() => {
          openDialog.value = "search";
        }}
      >
        Search <Key name="/" />
      </button>
      <ConnectionState />
      <PauseControl />
      <FaultBadge />
      <ClockControl />
    </header>
  );
}
