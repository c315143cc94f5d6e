import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import { type Option, Options } from "../../parts/fields.tsx";
import { Prose } from "../../parts/prose.tsx";
import type { FormField } from "../../tables/form-table.ts";
import { centsOf } from "../../words/dollars.ts";
import { setEntry } from "./form-state.ts";

export interface ControlProps {
  readonly field: FormField;
  readonly path: string;
  readonly value: string;
  /** The error, as a sentence. */
  readonly error: string | undefined;
  /** The choices. Makes the control a menu. */
  readonly options?: readonly Option[];
  /** Called with the value that the user enters or selects. Default: keeps it as the entry. */
  readonly onEnter?: (value: string) => void;
  /** A note about the value, below the field. */
  readonly note?: ComponentChildren;
}

const placeholders: Readonly<Partial<Record<FormField["kind"], string>>> = {
  cents: "60.00",
  instant: "2026-01-01T00:00:00Z",
  date: "2026-01-01",
};

/** One field of a form: its name, its control, its description and its error. */
export function Control({ field, path, value, error, options, onEnter, note }: ControlProps) {
  const id = useId();
  const cents = field.kind === "cents" ? centsOf(value) : undefined;
  const enter = onEnter ?? ((entered: string) => setEntry(path, entered));
  const common = {
    id,
    name: path,
    value,
    "aria-required": field.isRequired === true,
    "aria-invalid": error !== undefined,
    "aria-describedby": `${id}-hint ${id}-error`,
  };
  return (
    <div class="field">
      <label for={id}>
        <span class="mono">{field.key}</span>
        {field.kind === "cents" && " in dollars"}
        {field.isRequired === true && " (required)"}
      </label>
      {options === undefined ? (
        <input
          {...common}
          placeholder={placeholders[field.kind]}
          inputMode={field.kind === "cents" ? "decimal" : field.kind === "integer" ? "numeric" : undefined}
          autocomplete="off"
          spellcheck={false}
          onInput={({ currentTarget }) => enter(currentTarget.value)}
        />
      ) : (
        <select {...common} onChange={({ currentTarget }) => enter(currentTarget.value)}>
          {(field.isRequired !== true || field.kind !== "choice" || value === "") && (
            <option value="">{field.isRequired === true ? "Choose one" : "not set"}</option>
          )}
          <Options options={options} />
        </select>
      )}
      <span class="hint" id={`${id}-hint`}>
        {note}
        {cents !== undefined && <strong>Sent as {cents} cents. </strong>}
        <Prose text={field.description ?? ""} />
      </span>
      <span class="problem" id={`${id}-error`}>
        {error !== undefined && `✕ ${error}`}
      </span>
    </div>
  );
}
