import { pairedOf } from "./measure.ts";
import { cpuOfRound, type HttpServerReady, type MeasuredServer, requestText, startServer } from "./measured-server.ts";
import type { Row } from "./row.ts";
import { serverStartRow } from "./server-start.ts";

const REQUESTS = 400;
const PAIRS = 41;
const WARM_UP_PAIRS = 20;

const tried =
  "in a profile of creates, 45% of the time is writing to the socket, 20% the bank, 12% the collection of garbage, which is more in a heap that keeps 20,000 Accounts than in that of the floor; the checks of host, origin and key are below 3%. Tried: four headers instead of all for the bank (get: 1.78x before), a declared length instead of chunks, small bodies without asking the bank for its limit (create: 2.37x before), ASCII bodies as text, no promise for a body (create: 1.95x before).";

/** The CPU time of the server process, for its start and for each request. */
export async function* serverRows(): AsyncIterable<Row> {
  yield await serverStartRow();
  yield* requestRows();
}

/** How much CPU time the server process takes for a request, compared with a server that does nothing else. */
async function* requestRows(): AsyncIterable<Row> {
  const bare = await startServer("bare");
  const sandbank = await startServer("sandbank");
  try {
    for (const { what, textOf, times } of requests) {
      const pairs: [number, number][] = [];
      for (let pair = 0; pair < WARM_UP_PAIRS + PAIRS; pair++) {
        pairs.push([await roundOf(bare, textOf(bare)), await roundOf(sandbank, textOf(sandbank))]);
      }
      yield {
        what,
        floor: "`node:http` that returns the same JSON",
        ...pairedOf(pairs.slice(WARM_UP_PAIRS)),
        unit: "us",
        budget: { times },
        tried,
      };
    }
  } finally {
    for (const { child } of [bare, sandbank]) child.kill();
  }
}

const roundOf = (server: MeasuredServer, text: string) => cpuOfRound(server, Array<string>(REQUESTS).fill(text));

const create = '{"name":"Operating"}';

interface MeasuredRequest {
  readonly what: string;
  readonly textOf: (server: HttpServerReady) => string;
  /** The budget: the most times the floor. */
  readonly times: number;
}

/** The requests, as text of HTTP. */
const requests: readonly MeasuredRequest[] = [
  {
    what: "`sandbank` server, get",
    textOf: (server) => requestText(server, { path: `/accounts/${server.id}` }),
    times: 1.2,
  },
  {
    what: "`sandbank` server, list of 20",
    textOf: (server) => requestText(server, { path: "/accounts?limit=20" }),
    times: 1.3,
  },
  {
    what: "`sandbank` server, create",
    textOf: (server) => requestText(server, { method: "POST", path: "/accounts", body: create }),
    times: 1.6,
  },
];
