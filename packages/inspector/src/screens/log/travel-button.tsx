import { goTo, instant } from "../../router/router.ts";

/** Shows the bank as it was after a journal entry. The open row then is the newest one of the log. */
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
