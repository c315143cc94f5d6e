import { route, setParams } from "../router/router.ts";

/** A field for the text of a filter, which is in the URL. `placeholder` names what is searched. */
export function TextFilter({ placeholder }: { readonly placeholder: string }) {
  return (
    <input
      type="search"
      aria-label="Filter by text"
      placeholder={placeholder}
      value={route.value.params["q"] ?? ""}
      autocomplete="off"
      spellcheck={false}
      onInput={({ currentTarget }) => setParams({ q: currentTarget.value })}
    />
  );
}
