import { live } from "../store/store.ts";
import { BankPicker } from "./bank-picker.tsx";
import { ClockControl } from "./clock-control.tsx";
import { ConnectionState } from "./connection-state.tsx";
import { openDialog } from "./dialogs.ts";
import { FaultBadge } from "./fault-badge.tsx";

/** The bank, its clock, and what else concerns every screen. */
export function Header() {
  return (
    <header class="shell-header">
      <span class="brand">Sandbank</span>
      {live.value?.kind === "server" && <BankPicker />}
      <button
        type="button"
        class="search"
        onClick={() => {
          openDialog.value = "search";
        }}
      >
        Search <kbd>/</kbd>
      </button>
      <FaultBadge />
      <ConnectionState />
      <ClockControl />
    </header>
  );
}
