import type { Account, BalanceLookup } from "@sandbank/contract";
import { Panel, Show } from "../../parts/frames.tsx";
import { ShortInstant, Tag } from "../../parts/values.tsx";
import { useApi, useRead } from "../../store/use-read.ts";
import { moneyText } from "../../words/money.ts";
import { Line } from "./explain-panel.tsx";

/** The credit limit of a loan, the part that is used, and the amounts that are due and past due. */
export function LoanPanel({ account: { id, loan } }: { readonly account: Account }) {
  const balance = useApi<BalanceLookup>(`/accounts/${encodeURIComponent(id)}/balance`);
  const dates = useRead("clock.due", { limit: 1_000 });
  if (loan === null) return null;
  const statement =
    dates.state === "ready"
      ? dates.data.data.find(({ kind, object }) => kind === "accounts.statement" && object === id)?.at
      : undefined;
  return (
    <Panel title="Loan">
      <Show read={balance}>
        {({ current_balance: current, loan: owed }) => {
          const { due_at: dueAt = null, due_balance: due = 0, past_due_balance: pastDue = 0 } = owed ?? {};
          const used = Math.max(0, -current);
          const part = loan.credit_limit === 0 ? 1 : Math.min(1, used / loan.credit_limit);
          return (
            <>
              {pastDue > 0 && (
                <p class="past-due">
                  <span class="figure">{moneyText(pastDue)}</span> <Tag tone="bad">past due</Tag>
                </p>
              )}
              <div>
                <div class="gauge-text">
                  <span>{moneyText(used)} used</span>
                  <span class="muted">of {moneyText(loan.credit_limit)}</span>
                </div>
                <div class="gauge" aria-hidden="true">
                  <div class="gauge-bar" style={{ width: `${part * 100}%` }} />
                </div>
              </div>
              <dl class="sum">
                <Line cents={due}>
                  Due
                  {dueAt !== null && (
                    <>
                      , <ShortInstant at={dueAt} />
                    </>
                  )}
                </Line>
                <div>
                  <dt>Next statement</dt>
                  <dd>
                    {statement === undefined ? `day ${loan.statement_day_of_month}` : <ShortInstant at={statement} />}
                  </dd>
                </div>
              </dl>
              <p class="muted">A statement is due after {loan.grace_period_days} days.</p>
            </>
          );
        }}
      </Show>
    </Panel>
  );
}
