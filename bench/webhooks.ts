import { runProgram } from "./built.ts";
import type { VerifyingFigures } from "./programs/verifying.ts";
import type { Row } from "./row.ts";

const sizes: Readonly<Record<string, string>> = { 300: "300 B", 4096: "4 kB", 262144: "256 kB" };

/** The rows of verifying a webhook, compared with hashing it. */
export function webhookRows(): Row[] {
  return Object.entries(runProgram<VerifyingFigures>("verifying")).map(([length, figures]) => ({
    what: `\`verifyWebhook\`, ${sizes[length]}`,
    floor: "`createHmac` of its body, with a kept KeyObject",
    ...figures,
    unit: "us",
    budget: { speed: 1 },
    tried:
      "a body that is hashed by `createHmac` takes as long as the floor, plus the time to read the headers: the speed is 0.97 to 1.02 in different runs. Tried: one hash over key and body, which copies a long body first.",
  }));
}
