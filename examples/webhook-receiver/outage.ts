import { createBank } from "@sandbank/engine";
import { createDeliverer } from "@sandbank/engine/deliver";
import { clientOptions } from "@sandbank/engine/http";
import { BankClient } from "@sandbank/sdk";
import { createApp, type Storage } from "./app.ts";

const url = "https://app.test/webhooks";

/** A live bank that pays an Account, a line that can be cut, and the app at its end that books it. */
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
    /** A new process: it has what is stored, and nothing else. */
    restart() {
      line.app = start();
    },
    /** Somebody wires money: accepted at once. */
    pay: (amount: number) => bank.network.inboundWireTransfers.create({ account_number_id: number.id, amount }),
    /** What the bank has, and what the book has, in cents. */
    balances: () => [bank.accounts.balance(account.id).current_balance, line.app.balanceOf(account.id)] as const,
  };
}
