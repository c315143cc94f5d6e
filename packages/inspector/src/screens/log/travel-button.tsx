import { goTo, instant } from "../../router/router.ts";

/** Shows the bank as it was after an entry. There, the newest row of the log is the one that was open. */
export function TravelButton({ entry }: { readonly entry: number }) {
  return (
    <button
      type="button"
      class="small"
      disabled={instant.value === entry}
      onClick={() => goTo("log", null, { at: String(entry) })}
    >
      {instant.value === entry ? "You are here" : "Travel to here"}
    </button>
  );
}
