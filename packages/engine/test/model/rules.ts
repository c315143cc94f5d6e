import { at, balancesOf, limitsOn, type Model, remainingOf, type Thing } from "./model.ts";

/** The reasons of each rail for a canceled or disabled route and a closed Account (D-39, D-79 to D-81). */
const ach = { canceled: "ach_route_canceled", disabled: "ach_route_disabled", closed: "group_locked" };
const number = {
  canceled: "account_number_canceled",
  disabled: "account_number_disabled",
  closed: "account_restricted",
};
const reasons = {
  achCredit: ach,
  achDebit: ach,
  check: ach,
  instantCredit: number,
  wire: { ...number, closed: "transaction_not_allowed" },
  card: { canceled: "card_canceled", disabled: "card_not_active", closed: "account_closed" },
};

export type Rail = keyof typeof reasons;

/**
 * The reason to decline a credit to a route, or null: the route, the Account, the Entity (D-76). An archived Entity may
 * still pay the checks that it has written.
 */
export function objectionToCredit(
  model: Model,
  rail: Rail,
  place: number,
  written: Thing | null = null,
): string | null {
  const route = at(model.routes, place);
  const account = at(model.accounts, route.account);
  if (route.status === "canceled") return reasons[rail].canceled;
  if (route.status === "disabled") return reasons[rail].disabled;
  if (!account.open) return reasons[rail].closed;
  const entity = at(model.entities, account.entity);
  return entity === "active" || (entity === "archived" && written !== null) ? null : "entity_not_active";
}

/**
 * The reason to decline a debit, or null: the reasons for credits, then permission (D-77, D-78), Limits and the balance
 * (D-76). The check that the client has written permits its deposit, and its hold is there for it.
 */
export function objectionToDebit(
  model: Model,
  rail: Rail,
  place: number,
  amount: number,
  written: Thing | null = null,
): string | null {
  const { debitsBlocked, checksAllowed } = at(model.routes, place);
  const first = objectionToCredit(model, rail, place, written) ?? (written && objectionOfCheck(written, amount));
  if (first !== null) return first;
  if (rail === "achDebit" && debitsBlocked) return "transaction_not_allowed";
  if (rail === "check" && written === null && !checksAllowed) return "not_authorized";
  return objectionOfMoney(model, place, amount, ["count", "volume"], written?.held);
}

/** What the written check has against its deposit. */
function objectionOfCheck({ status, amount }: Thing, presented: number): string | null {
  if (status === "stopped") return "stop_payment_requested";
  if (status === "deposited" || status === "returned") return "duplicate_presentment";
  if (status === "pending_approval" || status === "canceled" || status === "rejected") return "not_authorized";
  return amount === presented ? null : "amount_mismatch";
}

/** The same rules apply to an increment, but it does not count as a debit (D-72), and needs an open hold. */
export function objectionToIncrement(model: Model, place: number, amount: number, lasts: boolean): string | null {
  const first = objectionToCredit(model, "card", place);
  if (first !== null) return first;
  return lasts ? objectionOfMoney(model, place, amount, ["volume"]) : "missing_original_authorization";
}

/** A debit breaches a Limit when the count or the volume would exceed its value (D-72). */
function objectionOfMoney(
  model: Model,
  place: number,
  amount: number,
  metrics: readonly string[],
  held = 0,
): string | null {
  const asked = limitsOn(model, place).filter(({ metric }) => metrics.includes(metric));
  const breached = asked.some((limit) => remainingOf(model, limit) < (limit.metric === "count" ? 1 : amount));
  if (breached) return "breaches_limit";
  const { available } = balancesOf(model, at(model.routes, place).account);
  // A check of 0 cents is paid at every balance, because it takes nothing.
  return amount > Math.max(available + held, 0) ? "insufficient_funds" : null;
}
