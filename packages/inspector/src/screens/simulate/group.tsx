import type { ComponentChildren } from "preact";
import { Prose } from "../../parts/prose.tsx";
import type { FormField } from "../../tables/form-table.ts";
import { Fold, type FoldProps } from "./fold.tsx";

export interface GroupProps extends Omit<FoldProps, "title"> {
  readonly field: FormField;
  readonly path: string;
  readonly error: string | undefined;
  readonly children: ComponentChildren;
}

/** The fields of an object or the elements of a list, under its name. */
export function Group({ field, path, error, children, ...fold }: GroupProps) {
  return (
    <div class="group">
      <Fold
        title={
          <>
            <span class="mono">{field.key}</span>
            {field.isRequired === true && " (required)"}
          </>
        }
        {...fold}
      >
        {/* biome-ignore lint/a11y/useSemanticElements: the summary already is the visible title of the group. */}
        <div class="stack" role="group" aria-label={path}>
          {field.description !== undefined && (
            <p class="hint">
              <Prose text={field.description} />
            </p>
          )}
          {error !== undefined && <p class="problem">✕ {error}</p>}
          {children}
        </div>
      </Fold>
    </div>
  );
}
