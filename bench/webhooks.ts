import { runProgram } from "./built.ts";
import type { VerifyingFigures } from "./programs/verifying.ts";
import type { Row } from "./row.ts";

const sizes: Readonly<Record<string, string>> = { 300: "300 B", 4096: "4 kB", 262144: "256 kB" };

/** Verifying a webhook, against hashing it. */
export function webhookRows(): Row[] {
  return Object.entries(runProgram<VerifyingFigures>("verifying")).map(([length, figures]) => ({
    what: `\`verifyWebhook\`, ${sizes[length]}`,
    floor: "`createHmac` of it, with a kept KeyObject",
    ...figures,
    unit: "us",
    budget: { speed: 1 },
  }));
}
