import { createBank } from "@sandbank/engine";
import { createDeliverer } from "@sandbank/engine/deliver";
import { clientOptions } from "@sandbank/engine/http";
import { BankClient } from "@sandbank/sdk";
import { createApp, type Storage } from "./app.ts";

const url = "https://app.test/webhooks";

/** Opens a live bank with an Account, a connection that can be cut, and the app that receives its webhooks. */
export function openLine() {
  const bank = createBank({ environment: "live" });
  const account = bank.accounts.create({ name: "Operating" });
  const number = bank.accountNumbers.create({ account_id: account.id, name: "Incoming" });
  const subscription = bank.eventSubscriptions.create({ url });

  const client = new BankClient(clientOptions(bank));
  const storage: Storage = { book: new Map(), cursor: null };
  const verification = { secret: bank.webhooks.secret(subscription.id), now: bank.clock.now };
  const start = () => createApp({ client, verification, storage });

  const line = { isCut: false, app: start() };
  const receive = (request: Request) => (line.isCut ? new Response(null, { status: 503 }) : line.app.receive(request));
  const deliverer = createDeliverer(bank, { receivers: { [url]: receive } });

  return {
    bank,
    storage,
    line,
    deliverer,
    /** Starts a new process that has only the stored data. */
    restart() {
      line.app = start();
    },
    /** Receives a wire, which the bank accepts at once. */
    pay: (amount: number) => bank.network.inboundWireTransfers.create({ account_number_id: number.id, amount }),
    /** Returns the balance of the bank and the balance of the book, in cents. */
    balances: () => [bank.accounts.balance(account.id).current_balance, line.app.balanceOf(account.id)] as const,
  };
}
