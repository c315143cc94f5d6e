import { compareFrom, goTo, instant } from "../../router/router.ts";

/** Shows the bank after a journal entry, where the open row is the newest one, or compares it with the shown instant. */
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
