import { compareFrom, goTo, instant } from "../../router/router.ts";

/**
 * Shows the bank as it was after a journal entry, or compares it with the shown instant. After the travel, the open row
 * is the newest one of the log.
 */
export function TravelButtons({ entry }: { readonly entry: number }) {
  return (
    <>
      <button
        type="button"
        class="small"
        disabled={instant.value === entry}
        onClick={() => goTo("log", null, { at: String(entry) })}
      >
        {instant.value === entry ? "You are here" : "Travel to here"}
      </button>
      <button type="button" class="small" onClick={() => compareFrom(entry)}>
        Compare from here
      </button>
    </>
  );
}
