import type { ComponentChildren } from "preact";
import type { FormField } from "../../tables/form-table.ts";
import { type Entries, lengthOf } from "./form-entries.ts";
import { removeLast, setEntry } from "./form-state.ts";

export interface ListFieldsProps {
  readonly item: FormField;
  readonly path: string;
  readonly entries: Entries;
  /** Renders the element at a path. */
  readonly children: (item: FormField, path: string) => ComponentChildren;
}

/** The elements of a list, with buttons that add an element and remove the last one. */
export function ListFields({ item, path, entries, children }: ListFieldsProps) {
  const length = lengthOf(entries, path);
  return (
    <>
      {Array.from({ length }, (_, index) => children({ ...item, key: `${item.key} ${index + 1}` }, `${path}.${index}`))}
      <div class="row">
        <button type="button" onClick={() => setEntry(`${path}.length`, String(length + 1))}>
          Add to {item.key}
        </button>
        {length > 0 && (
          <button type="button" onClick={() => removeLast(path, length)}>
            Remove the last
          </button>
        )}
      </div>
    </>
  );
}
