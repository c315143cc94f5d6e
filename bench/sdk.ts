import { runProgram } from "./built.ts";
import type { CallFigures } from "./programs/calls.ts";
import type { InProcessFigures } from "./programs/in-process.ts";
import type { Row } from "./row.ts";

/** Calls of the SDK from its tarball, and a new client. */
export function sdkRows(): Row[] {
  return [...callRows(), ...inProcessRows()];
}

function callRows(): Row[] {
  const { fetch, undici } = runProgram<CallFigures>("calls");
  const retrieve = { floor: "bare `fetch` and its JSON", unit: "us" } as const;
  const sixteen = { ...retrieve, floor: "bare `fetch` and its JSON, 16 at a time" };
  return [
    { what: "SDK retrieve over `fetch`", ...retrieve, ...fetch.alone, budget: { speed: 0.85 } },
    { what: "SDK retrieve over `fetch`, 16 at a time", ...sixteen, ...fetch.sixteen, budget: { speed: 0.92 } },
    { what: "SDK list of 100 over `fetch`", ...retrieve, ...fetch.list, budget: { speed: 0.94 } },
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
  const { handler, construction } = runProgram<InProcessFigures>("in-process");
  return [
    {
      what: "SDK call through an injected fetch handler",
      floor: "reading the JSON out of a `Response`",
      ...handler,
      unit: "us",
      budget: { times: 2 },
    },
    { what: "a new client", floor: "`new URL` of its base URL", ...construction, unit: "us", budget: { most: 5 } },
  ];
}
