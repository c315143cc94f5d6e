import type { Tried } from "@sandbank/view/replay/session-answers";
import { useState } from "preact/hooks";
import type { AdminResult } from "sandbank/client";
import { TextField } from "../../parts/fields.tsx";
import { Form } from "../../parts/form.tsx";
import { Panel } from "../../parts/frames.tsx";
import { Prose, Tag } from "../../parts/values.tsx";
import { stepsUntil, tryCall } from "../../store/time-travel.ts";
import { useWork } from "../../store/use-write.ts";
import { moneyText, notAnAmount, parseCents } from "../../words/money.ts";

interface TryFormProps {
  /** The id of a Declined Transaction. */
  readonly declined: string;
  readonly largest: AdminResult<"largest_approved">;
}

interface Outcome {
  readonly amount: number;
  readonly tried: Tried;
}

/** Sends the declined call again, with another amount, to a fork of the bank as it was just before the call. */
export function TryForm({ declined, largest: { entry, requested, largest } }: TryFormProps) {
  const [text, setText] = useState(((largest ?? requested ?? 0) / 100).toFixed(2));
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const work = useWork();

  async function attempt(): Promise<void> {
    setOutcome(null);
    const cents = parseCents(text);
    if (cents === undefined) throw new Error(notAnAmount(text));
    const { method, path, params, amount } = await readDeclinedCall(declined, entry);
    const body = { ...params, amount: amount < 0 ? -cents : cents };
    setOutcome({ amount: cents, tried: await tryCall({ method, path, body }, entry - 1) });
  }

  return (
    <Panel title="Another amount, in a fork of the bank as it was just before">
      <Form work={work} onSubmit={() => void work.run(attempt)} submit="Try" isOff={false}>
        <TextField label="Amount in dollars" hint="The bank itself does not change." value={text} onChange={setText} />
      </Form>
      <div role="status">{outcome !== null && <OutcomeText {...outcome} />}</div>
    </Panel>
  );
}

function OutcomeText({ amount, tried: { response, step } }: Outcome) {
  const { title, detail } = response.body as { readonly title?: string; readonly detail?: string };
  const [declined] = step.declines;
  const wouldBe = `${moneyText(amount)} would have been`;
  const [tone, word, text] =
    response.status >= 400
      ? (["warn", "refused", `${response.status}: ${detail || title}`] as const)
      : declined === undefined
        ? (["ok", "approved", `${wouldBe} approved.`] as const)
        : (["bad", declined.reason, `${wouldBe} declined. ${declined.conclusion}`] as const);
  return (
    <p>
      <Tag tone={tone}>{word}</Tag> <Prose text={text} />
    </p>
  );
}

/** A call that was declined, with its amount. */
interface DeclinedCall {
  readonly method: string;
  readonly path: string;
  readonly params: Readonly<Record<string, unknown>>;
  /** Cents, with the sign of the call. */
  readonly amount: number;
}

/** Reads the call that was declined at a journal entry. Rejects if the decline came later than the call. */
async function readDeclinedCall(declined: string, entry: number): Promise<DeclinedCall> {
  const steps = await stepsUntil(entry);
  const step = steps.find(({ declines }) =>
    declines.some(({ declinedTransactionId }) => declinedTransactionId === declined),
  );
  if (step?.kind === "call") {
    const params = (step.params ?? {}) as DeclinedCall["params"];
    const { amount } = params;
    if (typeof amount === "number") return { method: step.method, path: step.path, params, amount };
  }
  throw new Error(
    "It was declined after the request with the amount, so that one request does not repeat it. Travel to just before it and fork the bank there instead.",
  );
}
