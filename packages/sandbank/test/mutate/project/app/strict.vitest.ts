import { createBank } from "@sandbank/engine";
import { clientOptions } from "@sandbank/engine/http";
import { BankClient } from "@sandbank/sdk";
import { expect, test } from "vitest";

test("names an Account", async () => {
  const client = new BankClient(clientOptions(createBank()));
  expect((await client.accounts.create({ name: "Operating" })).name).toBe("Operating");
});
