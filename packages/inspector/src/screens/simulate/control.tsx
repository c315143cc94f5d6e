import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import { reasonTables } from "../../generated/forms.ts";
import { Menu, type MenuProps } from "../../parts/fields.tsx";
import { Prose } from "../../parts/values.tsx";
import type { FormField } from "../../tables/form-table.ts";
import { parseCents } from "../../words/money.ts";
import { setEntry } from "./form-state.ts";

export interface ControlProps {
  readonly field: FormField;
  readonly path: string;
  readonly value: string;
  /** The error, as a sentence. */
  readonly error: string | undefined;
  /** The choices. Makes the control a menu. */
  readonly options?: MenuProps["options"];
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
  const cents = field.kind === "cents" ? parseCents(value) : undefined;
  const enter = onEnter ?? ((entered: string) => setEntry(path, entered));
  const empty = { value: "", label: field.isRequired === true ? "Choose one" : "not set" };
  const common = {
    id,
    name: path,
    value,
    title: field.kind === "id" ? value : undefined,
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
        <Menu
          {...common}
          onChange={enter}
          options={field.isRequired !== true || field.kind !== "choice" || value === "" ? [empty, ...options] : options}
        />
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

/** A menu of decline reasons. The note describes the rule that gives the reason, or why no rule does. */
export function ReasonControl({ rail, ...control }: ControlProps & { readonly rail: string }) {
  const { rules, forced } = reasonTables[rail] ?? { rules: {}, forced: {} };
  const { value } = control;
  const causes = rules[value];
  return (
    <Control
      {...control}
      options={[
        ...Object.entries(rules).map(([reason, each]) => ({
          value: reason,
          label: `${reason}: ${each.join(" Or: ")}`,
          group: "A rule gives it",
        })),
        ...Object.keys(forced).map((reason) => ({
          value: reason,
          label: reason,
          group: "No rule gives it",
        })),
      ]}
      note={
        value !== "" && (
          <>
            <strong>{value}</strong>: <Prose text={causes?.join(" Or: ") ?? forced[value] ?? ""} />{" "}
          </>
        )
      }
    />
  );
}
