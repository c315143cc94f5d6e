import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { choices } from "../../generated/forms.ts";
import { Prose } from "../../parts/values.tsx";
import type { FormField } from "../../tables/form-table.ts";
import { formatCount } from "../../words/count.ts";
import { Control, ReasonControl } from "./control.tsx";
import { type Entries, errorText, readLength } from "./form-entries.ts";
import { removeLast, setEntry } from "./form-state.ts";
import { IdControl } from "./id-control.tsx";
import type { FieldError } from "./send.ts";

export interface FieldsProps {
  readonly fields: readonly FormField[];
  readonly entries: Entries;
  readonly errors: readonly FieldError[];
  /** Whether the optional fields are folded at first. Default: if they are many. */
  readonly isFolded?: boolean | undefined;
}

/** The required fields, the amount and the decline reason, followed by the others, which are folded until needed. */
export function Fields({ fields, entries, errors, isFolded }: FieldsProps) {
  const isShown = ({ key, kind, isRequired }: FormField) =>
    isFolded === false || isRequired === true || key === "amount" || (kind === "reason" && !isFolded);
  const wrong = errors.map(({ field }) => field);
  const folded = fields.filter((field) => !isShown(field));
  const renderField = (field: FormField) => <Field key={field.key} path={field.key} {...{ field, entries, errors }} />;
  return (
    <>
      {fields.filter(isShown).map(renderField)}
      {folded.length > 0 && (
        <Fold
          title={formatCount(folded.length, "optional field")}
          startsOpen={
            (!isFolded && fields.length <= MOST_UNFOLDED) ||
            folded.some(({ key }) => isAmong(Object.keys(entries), key))
          }
          isForcedOpen={folded.some(({ key }) => isAmong(wrong, key))}
        >
          <div class="fields">{folded.map(renderField)}</div>
        </Fold>
      )}
    </>
  );
}

/** A form with no more fields than this shows all of them. */
const MOST_UNFOLDED = 5;

/** Returns whether the path of a field, or of one within it, is among some paths. */
function isAmong(paths: readonly string[], path: string): boolean {
  return paths.some((each) => each === path || each.startsWith(`${path}.`));
}

interface FoldProps {
  readonly title: ComponentChildren;
  /** Whether it is unfolded at first. */
  readonly startsOpen: boolean;
  /** Unfolds it while it contains something that the user must see. */
  readonly isForcedOpen: boolean;
  readonly children: ComponentChildren;
}

/** Content that unfolds, and stays unfolded while the user edits a field in it. */
function Fold({ title, startsOpen, isForcedOpen, children }: FoldProps) {
  const [isOpen, setIsOpen] = useState(startsOpen);
  return (
    <details open={isOpen || isForcedOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{title}</summary>
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
      return <IdControl {...control} prefixes={field.prefixes} />;
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
  const wrong = errors.map((each) => each.field);
  const length = readLength(entries, path);
  const fieldAt = (at: string, inner: FormField) => <Field key={at} path={at} field={inner} {...{ entries, errors }} />;
  return (
    <div class="group">
      <Fold
        title={
          <>
            <span class="mono">{field.key}</span>
            {field.isRequired === true && " (required)"}
          </>
        }
        startsOpen={isAmong(Object.keys(entries), path)}
        isForcedOpen={isAmong(wrong, path)}
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
                <button type="button" onClick={() => setEntry(`${path}.length`, String(length + 1))}>
                  Add to {field.item.key}
                </button>
                {length > 0 && (
                  <button type="button" onClick={() => removeLast(path, length)}>
                    Remove the last
                  </button>
                )}
              </div>
            </>
          )}
        </div>
      </Fold>
    </div>
  );
}
