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
  /** The suggestions of the browser. */
  readonly choices?: readonly string[];
  readonly placeholder?: string;
}

/** A line of text. */
export function TextField({ label, hint, value, onChange, isDisabled, choices, placeholder }: TextFieldProps) {
  const id = useId();
  return (
    <Field id={id} label={label} hint={hint}>
      <input
        id={id}
        value={value}
        disabled={isDisabled}
        placeholder={placeholder}
        list={choices === undefined ? undefined : `${id}-choices`}
        aria-describedby={`${id}-hint`}
        autocomplete="off"
        spellcheck={false}
        onInput={({ currentTarget }) => onChange(currentTarget.value)}
      />
      {choices !== undefined && (
        <datalist id={`${id}-choices`}>
          {choices.map((choice) => (
            <option key={choice} value={choice} />
          ))}
        </datalist>
      )}
    </Field>
  );
}

export interface NumberFieldProps extends FieldProps {
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
}

/** A field for a number. Its value is text, so that an empty field differs from 0. */
export function NumberField({ label, hint, value, onChange, isDisabled, min, max, step }: NumberFieldProps) {
  const id = useId();
  return (
    <Field id={id} label={label} hint={hint}>
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
    </Field>
  );
}

export interface SelectFieldProps extends FieldProps {
  readonly options: readonly { readonly value: string; readonly label: string }[];
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
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
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
