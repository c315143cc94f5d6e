import { parseArgs } from "node:util";
import * as fc from "fast-check";
import { compare } from "../packages/engine/test/model/compare.ts";
import { STEPS, sequences } from "../packages/engine/test/model/sequences.ts";
import { writeSection } from "./budgets-page.ts";

/**
 * Plays many steps on the bank and on the plain model of its money: `npm run bench:model -- [steps] [seed]`, and with
 * `--write` the result is kept in `docs/internals/budgets.md`. A difference ends it, and prints the seed and the shortest
 * sequence of steps that shows it.
 */
const { values, positionals } = parseArgs({ options: { write: { type: "boolean" } }, allowPositionals: true });
const wanted = Number(positionals[0] ?? 10_000_000);
const seed = Number(positionals[1] ?? Math.floor(Math.random() * 0x7fff_ffff));
/** Each chunk has a seed of its own, one more than the last: fast-check keeps what it needs of a run until its end. */
const CHUNK = 1_000;

console.log(`[sandbank] Playing ${wanted} steps from seed ${seed}.`);
let steps = 0;
const property = fc.property(sequences, (sequence) => {
  compare(sequence, new Map());
  steps += sequence.played.length;
});
for (let chunk = 0; steps < wanted; chunk += 1) {
  const left = Math.ceil((wanted - steps) / STEPS);
  fc.assert(property, { seed: seed + chunk, numRuns: Math.min(left, CHUNK) });
  console.log(`[sandbank] ${steps} steps, after ${Math.round(process.uptime())} s.`);
}
const result = `${steps} steps from seed ${seed}: no difference.`;
console.log(`[sandbank] ${result}`);
if (values.write) {
  const day = new Date().toISOString().slice(0, 10);
  writeSection("Model of the money", `Played by \`npm run bench:model -- --write\` on ${day}. ${result}`);
}
