import { setupBank } from "@sandbank/msw/node";
import { afterAll, beforeAll, test } from "vitest";

const setup = setupBank({ baseUrl: "https://bank.test" });
beforeAll(() => setup.listen());
afterAll(() => setup.close());

test("creates an Account", () => {
  setup.bank.accounts.create({ name: "Operating" });
});
