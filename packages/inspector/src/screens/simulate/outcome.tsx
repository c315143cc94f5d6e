import type { TracedCall } from "@sandbank/engine";
import { Button } from "../../parts/button.tsx";
import { Section } from "../../parts/frames.tsx";
import { JsonTree } from "../../parts/json-tree.tsx";
import { toneOfState } from "../../parts/state-tone.ts";
import { StepBranches } from "../../parts/steps/effects.tsx";
import { createRow } from "../../parts/steps/log-rows.ts";
import { OutcomeText } from "../../parts/steps/outcome-text.tsx";
import { unusualStates } from "../../parts/use-candidates.ts";
import { Money, ObjectName, Prose, Tag } from "../../parts/values.tsx";
import { closeDialog, hrefTo } from "../../router/router.ts";
import { useFixed, useRead } from "../../store/use-read.ts";
import { moneyText } from "../../words/money.ts";

interface OutcomeProps extends Pick<DoneProps, "onTry"> {
  /** The body of the response; null if a fault dropped it. */
  readonly body: Readonly<Record<string, unknown>> | null;
  /** The request in the log, and its repetitions after a fault. */
  readonly calls: readonly TracedCall[];
  readonly isInDialog: boolean;
}

/** The result of a form: what happened in a sentence, the effects, and the response. */
export function Outcome({ body, calls, isInDialog, onTry }: OutcomeProps) {
  const { number } = calls.findLast(({ isReplay }) => !isReplay) ?? { number: 0 };
  // Read again whenever the bank changes, because the deliveries come later.
  const trace = useRead("trace", { last: 1, before: number + 1, requests: "none" });
  const [step] = trace.state === "ready" ? (trace.data.steps as unknown as readonly TracedCall[]) : [];
  const [state] = body === null ? [] : unusualStates(body);
  return (
    <Section title="Result" class="panel padded result">
      {calls.map((call) => (
        <p key={call.number}>
          <OutcomeText row={createRow(call)} />
        </p>
      ))}
      {state && step?.objectId && (
        <p>
          <ObjectName id={step.objectId} /> is <Tag tone={toneOfState(state)}>{state}</Tag>
        </p>
      )}
      {step && <Done step={step} onTry={onTry} />}
      <p class="row">
        {isInDialog && body !== null && (
          <Button class="primary" onClick={closeDialog}>
            Done
          </Button>
        )}
        {step && <a href={hrefTo("log", String(number))}>Show in log</a>}
      </p>
      {body !== null && (
        <details>
          <summary>The response</summary>
          <JsonTree value={body} label="The response as JSON" />
        </details>
      )}
    </Section>
  );
}

interface DoneProps {
  readonly step: TracedCall;
  /** Sends the form again, with another amount in cents. */
  readonly onTry: (cents: number) => void;
}

/** The balances that a step changed, or the amount to try after a decline, followed by the effects. */
function Done({ step, onTry }: DoneProps) {
  const accounts = step.ledgerEntries
    .flatMap(({ from, to }) => [from, to])
    .filter((name) => /^account_\w+$/.test(name));
  return (
    <>
      {[...new Set(accounts)].map((account) => (
        <Available key={account} account={account} step={step} />
      ))}
      {step.declines.map(({ declinedTransactionId: id }) => (
        <Largest key={id} id={id} onTry={onTry} />
      ))}
      <ul class="tree" aria-label="Effects">
        <StepBranches step={step} />
      </ul>
    </>
  );
}

/** The available balance of an Account before and after a step, from the ledger entries of the step. */
function Available({ account, step }: Pick<DoneProps, "step"> & { readonly account: string }) {
  const read = useFixed(`available ${account} ${step.number}`, (from) => from.admin("balance", { account, last: 20 }));
  const moves = step.ledgerEntries.filter(({ from, to }) => [from, to].includes(account));
  const references = moves.map(({ reference }) => reference);
  const entries = read.state === "ready" ? read.data.entries : [];
  const own = entries.filter(({ reference }) => references.includes(reference)).slice(-moves.length);
  const [first, last] = [own[0], own.at(-1)];
  if (first === undefined || last === undefined) return null;
  return (
    <p>
      <ObjectName id={account} />: available <Money cents={first.after.available - first.available} /> before,{" "}
      <Money cents={last.after.available} /> after
    </p>
  );
}

/** The largest amount that would have been approved in place of a declined one, and a button that sends it. */
function Largest({ id, onTry }: Pick<DoneProps, "onTry"> & { readonly id: string }) {
  const largest = useFixed(`largest ${id}`, (from) => from.admin("largest_approved", { id }));
  if (largest.state !== "ready") return null;
  const { text, largest: cents } = largest.data;
  return (
    <>
      <p>
        <Prose text={text} />
      </p>
      {cents !== null && cents > 0 && <Button onClick={() => onTry(cents)}>Try {moneyText(cents)}</Button>}
    </>
  );
}
