import type { AriaAttributes, ComponentChildren, TargetedEvent, TargetedInputEvent } from "preact";
import { useId, useState } from "preact/hooks";

interface FieldProps {
  readonly label: string;
  /** A hint below the field. */
  readonly hint?: ComponentChildren;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly disabled?: boolean;
}

export interface TextFieldProps extends FieldProps {
  readonly placeholder?: string;
  /** A number is text too, so that an empty field differs from 0. */
  readonly type?: "number";
  readonly min?: number;
  readonly max?: number;
  /** The unit of a number, such as `%`. */
  readonly unit?: string;
}

/** A line of text, or a number. */
export function TextField({ label, hint, onChange, unit, ...input }: TextFieldProps) {
  const id = useId();
  const control = (
    <input
      {...input}
      id={id}
      aria-describedby={`${id}-hint`}
      autocomplete="off"
      spellcheck={false}
      onInput={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
  return (
    <Field id={id} label={label} hint={hint}>
      {input.type === undefined ? (
        control
      ) : (
        <span class="row with-unit">
          {control}
          {unit}
        </span>
      )}
    </Field>
  );
}

/**
 * Returns the attributes of a field that is applied on Enter or when it loses the focus, so that not every letter causes a
 * request. Until then it keeps what the user types, because the screen is drawn again whenever the bank changes.
 */
export function useDraft(value: string, apply: (value: string) => void) {
  const [typed, setTyped] = useState<string | null>(null);
  return {
    value: typed ?? value,
    onInput: ({ currentTarget }: TargetedInputEvent<HTMLInputElement>) => setTyped(currentTarget.value),
    onChange: ({ currentTarget }: TargetedEvent<HTMLInputElement>) => apply(currentTarget.value),
    onBlur: () => setTyped(null),
  };
}

/** A choice of a menu, with the name of its group. */
export interface Option {
  readonly value: string;
  readonly label: string;
  readonly group?: string | undefined;
}

export interface MenuProps extends AriaAttributes {
  readonly id?: string;
  readonly name?: string;
  readonly title?: string | undefined;
  readonly disabled?: boolean;
  /** A text is an option whose value it is. */
  readonly options: readonly (Option | string)[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A menu of options, by their groups. */
export function Menu({ options, onChange, ...select }: MenuProps) {
  const all = options.map((option) => (typeof option === "string" ? { value: option, label: option } : option));
  // An option without a group stays where it is.
  const groups = [...Map.groupBy<string, Option>(all, ({ group, value }) => group ?? `option ${value}`)];
  return (
    <select {...select} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
      {groups.map(([group, members]) => {
        const items = members.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ));
        return members[0]?.group === undefined ? items : <optgroup label={group}>{items}</optgroup>;
      })}
    </select>
  );
}

/** A menu with its label beside it. */
export function Picker({ label, ...menu }: Omit<MenuProps, "id"> & Pick<FieldProps, "label">) {
  const id = useId();
  return (
    <div class="row picker">
      <label class="muted" for={id}>
        {label}
      </label>
      <Menu {...menu} id={id} />
    </div>
  );
}

/** One of several options. */
export function SelectField({ label, hint, ...menu }: FieldProps & Pick<MenuProps, "options">) {
  const id = useId();
  return (
    <Field id={id} label={label} hint={hint}>
      <Menu {...menu} id={id} aria-describedby={`${id}-hint`} />
    </Field>
  );
}

type FrameProps = Pick<FieldProps, "label" | "hint"> & { readonly id: string; readonly children: ComponentChildren };

function Field({ id, label, hint, children }: FrameProps) {
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

interface TabsProps extends Pick<MenuProps, "value" | "onChange"> {
  /** The name of the choice, for screen readers. */
  readonly legend: string;
  readonly options: readonly string[];
}

/** Radio buttons for one of few options. */
export function Tabs({ legend, value, onChange, options }: TabsProps) {
  return (
    <fieldset class="row tabs">
      <legend class="visually-hidden">{legend}</legend>
      {options.map((each) => (
        <label key={each}>
          <input type="radio" name={legend} checked={each === value} onChange={() => onChange(each)} /> {each}
        </label>
      ))}
    </fieldset>
  );
}
