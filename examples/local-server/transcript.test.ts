import { createBank } from "@sandbank/engine";
import { createFetchHandler, type FetchHandler } from "@sandbank/engine/http";
import { bankHandlers } from "@sandbank/msw";
import { setupServer } from "msw/node";
import { describe, expect, test } from "vitest";
import {
  type Exchange,
  play,
  playAsync,
  type ScenarioAnswer,
  type ScenarioRequest,
} from "../../packages/engine/test/support/scenario.ts";
import { listening } from "./listen.ts";
import { createBankServer } from "./server.ts";

const newBank = () => createBank({ seed: "transcript" });

/** Headers of a connection, which is none of the bank's business. */
const ofTheConnection = new Set(["connection", "content-length", "date", "keep-alive", "transfer-encoding"]);

const bank = newBank();
const expected = play(bank.apiKey, (request) => bank.handle(request));

/** Plays the scenario with what is called like `fetch`. */
function playWith(apiKey: string, fetch: FetchHandler, baseUrl: string): Promise<Exchange[]> {
  return playAsync(apiKey, async (request) => answerOf(await fetch(baseUrl + request.path, initOf(request))));
}

function initOf({ method, headers, body }: ScenarioRequest): RequestInit {
  return { method, headers, ...(body === undefined ? {} : { body }) };
}

async function answerOf(response: Response): Promise<ScenarioAnswer> {
  const headers = [...response.headers].filter(([name]) => !ofTheConnection.has(name));
  return { status: response.status, headers: Object.fromEntries(headers), body: await response.text() };
}

describe("the transcript of the scenario", () => {
  test("has successes, each kind of refusal, repeated requests and pages", () => {
    const statuses = expected.map(({ answer }) => answer.status);
    expect(statuses.length).toBeGreaterThan(100);
    expect([...new Set(statuses)].sort()).toEqual([200, 400, 401, 404, 409]);
    expect(expected.filter(({ answer }) => answer.headers["idempotent-replayed"] === "true")).toHaveLength(2);
    expect(expected.filter(({ request }) => request.path.includes("cursor="))).toHaveLength(3);
  });

  test("is the same, to the byte, through a fetch handler", async () => {
    const { handle, apiKey } = newBank();
    const fetchHandler = createFetchHandler({ handle }, { baseUrl: "https://bank.test/v1" });
    expect(await playWith(apiKey, fetchHandler, "https://bank.test/v1")).toEqual(expected);
  });

  test("is the same, to the byte, through MSW", async () => {
    const bank = newBank();
    const server = setupServer(...bankHandlers(bank, { baseUrl: "https://bank.test/v1" }));
    server.listen();
    try {
      expect(await playWith(bank.apiKey, fetch, "https://bank.test/v1")).toEqual(expected);
    } finally {
      server.close();
    }
  });

  test("is the same, to the byte, through a server of Node", async () => {
    const bank = newBank();
    await listening(createBankServer(bank), async (baseUrl) => {
      expect(await playWith(bank.apiKey, fetch, baseUrl)).toEqual(expected);
    });
  });
});
