import { setupBankWorker } from "@sandbank/msw/browser";
import { BankClient } from "@sandbank/sdk";
import { openDemoBank } from "./demo-bank.ts";
import { byId } from "./element.ts";
import { clearOutcome, showApproval, showBank, showDecline, showFailure } from "./page.ts";

const { bank, clientOptions, listen, reset } = setupBankWorker({ bank: openDemoBank() });
// Requests for the page's own files pass through to the development server.
await listen({ quiet: true, onUnhandledRequest: "bypass" });

// From here on the code is the same as in any front end: it has a base URL and an API key.
const client = new BankClient(clientOptions);
const show = () => showBank(client, bank.clock.now());

/** Runs the action of a button, and shows the result. */
async function act(action: () => unknown): Promise<void> {
  try {
    await action();
    await show();
  } catch (error) {
    showFailure(error);
  }
}

async function authorize(merchant: string, cents: number): Promise<void> {
  const [card] = (await client.cards.list({ limit: 1 })).data;
  if (card === undefined) throw new Error("There is no Card.");
  const { declined_transaction } = await client.simulations.cardAuthorizations.create({
    card_id: card.id,
    amount: cents,
    merchant_descriptor: merchant,
  });
  if (declined_transaction === null) showApproval(merchant, cents);
  else showDecline(bank.explain(declined_transaction.id));
}

byId("pay").addEventListener("submit", (event) => {
  event.preventDefault();
  const [merchant, amount] = [byId<HTMLInputElement>("merchant").value, byId<HTMLInputElement>("amount").valueAsNumber];
  act(() => authorize(merchant, Math.round(amount * 100)));
});

for (const button of document.querySelectorAll<HTMLButtonElement>("button[data-days]")) {
  button.addEventListener("click", () => act(() => bank.clock.advance({ days: Number(button.dataset["days"]) })));
}

byId("reset").addEventListener("click", () => {
  reset();
  clearOutcome();
  act(() => {});
});

await act(() => {});
