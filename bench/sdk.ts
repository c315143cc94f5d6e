import { runProgram } from "./built.ts";
import type { Paired } from "./measure.ts";
import type { CallFigures } from "./programs/calls.ts";
import type { InProcessFigures } from "./programs/in-process.ts";
import type { Row } from "./row.ts";

const overFetch =
  "the client's own code takes 2.6 to 3.5 us of a call in a hot loop, and more between the events of the network, where its code is not optimized. Tried: a query without intermediate arrays and paths prepared once (list: 20 us less), one promise instead of a race, fewer promises for a call (0.86 of the client's own time; over the network the gain is less than the noise), and reading a response of declared length at once instead of by its stream (list of 100: 0.82x before).";

const injected =
  "5.8 of 15 us are the `Response`, 3.4 are the bank, 1.4 its mount, 3.5 the client, for which the budget leaves 2. `clientOptions` has a `fetch` that makes no `Response`: the next row. The floor took 12 us when garbage was collected by force between the rounds, which slowed it more than the call.";

/** The rows of calls of the SDK from its tarball, and of a new client. */
export function* sdkRows(): Iterable<Row> {
  yield* callRows();
  yield* inProcessRows();
}

function callRows(): Row[] {
  const { fetch, undici } = runProgram<CallFigures>("calls");
  const limited = '`fetch` with a signal, a timer and `redirect: "manual"`, and its JSON';
  const bare = "bare `fetch` and its JSON";
  const row = (what: string, floor: string, figures: Paired, speed: number, tried?: string): Row => ({
    what: `SDK ${what}`,
    floor,
    ...figures,
    unit: "us",
    budget: { speed },
    ...(tried !== undefined && { tried }),
  });
  return [
    row("retrieve over `fetch`", limited, fetch.alone, 0.95, overFetch),
    row("retrieve over `fetch`, 16 at a time", `${limited}, 16 at a time`, fetch.sixteen, 0.95, overFetch),
    row("list of 100 over `fetch`", limited, fetch.list, 0.95, overFetch),
    row("retrieve over `./undici`", bare, undici.alone, 2),
    row("retrieve over `./undici`, 16 at a time", `${bare}, 16 at a time`, undici.sixteen, 3.5),
  ];
}

function inProcessRows(): Row[] {
  const { handler, options, construction } = runProgram<InProcessFigures>("in-process");
  return [
    {
      what: "SDK call through an injected fetch handler",
      floor: "reading the JSON out of a `Response`",
      ...handler,
      unit: "us",
      budget: { times: 2 },
      tried: injected,
    },
    {
      what: "SDK call through `clientOptions`",
      floor: "reading the JSON out of a `Response`",
      ...options,
      unit: "us",
      budget: { times: 1 },
    },
    { what: "a new client", floor: "`new URL` of its base URL", ...construction, unit: "us", budget: { most: 5 } },
  ];
}
