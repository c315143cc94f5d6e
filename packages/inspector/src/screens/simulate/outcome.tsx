import { Section } from "../../parts/frames.tsx";
import { JsonTree } from "../../parts/json-tree.tsx";
import { toneOfState } from "../../parts/state-tone.ts";
import { ObjectName, Tag } from "../../parts/values.tsx";
import { hrefTo } from "../../router/router.ts";
import { useRead } from "../../store/use-read.ts";
import { resourceOfId } from "../../words/find-resource.ts";
import { idsIn } from "./ids-in.ts";
import { unusualStates } from "./unusual-states.ts";

/** The result of a form: the new state or that it was declined, the objects in the response, and links to other screens. */
export function Outcome({ body }: { readonly body: Readonly<Record<string, unknown>> }) {
  const states = unusualStates(body);
  const ids = idsIn(body);
  const declined = ids.find((id) => id.startsWith("declined_transaction_"));
  const [first] = ids;
  return (
    <Section title="Result" class="panel padded result">
      {declined === undefined ? (
        <p class="row">
          {states.length === 0 && <Tag tone="ok">done</Tag>}
          {states.map((state) => (
            <Tag key={state} tone={toneOfState(state)}>
              {state}
            </Tag>
          ))}
        </p>
      ) : (
        <Declined id={declined} />
      )}
      <ul class="stack">
        {ids.map((id) => (
          <li key={id}>
            {resourceOfId(id)?.title} <ObjectName id={id} />
          </li>
        ))}
      </ul>
      {first !== undefined && (
        <p>
          <a href={hrefTo("log", null, { q: first })}>Show in log</a>
        </p>
      )}
      <details>
        <summary>The response</summary>
        <JsonTree value={body} label="The response as JSON" />
      </details>
    </Section>
  );
}

function Declined({ id }: { readonly id: string }) {
  const explained = useRead("explain", { id });
  return (
    <p>
      <Tag tone="bad">declined</Tag> {explained.state === "ready" && <code>{explained.data.reason}</code>}{" "}
      <a href={hrefTo("declines", id)}>See why</a>
    </p>
  );
}
