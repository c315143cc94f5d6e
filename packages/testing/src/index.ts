export type { Coverage } from "@sandbank/engine";
export { applySeed, defineSeed, parseSeed, type Scenario, type Seed, scenarios } from "@sandbank/engine/scenarios";
export { mergeCoverage } from "./coverage/merge-coverage.ts";
export { recordCoverage } from "./coverage/record-coverage.ts";
