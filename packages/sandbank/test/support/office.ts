import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { adminOf, startFrozen } from "./servers.ts";

/** A server with the bank of an office, in which command lines run, and files that they read. */
export interface Office {
  /** The environment variables that lead commands to the server. */
  readonly env: Readonly<Record<string, string>>;
  /** Splits a command line into words, with the ids and paths of the office in place of names such as `OPERATING`. */
  wordsOf(line: string): string[];
  close(): Promise<void>;
}

/**
 * Opens an office with two Accounts, whose Card declined a payment, whose receiver does not respond, and which has a
 * snapshot `begin`.
 */
export async function openOffice(): Promise<Office> {
  const server = await startFrozen();
  const admin = adminOf(server);
  const create = async (operation: string, params: Record<string, unknown>) =>
    (await admin.call("call", { operation, params })) as { readonly id: string };
  const operating = await create("accounts.create", { name: "Operating" });
  await create("simulations.interestPayments.create", { account_id: operating.id, amount: 900_00 });
  const address = { line1: "1 Main Street", city: "Oakland", state: "CA", postal_code: "94607" };
  const billing = { account_id: operating.id, description: "Travel", billing_address: address };
  const card = await create("cards.create", billing);
  await create("limits.create", { model_id: card.id, metric: "volume", interval: "day", value: 500_00 });
  const pay = (amount: number, merchant_descriptor: string) =>
    create("simulations.cardAuthorizations.create", { card_id: card.id, amount, merchant_descriptor });
  await pay(350_00, "Hotel Zephyr");
  const subscription = await create("eventSubscriptions.create", { url: "http://127.0.0.1:9/hooks" });
  await pay(350_00, "Hotel Zephyr");
  await pay(12_50, "Coffee on the corner of the long street");
  const other = await create("accounts.create", { name: "Other" });
  await create("simulations.interestPayments.create", { account_id: other.id, amount: 100_00 });
  await create("pendingTransactions.create", { account_id: other.id, amount: -15_00, description: "Rent" });
  const { steps } = await admin.call("trace");
  const declined = steps.flatMap(({ declines }) => declines as readonly { readonly declinedTransactionId: string }[]);
  const events = (await admin.call("call", { operation: "events.list" })) as unknown as { data: { id: string }[] };
  await admin.call("snapshot.save", { name: "begin" });
  const directory = mkdtempSync(join(tmpdir(), "sandbank-office-"));
  const journal = join(directory, "journal.json");
  writeFileSync(journal, JSON.stringify(await admin.call("journal")));
  const project = join(directory, "project");
  mkdirSync(project);
  writeFileSync(join(project, "package.json"), "{}");
  const known: Readonly<Record<string, string | undefined>> = {
    OPERATING: operating.id,
    OTHER: other.id,
    CARD: card.id,
    SUBSCRIPTION: subscription.id,
    DECLINED: declined[0]?.declinedTransactionId,
    EVENT: events.data[0]?.id,
    JOURNAL: journal,
    PROJECT: project,
    DIRECTORY: directory,
    PORT: new URL(server.url).port,
  };
  return {
    env: { SANDBANK_URL: server.url, SANDBANK_ADMIN_TOKEN: server.token },
    wordsOf: (line) => line.split(" ").map((word) => word.replace(/[A-Z]+$/, (name) => known[name] ?? name)),
    async close() {
      await server.stop();
      rmSync(directory, { recursive: true });
    },
  };
}
