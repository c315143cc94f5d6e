import type { TracedCall } from "@sandbank/engine";
import { Section, Show } from "../../parts/frames.tsx";
import { JsonTree } from "../../parts/json-tree.tsx";
import { instant } from "../../router/router.ts";
import { useApi } from "../../store/use-read.ts";
import { resourceOfId } from "../../words/find-resource.ts";

/** Shows the error in the response, or its object. */
export function CallResponse({ call }: { readonly call: TracedCall }) {
  const { status, error, objectId, fault } = call;
  const isLost = fault === "drop_before_commit" || fault === "drop_after_commit";
  return (
    <Section title={isLost ? "Response: none, because a fault dropped it" : `Response: ${status}`} class="response">
      {error !== null && <JsonTree value={error} label="The error as JSON" />}
      {error === null && objectId !== null && <ResponseObject id={objectId} />}
      {error === null && objectId === null && <p class="muted">The log stores no lists and no balances.</p>}
    </Section>
  );
}

/** Reads the object, because the log has only its id. */
function ResponseObject({ id }: { readonly id: string }) {
  const resource = resourceOfId(id);
  const read = useApi<unknown>(resource === undefined ? null : `${resource.path}/${encodeURIComponent(id)}`);
  if (resource === undefined) return null;
  return (
    <>
      <p class="muted">
        The {resource.title} as it is {instant.value === null ? "now" : "then"}:
      </p>
      <Show read={read}>{(object) => <JsonTree value={object} label={`${resource.title} as JSON`} />}</Show>
    </>
  );
}
