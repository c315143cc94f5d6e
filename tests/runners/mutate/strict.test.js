import assert from "node:assert/strict";
import test from "node:test";
import { createBank } from "@sandbank/engine";
import { createFetchHandler } from "@sandbank/engine/http";

// Without a fixture, so that only the exit code of its process says that it fails.
test("names an Account", async () => {
  const bank = createBank();
  const response = await createFetchHandler(bank)(
    "https://bank.test/accounts",
    {
      method: "POST",
      headers: {
        authorization: `Bearer ${bank.apiKey}`,
        "content-type": "application/json",
      },
      body: JSON.stringify({ name: "Operating" }),
    },
  );
  assert.equal((await response.json()).name, "Operating");
});
