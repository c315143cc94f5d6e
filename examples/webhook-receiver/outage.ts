import { createBank } from "@sandbank/engine";
import { createDeliverer } from "@sandbank/engine/deliver";
import { createFetchHandler } from "@sandbank/engine/http";
import { BankClient } from "@sandbank/sdk";
import { createApp, type Storage } from "./app.ts";

const url = "https://app.test/webhooks";

/** A live bank that pays an Account, the app that books it, and a line between them that can be cut. */
export function openLine() {
  const bank = createBank({ environment: "live" });
  const account = bank.accounts.create({ name: "Operating" });
  const number = bank.accountNumbers.create({ account_id: account.id, name: "Incoming" });
  const subscription = bank.eventSubscriptions.create({ url });

  const client = new BankClient({ apiKey: bank.apiKey, baseUrl: "https://bank.test", fetch: createFetchHandler(bank) });
  const storage: Storage = { book: new Map(), cursor: null };
  const verification = { secret: bank.webhooks.secret(subscription.id), now: bank.clock.now };
  const app = createApp({ client, verification, storage });

  const line = { isCut: false };
  const receive = (request: Request) => (line.isCut ? new Response(null, { status: 503 }) : app.receive(request));
  const deliverer = createDeliverer(bank, { receivers: { [url]: receive } });

  return {
    bank,
    app,
    storage,
    line,
    deliverer,
    /** Somebody wires money: accepted at once. */
    pay: (amount: number) => bank.network.inboundWireTransfers.create({ account_number_id: number.id, amount }),
    /** What the bank has, and what the book has, in cents. */
    balances: () => [bank.accounts.balance(account.id).current_balance, app.balanceOf(account.id)] as const,
  };
}
