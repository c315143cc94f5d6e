import { setupBank } from "@sandbank/msw/node";
import { afterAll, afterEach, beforeAll } from "vitest";

export const setup = setupBank({ apiKeys: ["sandbox_key"] });

beforeAll(() => setup.listen({ onUnhandledRequest: "error" }));
afterEach(() => setup.reset());
afterAll(() => setup.close());
