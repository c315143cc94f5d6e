import { createBank } from "@sandbank/engine";
import { setupServer } from "msw/node";
import { afterAll, beforeAll, test } from "vitest";

const server = setupServer();
beforeAll(() => server.listen());
afterAll(() => server.close());

test("creates an Account", () => {
  createBank().accounts.create({ name: "Operating" });
});
