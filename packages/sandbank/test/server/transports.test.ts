import { once } from "node:events";
import { request } from "node:http";
import { text } from "node:stream/consumers";
import { createBank } from "@sandbank/engine";
import { describe, expect, test } from "vitest";
import { testBodiesThrough } from "../../../../tests/support/bodies.ts";
import type { ScenarioAnswer, ScenarioRequest } from "../../../../tests/support/caller.ts";
import { record, recordAsync } from "../../../../tests/support/record.ts";
import { testUploadsThrough, type WithMount } from "../../../../tests/support/round-trip.ts";
import { volume } from "../../../../tests/support/volume.ts";
import { scenario } from "../../../engine/test/proofs/scenario.ts";
import { startFrozen } from "../support/servers.ts";

/** Headers of the connection, which do not come from the bank. */
const ofTheConnection = new Set(["connection", "content-length", "date", "keep-alive", "transfer-encoding"]);

function initOf({ method, headers, body }: ScenarioRequest): RequestInit {
  return { method, headers, ...(body === undefined ? {} : { body: body as BodyInit }) };
}

async function answerOf(response: Response): Promise<ScenarioAnswer> {
  const headers = [...response.headers].filter(([name]) => !ofTheConnection.has(name));
  const isJson = response.headers.get("content-type") === "application/json";
  const body = isJson ? await response.text() : new Uint8Array(await response.arrayBuffer());
  return { status: response.status, headers: Object.fromEntries(headers), body };
}

describe("the transcript of a bank", () => {
  const bank = createBank({ seed: "transcript" });
  const expected = record(scenario(bank.apiKey), (request) => bank.handle(request));

  test.each([
    ["at the address of the server", ""],
    ...volume([["below the path of the default bank", "/_sandbank/b/default"]], []),
  ])("is the same, to the byte, %s", async (_, prefix) => {
    const server = await startFrozen({ bankSeed: "transcript" });
    const recorded = await recordAsync(scenario(server.apiKey), async (request) =>
      answerOf(await fetch(server.url + prefix + request.path, initOf(request))),
    );
    await server.stop();
    expect(recorded).toEqual(expected);
  });
});

const withMount: WithMount = async (use) => {
  const server = await startFrozen();
  try {
    return await use({ fetch, baseUrl: server.url, apiKey: server.apiKey });
  } finally {
    await server.stop();
  }
};

testUploadsThrough("a server", withMount);
testBodiesThrough("a server", withMount);

test("a server refuses two Idempotency-Key headers, which Node joins (D-115)", () =>
  withMount(async ({ baseUrl, apiKey }) => {
    const headers = { authorization: `Bearer ${apiKey}`, "content-type": "application/json" };
    const send = async (key: string | string[]) => {
      const call = request(`${baseUrl}/accounts`, { method: "POST", headers: { ...headers, "idempotency-key": key } });
      call.end('{"name":"A"}');
      const [response] = await once(call, "response");
      return JSON.parse(await text(response));
    };
    expect(await send(["a", "b"])).toMatchObject({ status: 400, type: "malformed_request_error" });
    expect(await send(["a", ""])).toMatchObject({ status: 400, type: "malformed_request_error" });
    expect(await send("a, b")).toMatchObject({ type: "account", idempotency_key: "a, b" });
  }));
