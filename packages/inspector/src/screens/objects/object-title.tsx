import { resourceOfId } from "../../words/find-resource.ts";
import { shortId } from "../../words/ids.ts";

/** The type of an object, and its id. */
export function ObjectTitle({ id }: { readonly id: string }) {
  return (
    <>
      {resourceOfId(id)?.title ?? "Object"}{" "}
      <span class="mono" title={id}>
        {shortId(id)}
      </span>
    </>
  );
}
