export type { Coverage } from "@sandbank/engine";
export { applySeed, defineSeed, parseSeed, type Scenario, type Seed, scenarios } from "@sandbank/engine/scenarios";
