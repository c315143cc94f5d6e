import { createBank } from "@sandbank/engine";
import { type BankTarget, createFetchHandler, type FetchHandler } from "@sandbank/engine/http";
import { setupServer } from "msw/node";
import { describe, expect, test } from "vitest";
import type { Play, ScenarioAnswer, ScenarioRequest } from "../../../tests/support/caller.ts";
import { openPlatform, platformScenario } from "../../../tests/support/platform-scenario.ts";
import { type Exchange, record, recordAsync } from "../../../tests/support/record.ts";
import { scenario } from "../../engine/test/proofs/scenario.ts";
import { bankHandlers } from "../src/index.ts";

const baseUrl = "https://bank.test/v1";

/** Plays requests through a function with the signature of `fetch`. */
type Player = (fetch: FetchHandler, baseUrl: string) => Promise<Exchange[]>;
type Transport = (target: BankTarget, play: Player) => Promise<Exchange[]>;

const transports: readonly (readonly [name: string, Transport])[] = [
  ["a fetch handler", ({ handle }, play) => play(createFetchHandler({ handle }, { baseUrl }), baseUrl)],
  ["MSW", byMsw],
];

async function byMsw(target: BankTarget, play: Player): Promise<Exchange[]> {
  const server = setupServer(...bankHandlers(target, { baseUrl }));
  server.listen();
  try {
    return await play(fetch, baseUrl);
  } finally {
    server.close();
  }
}

/** Opens the same target each time, with the requests to send to it. */
type Opening = () => { readonly target: BankTarget; readonly steps: Play };

const openBank: Opening = () => {
  const target = createBank({ seed: "transcript" });
  return { target, steps: scenario(target.apiKey) };
};
const openBoth: Opening = () => {
  const target = openPlatform("transcript");
  return { target, steps: platformScenario(target) };
};

/** Plays the transcript without a transport. */
function direct(open: Opening): Exchange[] {
  const { target, steps } = open();
  return record(steps, (request) => target.handle(request));
}

function through(transport: Transport, open: Opening): Promise<Exchange[]> {
  const { target, steps } = open();
  return transport(target, (fetch, url) =>
    recordAsync(steps, async (request) => answerOf(await fetch(url + request.path, initOf(request)))),
  );
}

function initOf({ method, headers, body }: ScenarioRequest): RequestInit {
  return { method, headers, ...(body === undefined ? {} : { body: body as BodyInit }) };
}

/** Headers of the connection, which do not come from the bank. */
const ofTheConnection = new Set(["connection", "content-length", "date", "keep-alive", "transfer-encoding"]);

async function answerOf(response: Response): Promise<ScenarioAnswer> {
  const headers = [...response.headers].filter(([name]) => !ofTheConnection.has(name));
  const isJson = response.headers.get("content-type") === "application/json";
  const body = isJson ? await response.text() : new Uint8Array(await response.arrayBuffer());
  return { status: response.status, headers: Object.fromEntries(headers), body };
}

describe("the transcript of a sandbox bank", () => {
  const expected = direct(openBank);

  test("the transcript of a sandbox bank has successes, each kind of refusal, repeated requests and pages", () => {
    const statuses = expected.map(({ answer }) => answer.status);
    expect(statuses.length).toBeGreaterThan(100);
    expect([...new Set(statuses)].sort()).toEqual([200, 400, 401, 404, 409]);
    expect(expected.filter(({ answer }) => answer.headers["idempotent-replayed"] === "true")).toHaveLength(3);
    expect(expected.filter(({ request }) => request.path.includes("cursor="))).toHaveLength(3);
  });

  test.each(transports)(
    "the transcript of a sandbox bank is the same, to the byte, through %s",
    async (_, transport) => {
      expect(await through(transport, openBank)).toEqual(expected);
    },
  );
});

describe("the transcript of a live and a sandbox bank behind one handler", () => {
  const expected = direct(openBoth);

  test("the transcript of both banks has the responses of a platform, a limit and a fault, and says when to retry (D-15)", () => {
    const outcomes = expected.map(({ answer: { status, headers, body } }) => {
      const retry = headers["retry-after"] ?? headers["x-should-retry"];
      return [
        status,
        ...(status === 200 ? [] : [JSON.parse(String(body)).type]),
        ...(retry === undefined ? [] : [retry]),
      ];
    });
    expect(outcomes).toEqual([
      [200],
      [200],
      [404, "object_not_found_error", "false"],
      [404, "object_not_found_error", "false"],
      [403, "environment_mismatch_error", "false"],
      [200],
      [401, "invalid_api_key_error", "false"],
      [500, "internal_server_error"],
      [503, "internal_server_error", "7"],
      [200],
      [200],
      [429, "rate_limited_error", "1"],
      [200],
    ]);
  });

  test.each(transports)("the transcript of both banks is the same, to the byte, through %s", async (_, transport) => {
    expect(await through(transport, openBoth)).toEqual(expected);
  });
});
