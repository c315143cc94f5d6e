import { parseArgs } from "node:util";
import { play } from "./play.ts";
import { startPostgres } from "./postgres.ts";

const { values } = parseArgs({
  options: {
    events: { type: "string", default: "1000" },
    kills: { type: "string", default: "10" },
    cuts: { type: "string", default: "10" },
    seed: { type: "string", default: "1" },
  },
});
const [events, seed] = [Number(values.events), Number(values.seed)];

const postgres = await startPostgres();
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => void postgres.stop().finally(() => process.exit(1)));
}
try {
  for (const [fault, times] of [
    ["kill", Number(values.kills)],
    ["cut", Number(values.cuts)],
  ] as const) {
    if (times === 0) continue;
    const start = Date.now();
    const report = await play({ host: postgres.host, fault, times, events, seed });
    console.log(fault, report, `${Math.round((Date.now() - start) / 1_000)} s`);
  }
} finally {
  await postgres.stop();
}
