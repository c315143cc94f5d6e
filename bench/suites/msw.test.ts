import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { afterAll, beforeAll, test } from "vitest";

const server = setupServer(http.get("https://bank.test/accounts", () => HttpResponse.json({ data: [] })));
beforeAll(() => server.listen());
afterAll(() => server.close());

test("is empty", () => {});
