import type { Account, BalanceLookup } from "@sandbank/contract";
import { Panel, Show } from "../../parts/frames.tsx";
import { Tag } from "../../parts/values.tsx";
import { useApi } from "../../store/use-read.ts";
import { moneyText } from "../../words/money.ts";

/** The credit limit of a loan, the part that is used, and what is past due. */
export function LoanPanel({ account: { id, loan, interest_rate: rate } }: { readonly account: Account }) {
  const balance = useApi<BalanceLookup>(`/accounts/${encodeURIComponent(id)}/balance`);
  if (loan === null) return null;
  return (
    <Panel title="Loan">
      <Show read={balance}>
        {({ current_balance: current, loan: owed }) => {
          const pastDue = owed?.past_due_balance ?? 0;
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
              <p class="muted">
                A statement is due after {loan.grace_period_days} days. Interest accrues on what is used,{" "}
                {moneyText(Math.round((used * Number(rate)) / 365))} a day now; no entry charges it.
              </p>
            </>
          );
        }}
      </Show>
    </Panel>
  );
}
