import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { choices } from "../../generated/forms.ts";
import { Button } from "../../parts/button.tsx";
import { Prose } from "../../parts/values.tsx";
import type { FormField } from "../../tables/form-table.ts";
import { Control, ReasonControl } from "./control.tsx";
import { type Entries, errorText, readLength } from "./form-entries.ts";
import { removeLast, setEntry } from "./form-state.ts";
import { IdControl } from "./id-control.tsx";
import type { FieldError } from "./send.ts";

export interface FieldsProps {
  readonly fields: readonly FormField[];
  readonly entries: Entries;
  readonly errors: readonly FieldError[];
}

/** The fields that people enter, followed by the others, which are folded by their purpose until needed. */
export function Fields({ fields, entries, errors }: FieldsProps) {
  const renderField = (field: FormField) => <Field key={field.key} path={field.key} {...{ field, entries, errors }} />;
  return [...Map.groupBy(fields, ({ part }) => part)].map(([part, members]) => {
    if (part === undefined) return members.map(renderField);
    const paths = members.map(({ key }) => key);
    return (
      <Fold key={part} title={part} others={paths.join(", ").replaceAll("_", " ")} {...{ paths, entries, errors }}>
        <div class="fields">{members.map(renderField)}</div>
      </Fold>
    );
  });
}

interface FoldProps extends Omit<FieldsProps, "fields"> {
  /** The paths of the fields in it. It is unfolded at first if one has an entry, and as long as one has an error. */
  readonly paths: readonly string[];
  readonly title: ComponentChildren;
  /** More of the title, less important. */
  readonly others: string;
  readonly children: ComponentChildren;
}

/** Content that unfolds, and stays unfolded while the user edits a field in it. */
function Fold({ paths, entries, errors, title, others, children }: FoldProps) {
  const has = (other: string) => paths.some((path) => other === path || other.startsWith(`${path}.`));
  const [isOpen, setIsOpen] = useState(Object.keys(entries).some(has));
  const isForcedOpen = errors.some(({ field }) => has(field));
  return (
    <details open={isOpen || isForcedOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>
        {title} <span class="muted">{others}</span>
      </summary>
      {children}
    </details>
  );
}

interface FieldProps extends Omit<FieldsProps, "fields"> {
  readonly field: FormField;
  readonly path: string;
}

function Field({ field, path, entries, errors }: FieldProps) {
  const error = errorText(field, path, errors, entries);
  const control = { field, path, value: entries[path] ?? "", error };
  switch (field.kind) {
    case "id":
      return <IdControl {...control} id={field} />;
    case "choice":
      return <Control {...control} options={choices[field.choice] ?? []} />;
    case "reason":
      return <ReasonControl {...control} rail={field.rail} />;
    case "boolean":
      return <Control {...control} options={[YES, { value: "false", label: "no" }]} />;
    case "list":
      return <Group {...{ field, path, entries, errors }} />;
    case "object":
      if (field.fields.length > 0) return <Group {...{ field, path, entries, errors }} />;
      return <Control {...control} options={[YES]} />;
    default:
      return <Control {...control} />;
  }
}

const YES = { value: "true", label: "yes" };

/** The fields of an object or the elements of a list, under its name. */
function Group({ field, path, entries, errors }: FieldProps) {
  const error = errorText(field, path, errors, entries);
  const length = readLength(entries, path);
  const fieldAt = (at: string, inner: FormField) => <Field key={at} path={at} field={inner} {...{ entries, errors }} />;
  return (
    <div class="group">
      <Fold
        {...{ paths: [path], entries, errors }}
        title={<span class="mono">{field.key}</span>}
        others={field.isRequired === true ? "(required)" : ""}
      >
        {/* biome-ignore lint/a11y/useSemanticElements: the summary already is the visible title of the group. */}
        <div class="stack" role="group" aria-label={path}>
          {field.description !== undefined && (
            <p class="hint">
              <Prose text={field.description} />
            </p>
          )}
          {error !== undefined && <p class="problem">✕ {error}</p>}
          {field.kind === "object" && field.fields.map((each) => fieldAt(`${path}.${each.key}`, each))}
          {field.kind === "list" && (
            <>
              {Array.from({ length }, (_, index) =>
                fieldAt(`${path}.${index}`, { ...field.item, key: `${field.item.key} ${index + 1}` }),
              )}
              <div class="row">
                <Button onClick={() => setEntry(`${path}.length`, String(length + 1))}>Add to {field.item.key}</Button>
                {length > 0 && <Button onClick={() => removeLast(path, length)}>Remove the last</Button>}
              </div>
            </>
          )}
        </div>
      </Fold>
    </div>
  );
}
