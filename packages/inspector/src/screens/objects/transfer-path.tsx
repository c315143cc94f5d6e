import type { InboundCheckDeposit } from "@sandbank/contract";
import type { TracedEntry } from "@sandbank/engine";
import { isOfBank } from "@sandbank/view/words/step-words";
import { Section, Show } from "../../parts/frames.tsx";
import { toneOfState } from "../../parts/state-tone.ts";
import { Instant, ObjectName, Tag, type Tone } from "../../parts/values.tsx";
import { useApi, useRead } from "../../store/use-read.ts";
import { useSteps } from "../../store/use-steps.ts";
import { moneyText } from "../../words/money.ts";
import { createPath, nameStep, type PathStep, type Transfer } from "./path.ts";

/** The steps of a transfer with their money, and those that the clock will make. */
export function TransferPath({ transfer }: { readonly transfer: Transfer }) {
  const { read } = useSteps();
  const deposit = useDeposit(transfer);
  const due = useRead("clock.due", { limit: 1_000 });
  const jobs = due.state === "ready" ? due.data.data.filter(({ object }) => object === transfer.id) : [];
  return (
    <Section title="Path">
      <Show read={read}>
        {({ rows }) => {
          const path = createPath({ ...transfer, deposit }, rows);
          return (
            <>
              <ol class="path">
                {path.map((step, index) => (
                  <Step
                    key={index}
                    {...step}
                    tone={toneOfState(step.word) === "bad" ? "bad" : "ok"}
                    own={transfer["account_id"]}
                  />
                ))}
                {jobs.map(({ at, kind }) => (
                  <Step key={kind} word={nameStep(kind)} at={at} entries={[]} tone="warn" />
                ))}
              </ol>
              {path.every(({ entries }) => entries.length === 0) && (
                <p class="muted">
                  The log has no money of these steps. It begins when a bank is created, forked or loaded.
                </p>
              )}
            </>
          );
        }}
      </Show>
    </Section>
  );
}

/** When a check was deposited, which the deposit knows. */
function useDeposit({ approved_inbound_check_deposit_id: id }: Transfer) {
  const read = useApi<InboundCheckDeposit>(typeof id === "string" ? `/inbound_check_deposits/${id}` : null);
  if (read.state !== "ready") return null;
  const { accepted_at, transaction_id } = read.data;
  return { deposited_at: accepted_at, transaction_id };
}

interface StepProps extends PathStep {
  /** `warn` for a step to come. */
  readonly tone: Tone;
  /** The Account of the transfer. */
  readonly own?: unknown;
}

function Step({ word, at, entries, tone, own }: StepProps) {
  return (
    <li>
      <span>
        <Tag tone={tone}>{word}</Tag>
      </span>
      <span>
        <span>
          <Instant at={at} />
          {tone === "warn" && " (to come)"}
        </span>
        {entries.map((entry, index) => (
          <Moved key={index} entry={entry} own={own} />
        ))}
      </span>
    </li>
  );
}

interface MovedProps extends Pick<StepProps, "own"> {
  readonly entry: TracedEntry;
}

/** `+$500.00` or `held $500.00`, which opens the Transaction or Pending Transaction. */
function Moved({ entry: { from, to, amount, reference }, own }: MovedProps) {
  const account = isOfBank(from) ? to : from;
  const verb = to === `${from}/held` ? "held " : from === `${to}/held` ? "released " : account === to ? "+" : "";
  return (
    <span>
      <ObjectName id={reference}>
        {verb}
        {moneyText(isOfBank(to) ? -amount : amount)}
      </ObjectName>
      {verb === "+" && to !== own && (
        <>
          {" "}
          to <ObjectName id={to} />
        </>
      )}
    </span>
  );
}
