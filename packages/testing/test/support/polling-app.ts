import { type Bank, createBank } from "@sandbank/engine";
import { clientOptions } from "@sandbank/engine/http";
import { BankClient } from "@sandbank/sdk";

/** Far more requests than the tests need. An app that does not wait between its requests stops here. */
const MOST_REQUESTS = 500;

/** An app that polls for Events from its start on and never stops. */
export function startApp(client: BankClient) {
  const names: string[] = [];
  let waits = 0;
  const onCaughtUp = () => {
    waits++;
    if (waits > MOST_REQUESTS) throw new Error("The app does not wait between two polls.");
  };
  const follow = async () => {
    for await (const event of client.events.poll({ onCaughtUp })) {
      if (event.category === "account.created") names.push((await client.events.fetchObject(event)).name);
    }
  };
  const ended = follow().catch((error: unknown) => error);
  return { names, ended, waits: () => waits };
}

/** The app at the module level of a test file, on the bank of all tests. */
export const bank: Bank = createBank();
export const app = startApp(new BankClient(clientOptions(bank)));

/** Runs turns of the event loop until `isDone`, for at most 1,000. */
export async function until(isDone: () => boolean): Promise<void> {
  for (let turn = 0; turn < 1_000 && !isDone(); turn++) await new Promise((resolve) => setTimeout(resolve, 0));
}
