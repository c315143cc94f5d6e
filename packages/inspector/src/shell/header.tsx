import { Button } from "../parts/button.tsx";
import { Menu } from "../parts/fields.tsx";
import { NarrowFolded } from "../parts/frames.tsx";
import { Key } from "../parts/keyboard.tsx";
import { useSize } from "../parts/use-size.ts";
import { Tag } from "../parts/values.tsx";
import { bankName, compareFrom, hrefTo, isTravelling, openDialog, setParams, travelTo } from "../router/router.ts";
import { connection, isPaused, isReadOnly, live, session } from "../store/store.ts";
import { useRead } from "../store/use-read.ts";
import { formatCount } from "../words/count.ts";
import { ClockControl } from "./clock-control.tsx";
import { PauseControl } from "./pause-control.tsx";

/** The header of all screens: the bank, its clock, the connection and the search. */
export function Header() {
  // Styles below use the height, because in a narrow window the header has more than one row.
  const ref = useSize<HTMLElement>(({ offsetHeight }) =>
    document.documentElement.style.setProperty("--header", `${offsetHeight}px`),
  );
  const isOpen = isTravelling.value;
  return (
    <header class="shell-header" ref={ref}>
      <span class="brand">Sandbank</span>
      {session.value === null && <BankPicker />}
      <Button class="search" onClick={() => openDialog("search")}>
        Search <Key name="/" />
      </Button>
      <ConnectionState />
      <PauseControl />
      <FaultLink />
      <ClockControl />
      <NarrowFolded title="More">
        <Button aria-expanded={isOpen} onClick={() => (isOpen ? setParams({ at: "" }) : travelTo(null))}>
          Time travel
        </Button>
        <Button onClick={() => compareFrom()}>Compare</Button>
        <Button onClick={() => openDialog("share")}>Share</Button>
        <Button class="plain" aria-label="Settings" title="Settings" onClick={() => openDialog("settings")}>
          ⚙
        </Button>
      </NarrowFolded>
    </header>
  );
}

/** Shows whether the page is connected to the bank. */
function ConnectionState() {
  if (live.value?.kind === "session") return <Tag tone="quiet">session</Tag>;
  switch (connection.value.state) {
    case "open":
      return isPaused.value || isTravelling.value ? null : <Tag tone="ok">live</Tag>;
    case "connecting":
      return <Tag tone="quiet">connecting</Tag>;
    default:
      return <Tag tone="bad">disconnected</Tag>;
  }
}

/** The door to the faults. It shows on every screen that one is armed: otherwise the next failure would look like a bug. */
function FaultLink() {
  const faults = useRead("faults.list");
  if (faults.state !== "ready") return null;
  const { data, delivery_faults } = faults.data;
  const count = data.length + Object.values(delivery_faults).filter((chance) => chance !== 0).length;
  if (count === 0 && isReadOnly.value) return null;
  return (
    <a
      class={count === 0 ? "button" : "tag warn"}
      href={hrefTo("simulate", "faults")}
      aria-label={count === 0 ? undefined : `${formatCount(count, "fault")} armed`}
    >
      {count === 0 ? "Faults" : `◔ ${count} `}
      {count > 0 && <span class="wide">{count === 1 ? "fault" : "faults"} armed</span>}
    </a>
  );
}

/** Selects the bank that all screens show. */
function BankPicker() {
  const banks = useRead("banks.list");
  const names = banks.state === "ready" ? banks.data.data.map(({ name }) => name) : [];
  return (
    <Menu
      aria-label="Bank"
      value={bankName.value}
      onChange={(bank) =>
        bank === "" ? openDialog("settings") : setParams({ bank: bank === "default" ? "" : bank, at: "" })
      }
      options={[...new Set([bankName.value, ...names]), { value: "", label: "New bank…" }]}
    />
  );
}
