import { setupServer } from "msw/node";
import { afterAll, beforeAll, test } from "vitest";

const server = setupServer();
beforeAll(() => server.listen());
afterAll(() => server.close());

test("is empty", () => {});
