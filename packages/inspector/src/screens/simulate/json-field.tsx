import { useId } from "preact/hooks";
import { setParams } from "../../router/router.ts";
import { type FieldError, JSON_FIELD } from "./send.ts";

/** The parameters as JSON, with all errors below. */
export function JsonField({ text, errors }: { readonly text: string; readonly errors: readonly FieldError[] }) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>Parameters as JSON</label>
      <textarea
        id={id}
        name={JSON_FIELD}
        rows={12}
        value={text}
        spellcheck={false}
        aria-invalid={errors.length > 0}
        aria-describedby={`${id}-errors`}
        onInput={({ currentTarget }) => setParams({ json: currentTarget.value })}
      />
      <ul class="problem" id={`${id}-errors`}>
        {errors.map(({ field, message }) => (
          <li key={`${field} ${message}`}>
            ✕ {field === JSON_FIELD ? "The text" : field} {message}
          </li>
        ))}
      </ul>
    </div>
  );
}
