import type { Account, BalanceLookup } from "@sandbank/contract";
import { toneOfState } from "../../parts/state-tone.ts";
import { Tag } from "../../parts/values.tsx";
import { useApi } from "../../store/use-read.ts";
import { moneyText } from "../../words/money.ts";

/** The status of an Account, or what is past due of a loan. */
export function AccountStatus({ account: { id, loan, status } }: { readonly account: Account }) {
  const balance = useApi<BalanceLookup>(loan === null ? null : `/accounts/${encodeURIComponent(id)}/balance`);
  const due = balance.state === "ready" ? (balance.data.loan?.past_due_balance ?? 0) : 0;
  if (due > 0) return <Tag tone="bad">{moneyText(due)} past due</Tag>;
  return <Tag tone={toneOfState(status)}>{status}</Tag>;
}
