import test from "node:test";
import { bankTest } from "@sandbank/testing/node";
import { options, stories } from "../stories.mjs";

const withBank = bankTest(options);

for (const { name, play } of stories) test(name, withBank(play));
