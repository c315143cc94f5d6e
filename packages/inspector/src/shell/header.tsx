import { Key } from "../parts/key.tsx";
import { session } from "../store/store.ts";
import { BankPicker } from "./bank-picker.tsx";
import { ClockControl } from "./clock-control.tsx";
import { ConnectionState } from "./connection-state.tsx";
import { openDialog } from "./dialogs.ts";
import { FaultBadge } from "./fault-badge.tsx";
import { PauseControl } from "./pause-control.tsx";
import { useSize } from "./use-size.ts";

/** The bank, its clock, and what else concerns every screen. */
export function Header() {
  // What is below the header goes by its height: it has more than one row in a narrow window.
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
