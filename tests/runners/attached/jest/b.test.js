import { test } from "@jest/globals";
import { bankTest } from "@sandbank/testing/jest";
import { options, stories } from "../stories.mjs";

const withBank = bankTest(options);

for (const { name, play } of stories) test(name, withBank(play));
