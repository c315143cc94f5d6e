import { parseArgs } from "node:util";
import * as fc from "fast-check";
import { compare } from "../packages/engine/test/model/compare.ts";
import { STEPS, sequences } from "../packages/engine/test/model/sequences.ts";
import { writeSection } from "./budgets-page.ts";

/**
 * Plays many steps on the bank and on the plain model of its money: `npm run bench:model -- [steps] [seed]`. With
 * `--write` the result is written to `docs/internals/budgets.md`. A difference ends the run, and prints the seed and
 * the shortest sequence of steps that shows the difference.
 */
const { values, positionals } = parseArgs({ options: { write: { type: "boolean" } }, allowPositionals: true });
const wanted = Number(positionals[0] ?? 10_000_000);
const seed = Number(positionals[1] ?? Math.floor(Math.random() * 0x7fff_ffff));
/**
 * Steps are played in chunks, because fast-check keeps memory for a run until its end. Each chunk adds one to the seed.
 */
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
