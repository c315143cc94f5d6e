import { runProgram } from "./built.ts";
import type { CallFigures } from "./programs/calls.ts";
import type { InProcessFigures } from "./programs/in-process.ts";
import type { Row } from "./row.ts";

const overFetch =
  "a `fetch` with the signal, the timer and `redirect: \"manual\"` that a time limit and a refusal of redirects need has 0.89 to 0.93 of the speed of a bare one, 0.91 with 16 at a time. The client's own code takes 2.6 to 3.5 us of a call in a hot loop, a tenth of it for the timer, and more between the events of the network, where its code is not optimized. Tried: a query without intermediate arrays and paths prepared once (list: 20 us less), one promise instead of a race, fewer promises for a call (0.86 of the client's own time; over the network the gain is less than the noise). Between runs the rows differ: 0.68 to 0.90, 0.65 to 0.88, 0.85 to 0.97.";

const injected =
  "5.8 of 15 us are the `Response`, 3.4 are the bank, 1.4 its mount, 3.5 the client, for which the budget leaves 2. `clientOptions` has a `fetch` that makes no `Response`: the next row. The floor took 12 us when garbage was collected by force between the rounds, which slowed it more than the call.";

/** The rows of calls of the SDK from its tarball, and of a new client. */
export function sdkRows(): Row[] {
  return [...callRows(), ...inProcessRows()];
}

function callRows(): Row[] {
  const { fetch, undici } = runProgram<CallFigures>("calls");
  const retrieve = { floor: "bare `fetch` and its JSON", unit: "us" } as const;
  const sixteen = { ...retrieve, floor: "bare `fetch` and its JSON, 16 at a time" };
  return [
    { what: "SDK retrieve over `fetch`", ...retrieve, ...fetch.alone, budget: { speed: 0.85 }, tried: overFetch },
    {
      what: "SDK retrieve over `fetch`, 16 at a time",
      ...sixteen,
      ...fetch.sixteen,
      budget: { speed: 0.92 },
      tried: overFetch,
    },
    { what: "SDK list of 100 over `fetch`", ...retrieve, ...fetch.list, budget: { speed: 0.94 }, tried: overFetch },
    { what: "SDK retrieve over `./undici`", ...retrieve, ...undici.alone, budget: { speed: 1.5 } },
    {
      what: "SDK retrieve over `./undici`, 16 at a time",
      ...sixteen,
      ...undici.sixteen,
      budget: { speed: 2 },
    },
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
      budget: { times: 2 },
    },
    { what: "a new client", floor: "`new URL` of its base URL", ...construction, unit: "us", budget: { most: 5 } },
  ];
}
