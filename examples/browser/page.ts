import type { ReadableExplanation } from "@sandbank/engine";
import type { BankClient, CardPayment } from "@sandbank/sdk";
import { byId, element } from "./element.ts";
import { date, dollars, inWords } from "./format.ts";

/** Shows the Accounts, the Card, its daily Limit and its payments. */
export async function showBank(client: BankClient, now: string): Promise<void> {
  const [accounts, cards, limits, payments] = await Promise.all([
    client.accounts.list(),
    client.cards.list({ limit: 1 }),
    client.limits.list({ limit: 1 }),
    client.cardPayments.list(),
  ]);
  const balances = await Promise.all(accounts.data.map(({ id }) => client.accounts.balance(id)));
  const [card, limit] = [cards.data[0], limits.data[0]];
  const time = byId<HTMLTimeElement>("now");
  time.dateTime = now;
  time.textContent = date(now);
  byId("accounts").replaceChildren(
    ...accounts.data.map(({ name }, index) => {
      const { available_balance = 0, current_balance = 0 } = balances[index] ?? {};
      const held = current_balance - available_balance;
      const detail = held === 0 ? "available" : `available, ${dollars(held)} held`;
      const amount = element("span", "money", element("strong", "", dollars(available_balance)));
      amount.append(element("small", "", detail));
      return element("li", "", element("span", "", name), amount);
    }),
  );
  byId("last4").textContent = card?.last4 ?? "";
  byId("expiry").textContent = card === undefined ? "" : `Expires ${card.expiration_month}/${card.expiration_year}`;
  byId("limit").textContent = limit === undefined ? "" : `${dollars(limit.value)} a day`;
  byId("payments").replaceChildren(
    ...(payments.data.length === 0 ? [element("li", "", "None yet.")] : payments.data.map(paymentRow)),
  );
  document.querySelector("main")?.removeAttribute("aria-busy");
}

function paymentRow({ created_at, elements }: CardPayment): HTMLElement {
  const [first, last] = [elements[0], elements.at(-1)];
  const { merchant_descriptor = "", amount = 0 } = first?.card_authorization ?? first?.card_decline ?? {};
  const outcome = inWords((last?.category ?? "").replace(/^card_(authorization_)?/, ""));
  const isDeclined = first?.category === "card_decline";
  const tag = element("small", isDeclined ? "declined-tag" : "", isDeclined ? "Declined" : outcome);
  const what = element("span", "", merchant_descriptor, element("small", "", date(created_at)));
  return element("li", "", what, element("span", "money", element("strong", "", dollars(amount)), tag));
}

/** Shows an authorization that was approved. */
export function showApproval(merchant: string, cents: number): void {
  const outcome = byId("outcome");
  outcome.className = "";
  const text = `${dollars(cents)} is held for ${merchant}. A hold that the merchant does not collect ends after 7 days.`;
  outcome.replaceChildren(element("h3", "", "Authorized"), element("p", "", text));
}

/** Shows a decline: the rule that decided it, and all rules in order. */
export function showDecline({ reason, rules, conclusion }: ReadableExplanation): void {
  const outcome = byId("outcome");
  outcome.className = "declined";
  outcome.replaceChildren(
    element("h3", "", `Declined: ${inWords(reason).toLowerCase()}`),
    element("p", "", conclusion),
    element(
      "details",
      "",
      element("summary", "", `All ${rules.length} rules, in order`),
      element(
        "ol",
        "rules",
        ...rules.map((rule) =>
          element("li", rule.outcome, element("span", "", inWords(rule.outcome)), element("span", "", rule.condition)),
        ),
      ),
    ),
  );
}

/** Shows why a request failed. */
export function showFailure(error: unknown): void {
  const outcome = byId("outcome");
  outcome.className = "declined";
  const message = error instanceof Error ? error.message : String(error);
  outcome.replaceChildren(element("h3", "", "The request failed"), element("p", "", message));
}

/** Clears the result of the last authorization. */
export function clearOutcome(): void {
  byId("outcome").className = "";
  byId("outcome").replaceChildren();
}
