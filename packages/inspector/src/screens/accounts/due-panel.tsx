import type { Account, BalanceLookup } from "@sandbank/contract";
import { capitalized } from "@sandbank/view/words/capitalized";
import { formatShortDay } from "@sandbank/view/words/instants";
import { isLoanDate, jobWords } from "@sandbank/view/words/jobs";
import { type ComponentChildren, Fragment } from "preact";
import { useState } from "preact/hooks";
import { Button } from "../../parts/button.tsx";
import { Panel, Show } from "../../parts/frames.tsx";
import { ObjectName, ShortInstant, UserText } from "../../parts/values.tsx";
import { useApi, useKept, useRead } from "../../store/use-read.ts";
import { cutText } from "../../words/cut-text.ts";
import { moneyText } from "../../words/money.ts";
import { amountText, type Balance, listMoments, type Moment } from "./moments.ts";

/** A change of the balances to come, or a date of a loan. */
interface Due extends Pick<Moment, "key" | "at"> {
  readonly text: ComponentChildren;
  /** The change, or what is to pay. */
  readonly sum: string;
  /** The available balance after it, or until when to pay. */
  readonly note: string;
}

const DAY_MS = 86_400_000;
const MOST = 8;

interface DuePanelProps {
  readonly account: Account;
  /** The balances now. */
  readonly balance: Balance;
}

/** What will change the balances within a month if nothing else happens, with the available balance after each step. */
export function DuePanel({ account, balance }: DuePanelProps) {
  // A day does not change while the clock ticks, so that the balances to come are read only when the bank changes.
  const until = new Date((Math.floor(Date.parse(balance.at) / DAY_MS) + 32) * DAY_MS).toISOString();
  const last = balance.holds.length + 100;
  const later = useKept(useRead("balance", { account: account.id, at: until, last }));
  const dates = useLoanDates(account);
  const [most, setMost] = useState(MOST);
  return (
    <Panel title="What will happen">
      <Show read={later}>
        {(then) => {
          const changes = listChanges(balance, then);
          const due = [...changes, ...dates(changes, balance).filter(({ at }) => at < until)].toSorted((one, other) =>
            one.at < other.at ? -1 : one.at > other.at ? 1 : 0,
          );
          if (due.length === 0) return <p class="muted">Nothing is due until {formatShortDay(until)}.</p>;
          return (
            <>
              <p class="muted">
                If nothing else happens until {formatShortDay(until)}.
                {changes.length > 0 && " Below each amount: available then."}
              </p>
              <dl class="sum due">
                {due.slice(0, most).map(({ key, at, text, sum, note }) => (
                  <div key={key}>
                    <dt>
                      {text} <ShortInstant at={at} />
                    </dt>
                    <dd class="mono">
                      {sum}
                      <div class="muted">{note}</div>
                    </dd>
                  </div>
                ))}
              </dl>
              {due.length > most && (
                <Button class="small" onClick={() => setMost(due.length)}>
                  {`Show ${due.length - most} later ones`}
                </Button>
              )}
            </>
          );
        }}
      </Show>
    </Panel>
  );
}

/** Returns the entries that a later balance has in addition. */
function listChanges(now: Balance, later: Balance): (Due & Moment)[] {
  const count = now.omitted + now.entries.length;
  return listMoments(later, [])
    .filter(({ entry }) => entry > count)
    .map((moment) => {
      const { kind, description, reference } = moment;
      const what = <UserText text={cutText(description)} />;
      // The Transactions to come have no ids yet.
      const isHold = kind === "released" && now.holds.some((hold) => hold.reference === reference);
      const text = isHold ? (
        <Fragment>
          Hold for <ObjectName id={reference}>{what}</ObjectName> ends
        </Fragment>
      ) : (
        what
      );
      return { ...moment, text, sum: amountText(moment), note: moneyText(moment.available) };
    });
}

/** Returns a function that lists the next statement of a loan and the next date of a payment, given the changes before. */
function useLoanDates({ id, loan }: Account) {
  const jobs = useRead("clock.due", { limit: 1_000 });
  const owed = useApi<BalanceLookup>(loan === null ? null : `/accounts/${encodeURIComponent(id)}/balance`);
  return (changes: readonly Moment[], now: Balance): Due[] => {
    if (loan === null || jobs.state !== "ready" || owed.state !== "ready") return [];
    const next = jobs.data.data.filter(({ kind, object }) => isLoanDate(kind) && object === id);
    return next.map(({ at, kind }) => {
      const date = { key: kind, at, text: capitalized(jobWords(kind).short) };
      if (kind === "accounts.payment_due")
        return { ...date, sum: moneyText(owed.data.loan?.due_balance ?? 0), note: "to pay by then" };
      const { current } = changes.findLast((change) => change.at < at) ?? now;
      const dueAt = new Date(Date.parse(at) + loan.grace_period_days * DAY_MS).toISOString();
      const isWhole = loan.statement_payment_type === "balance";
      return {
        ...date,
        sum: isWhole ? moneyText(Math.max(0, -current)) : "interest",
        note: `to pay by ${formatShortDay(dueAt)}`,
      };
    });
  };
}
