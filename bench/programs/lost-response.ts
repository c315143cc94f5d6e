/**
 * Measures a create whose response is lost and that the client retries, paired with a create that gets its response.
 */
import { createBank } from "@sandbank/engine";
import { clientOptions } from "@sandbank/engine/http";
import { BankClient } from "@sandbank/sdk";
import { asyncMicrosecondsOfBoth, type Paired } from "../measure.ts";

const bank = createBank();
const client = new BankClient(clientOptions(bank));
const create = () => client.accounts.create({ name: "Operating" });

const figures: Paired = await asyncMicrosecondsOfBoth({ calls: 100 }, create, () => {
  bank.faults.arm({ kind: "drop_after_commit", operation: "accounts.create" });
  return create();
});
console.log(JSON.stringify(figures));
