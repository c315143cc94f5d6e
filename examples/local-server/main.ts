import type { AddressInfo } from "node:net";
import { createBank, tickingClock } from "@sandbank/engine";
import { createDeliverer } from "@sandbank/engine/deliver";
import { createBankServer } from "./server.ts";

// Webhooks go to other processes, which use the system's time, so the bank's clock follows it.
const bank = createBank({ clock: tickingClock() });
createDeliverer(bank, { fetch });
const server = createBankServer(bank);

server.listen(Number(process.env["PORT"] ?? 0), "127.0.0.1", () => {
  const { port } = server.address() as AddressInfo;
  console.log(`Base URL  http://127.0.0.1:${port}`);
  console.log(`API key   ${bank.apiKey}`);
  console.log("Press Ctrl-C to stop the server. The bank is in memory only, so its data is then lost.");
});
