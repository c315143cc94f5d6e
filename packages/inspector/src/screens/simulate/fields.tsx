import { choices } from "../../generated/forms.ts";
import type { FormField } from "../../tables/form-table.ts";
import { countOf } from "../../words/count.ts";
import { Control } from "./control.tsx";
import { errorText } from "./error-text.ts";
import { Fold } from "./fold.tsx";
import type { Entries } from "./form-entries.ts";
import { Group } from "./group.tsx";
import { IdControl } from "./id-control.tsx";
import { ListFields } from "./list-fields.tsx";
import { ReasonControl } from "./reason-control.tsx";
import type { FieldError } from "./send.ts";

export interface FieldsProps {
  readonly fields: readonly FormField[];
  readonly entries: Entries;
  readonly errors: readonly FieldError[];
}

/**
 * The required fields and the decline reason, followed by the other fields, which are folded until one of them is
 * needed.
 */
export function Fields({ fields, entries, errors }: FieldsProps) {
  const isShown = (field: FormField) => field.isRequired === true || field.kind === "reason";
  const folded = fields.filter((field) => !isShown(field));
  const fieldOf = (field: FormField) => (
    <Field key={field.key} field={field} path={field.key} entries={entries} errors={errors} />
  );
  return (
    <>
      {fields.filter(isShown).map(fieldOf)}
      {folded.length > 0 && (
        <Fold
          title={countOf(folded.length, "optional field")}
          startsOpen={fields.length <= MOST_UNFOLDED || folded.some(({ key }) => hasEntry(key, entries))}
          isForcedOpen={folded.some(({ key }) => hasError(key, errors))}
        >
          <div class="fields">{folded.map(fieldOf)}</div>
        </Fold>
      )}
    </>
  );
}

/** A form with no more fields than this shows all of them. */
const MOST_UNFOLDED = 5;

function hasEntry(path: string, entries: Entries): boolean {
  return Object.keys(entries).some((name) => isAtOrIn(name, path));
}

function hasError(path: string, errors: readonly FieldError[]): boolean {
  return errors.some(({ field }) => isAtOrIn(field, path));
}

function isAtOrIn(name: string, path: string): boolean {
  return name === path || name.startsWith(`${path}.`);
}

interface FieldProps extends Omit<FieldsProps, "fields"> {
  readonly field: FormField;
  readonly path: string;
}

function Field({ field, path, entries, errors }: FieldProps) {
  const inner = (of: FormField, at: string) => (
    <Field key={at} field={of} path={at} entries={entries} errors={errors} />
  );
  const error = errorText(field, path, errors);
  const group = {
    ...{ field, path, error },
    startsOpen: hasEntry(path, entries),
    isForcedOpen: hasError(path, errors),
  };
  if (field.kind === "object" && field.fields.length > 0) {
    return <Group {...group}>{field.fields.map((each) => inner(each, `${path}.${each.key}`))}</Group>;
  }
  if (field.kind === "list") {
    return (
      <Group {...group}>
        <ListFields item={field.item} path={path} entries={entries}>
          {inner}
        </ListFields>
      </Group>
    );
  }
  const control = { field, path, value: entries[path] ?? "", error };
  switch (field.kind) {
    case "id":
      return <IdControl {...control} prefixes={field.prefixes} />;
    case "choice":
      return <Control {...control} options={(choices[field.choice] ?? []).map(asOption)} />;
    case "reason":
      return <ReasonControl {...control} rail={field.rail} />;
    case "boolean":
      return <Control {...control} options={["true", "false"].map(asOption)} />;
    case "object":
      return <Control {...control} options={["true"].map(asOption)} />;
    default:
      return <Control {...control} />;
  }
}

const yesOrNo: Readonly<Record<string, string>> = { true: "yes", false: "no" };

function asOption(value: string) {
  return { value, label: yesOrNo[value] ?? value };
}
