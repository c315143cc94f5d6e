import type { Account, AccountNumberList, BalanceLookup } from "@sandbank/contract";
import { formatShortDay } from "@sandbank/view/words/instants";
import { Panel, Show } from "../../parts/frames.tsx";
import { Tag } from "../../parts/values.tsx";
import { hrefTo } from "../../router/router.ts";
import { useApi, useRead } from "../../store/use-read.ts";
import { moneyText } from "../../words/money.ts";

/** Shows what of a loan is past due, due next and owed in all, and what follows if it is not paid. */
export function LoanPanel({ account: { id, loan, interest_rate: rate } }: { readonly account: Account }) {
  const balance = useApi<BalanceLookup>(`/accounts/${encodeURIComponent(id)}/balance`);
  const numbers = useApi<AccountNumberList>(`/account_numbers?account_id=${encodeURIComponent(id)}&limit=1`);
  const clock = useRead("clock.get");
  if (loan === null) return null;
  return (
    <Panel title="Loan">
      <Show read={balance}>
        {({ current_balance: current, loan: owed }) => {
          const { past_due_balance: pastDue = 0, due_balance: due = 0, due_at: dueAt = null } = owed ?? {};
          const used = Math.max(0, -current);
          const part = loan.credit_limit === 0 ? 1 : Math.min(1, used / loan.credit_limit);
          return (
            <>
              {pastDue > 0 && (
                <p class="problem">
                  <span class="figure">{moneyText(pastDue)}</span> <Tag tone="bad">past due</Tag>{" "}
                  {clock.state === "ready" && pastDueText(loan, clock.data.now)}{" "}
                  <a
                    href={hrefTo("simulate", PAYMENT, {
                      "f.account_number_id": (numbers.state === "ready" && numbers.data.data[0]?.id) || "",
                      "f.amount": (pastDue / 100).toFixed(2),
                    })}
                  >
                    Simulate a payment
                  </a>
                </p>
              )}
              {dueAt !== null && (
                <p>
                  <span class="figure">{moneyText(due)}</span>{" "}
                  <Tag tone="warn">{`due by ${formatShortDay(dueAt)}`}</Tag>
                </p>
              )}
              <div>
                <div class="gauge-text">
                  <span>{moneyText(used)} owed</span>
                  <span class="muted">of {moneyText(loan.credit_limit)}</span>
                </div>
                <div class="gauge" aria-hidden="true">
                  <div class="gauge-bar" style={{ width: `${part * 100}%` }} />
                </div>
              </div>
              <p class="muted">
                What is not paid within {loan.grace_period_days} days of a statement is past due: that costs no fee and
                declines nothing. Interest accrues on what is owed, {moneyText(Math.round((used * Number(rate)) / 365))}{" "}
                a day now; no entry charges it.
              </p>
            </>
          );
        }}
      </Show>
    </Panel>
  );
}

const PAYMENT = "simulations.inboundAchTransfers.create";

/** Names the latest statement whose payment was due. */
function pastDueText(
  { statement_day_of_month: day, grace_period_days: days }: NonNullable<Account["loan"]>,
  now: string,
): string {
  const due = new Date(now);
  due.setUTCDate(due.getUTCDate() - days);
  due.setUTCMonth(due.getUTCMonth() - (due.getUTCDate() < day ? 1 : 0), day);
  const statement = formatShortDay(due.toISOString());
  due.setUTCDate(day + days);
  return `The statement of ${statement} was due on ${formatShortDay(due.toISOString())}, and is not fully paid.`;
}
