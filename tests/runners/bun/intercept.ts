import { afterAll, beforeEach } from "bun:test";
import { createBank } from "@sandbank/engine";
import { interceptFetch } from "@sandbank/engine/http";

// What your app reads when it makes its client.
process.env.SANDBANK_API_KEY = "sandbox_key";
process.env.SANDBANK_URL = "https://bank.test";

export const bank = createBank({ apiKeys: ["sandbox_key"] });
const opening = bank.snapshot();
const intercepted = interceptFetch(bank, { baseUrl: "https://bank.test" });
beforeEach(() => bank.restore(opening));
afterAll(() => intercepted.restore());
