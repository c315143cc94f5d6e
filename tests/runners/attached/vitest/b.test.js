import { bankTest } from "@sandbank/testing/vitest";
import { options, stories } from "../stories.mjs";

const test = bankTest(options);

for (const { name, play } of stories) {
  test(name, ({ bank, client, deliverer }) =>
    play({ bank, client, deliverer }),
  );
}
