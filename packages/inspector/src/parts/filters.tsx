import { route, setParams } from "../router/router.ts";
import { Button } from "./button.tsx";
import { Menu, type MenuProps } from "./fields.tsx";
import { Empty } from "./frames.tsx";

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

interface MenuFilterProps extends Pick<MenuProps, "options"> {
  /** The parameter of the URL. */
  readonly name: string;
  /** The title of the filter. Default: the name. */
  readonly by?: string;
  /** The option that matches all rows. */
  readonly all: string;
}

/** A menu for one value of a filter, which is in the URL. */
export function MenuFilter({ name, by = name, all, options }: MenuFilterProps) {
  return (
    <Menu
      aria-label={`Filter by ${by}`}
      value={route.value.params[name] ?? ""}
      onChange={(value) => setParams({ [name]: value })}
      options={[{ value: "", label: all }, ...options]}
    />
  );
}

/** The key of a list that begins with its first row when one of its filters changes. */
export const filterKey = (names: readonly string[]) => names.map((name) => route.value.params[name]).join("\n");

/** Shown if filters leave no row. `names` are the parameters of the filters. */
export function NoMatch({ what, names }: { readonly what: string; readonly names: readonly string[] }) {
  return (
    <Empty>
      <p>No {what} matches the filters.</p>
      <Button onClick={() => setParams(Object.fromEntries(names.map((name) => [name, ""])))}>Clear the filters</Button>
    </Empty>
  );
}
