import { useState } from "preact/hooks";
import type { AdminResult } from "sandbank/client";
import { TextField } from "../../parts/fields.tsx";
import { Panel } from "../../parts/panel.tsx";
import { Problem } from "../../parts/problem.tsx";
import { Prose } from "../../parts/prose.tsx";
import { Tag } from "../../parts/tag.tsx";
import type { Tried } from "../../source/messages.ts";
import { tryCall } from "../../store/time-travel.ts";
import { centsOf, notAnAmount } from "../../words/dollars.ts";
import { moneyText } from "../../words/money.ts";
import { readDeclinedCall } from "./declined-call.ts";

export interface TryFormProps {
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
  const [text, setText] = useState(plainDollars(largest ?? requested ?? 0));
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isRunning, setRunning] = useState(false);

  async function attempt(event: Event): Promise<void> {
    event.preventDefault();
    setOutcome(null);
    const cents = centsOf(text);
    if (cents === undefined) {
      setProblem(notAnAmount(text));
      return;
    }
    setProblem(null);
    setRunning(true);
    try {
      const { method, path, params, amount } = await readDeclinedCall(declined, entry);
      const body = { ...params, amount: amount < 0 ? -cents : cents };
      setOutcome({ amount: cents, tried: await tryCall({ method, path, body }, entry - 1) });
    } catch (error) {
      setProblem((error as Error).message);
    }
    setRunning(false);
  }

  return (
    <Panel title="Another amount, in a fork of the bank as it was just before">
      <form class="row try" onSubmit={attempt}>
        <TextField label="Amount in dollars" hint="The bank itself does not change." value={text} onChange={setText} />
        <button type="submit" disabled={isRunning}>
          Try
        </button>
      </form>
      <div role="status">{outcome !== null && <OutcomeText {...outcome} />}</div>
      <Problem text={problem} />
    </Panel>
  );
}

function OutcomeText({ amount, tried: { response, step } }: Outcome) {
  const money = moneyText(amount);
  const [declined] = step.declines;
  if (response.status >= 400) {
    const { title = "", detail = "" } = response.body as { readonly title?: string; readonly detail?: string };
    return (
      <p>
        <Tag tone="warn">refused</Tag> {response.status}: {detail || title}
      </p>
    );
  }
  if (declined === undefined) {
    return (
      <p>
        <Tag tone="ok">approved</Tag> {money} would have been approved.
      </p>
    );
  }
  return (
    <p>
      <Tag tone="bad">{declined.reason}</Tag> {money} would have been declined. <Prose text={declined.conclusion} />
    </p>
  );
}

function plainDollars(cents: number): string {
  return (cents / 100).toFixed(2);
}
