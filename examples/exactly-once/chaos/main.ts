import { parseArgs } from "node:util";
import { play } from "./play.ts";
import { startPostgres } from "./postgres.ts";

const { values } = parseArgs({
  options: {
    events: { type: "string", default: "1000" },
    faults: { type: "string", default: "10" },
    seed: { type: "string", default: "1" },
  },
});
const [events, times, seed] = [Number(values.events), Number(values.faults), Number(values.seed)];

const postgres = await startPostgres();
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => process.exit(1));
}
try {
  for (const fault of ["kill", "cut", "terminate"] as const) {
    const start = Date.now();
    const report = await play({ host: postgres.host, fault, times, events, seed });
    console.log(`${fault}: ${JSON.stringify(report)} in ${Math.round((Date.now() - start) / 1_000)} s`);
  }
} finally {
  postgres.stop();
}
