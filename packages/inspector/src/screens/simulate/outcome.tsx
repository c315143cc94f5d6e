import { Section } from "../../parts/frames.tsx";
import { JsonTree } from "../../parts/json-tree.tsx";
import { toneOfState } from "../../parts/state-tone.ts";
import { unusualStates } from "../../parts/use-candidates.ts";
import { ObjectName, Tag } from "../../parts/values.tsx";
import { closeDialog, hrefTo } from "../../router/router.ts";
import { useRead } from "../../store/use-read.ts";
import { resourceOfId } from "../../words/find-resource.ts";
import { idsIn } from "./ids-in.ts";

interface OutcomeProps {
  readonly body: Readonly<Record<string, unknown>>;
  /** The object that a dialog is about. */
  readonly about: string;
  /** The step that the object made; undefined if the form made another object. */
  readonly word: string | undefined;
  readonly isInDialog: boolean;
}

/** The result of a form: what happened in a sentence or that it was declined, what was made, and links to other screens. */
export function Outcome({ body, about, word, isInDialog }: OutcomeProps) {
  const ids = idsIn(body);
  const declined = ids.find((id) => id.startsWith("declined_transaction_"));
  const subject = word === undefined || about === "" ? ids[0] : about;
  const step = word ?? unusualStates(body)[0] ?? (subject === about ? "changed" : "created");
  const others = ids.filter((id) => id !== subject || declined !== undefined);
  return (
    <Section title="Result" class="panel padded result">
      {declined === undefined ? (
        <p>
          {subject && <ObjectName id={subject} />} {subject && "is"} <Tag tone={toneOfState(step)}>{step}</Tag>
        </p>
      ) : (
        <Declined id={declined} />
      )}
      {others.map((id) => (
        <p key={id}>
          {resourceOfId(id)?.title} <ObjectName id={id} />
        </p>
      ))}
      <p class="row">
        {isInDialog && (
          <button type="button" class="primary" onClick={closeDialog}>
            Done
          </button>
        )}
        {subject && <a href={hrefTo("log", null, { q: ids[0] ?? subject })}>Show in log</a>}
      </p>
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
