import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";

interface FieldProps {
  readonly label: string;
  /** A hint below the field. */
  readonly hint?: ComponentChildren;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly isDisabled?: boolean;
}

export interface TextFieldProps extends FieldProps {
  readonly placeholder?: string;
}

/** A line of text. */
export function TextField({ label, hint, value, onChange, isDisabled, placeholder }: TextFieldProps) {
  const id = useId();
  return (
    <Field id={id} label={label} hint={hint}>
      <input
        id={id}
        value={value}
        disabled={isDisabled}
        placeholder={placeholder}
        aria-describedby={`${id}-hint`}
        autocomplete="off"
        spellcheck={false}
        onInput={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </Field>
  );
}

export interface NumberFieldProps extends FieldProps {
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  /** The unit of the number, such as `%`. */
  readonly unit?: string;
}

/** A field for a number. Its value is text, so that an empty field differs from 0. */
export function NumberField({ label, hint, value, onChange, isDisabled, min, max, step, unit }: NumberFieldProps) {
  const id = useId();
  return (
    <Field id={id} label={label} hint={hint}>
      <span class="with-unit">
        <input
          id={id}
          type="number"
          value={value}
          disabled={isDisabled}
          min={min}
          max={max}
          step={step}
          aria-describedby={`${id}-hint`}
          onInput={({ currentTarget }) => onChange(currentTarget.value)}
        />
        {unit}
      </span>
    </Field>
  );
}

export interface SelectFieldProps extends FieldProps {
  readonly options: readonly Option[];
}

/** A choice of a menu, with the name of its group. */
export interface Option {
  readonly value: string;
  readonly label: string;
  readonly group?: string;
}

/** The choices of a menu, by their groups. */
export function Options({ options }: { readonly options: readonly Option[] }) {
  const groups = [...Map.groupBy(options, ({ group }) => group)];
  return (
    <>
      {groups.map(([group, members]) => {
        const items = members.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ));
        return group === undefined ? items : <optgroup label={group}>{items}</optgroup>;
      })}
    </>
  );
}

/** One of several options. */
export function SelectField({ label, hint, value, onChange, isDisabled, options }: SelectFieldProps) {
  const id = useId();
  return (
    <Field id={id} label={label} hint={hint}>
      <select
        id={id}
        value={value}
        disabled={isDisabled}
        aria-describedby={`${id}-hint`}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      >
        <Options options={options} />
      </select>
    </Field>
  );
}

interface FieldFrameProps {
  readonly id: string;
  readonly label: string;
  readonly hint: ComponentChildren;
  readonly children: ComponentChildren;
}

function Field({ id, label, hint, children }: FieldFrameProps) {
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {children}
      <span class="hint" id={`${id}-hint`}>
        {hint}
      </span>
    </div>
  );
}
