import { createBank } from "@sandbank/engine";
import { clientOptions } from "@sandbank/engine/http";
import { BankClient } from "@sandbank/sdk";
import { test } from "vitest";

const base = createBank();

for (let number = 0; number < 1_000; number++) {
  test(`test ${number}`, async () => {
    const client = new BankClient(clientOptions(base.fork()));
    const account = await client.accounts.create({ name: "Operating" });
    await client.accounts.retrieve(account.id);
  });
}
