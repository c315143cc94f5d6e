import { test } from "vitest";

for (let number = 0; number < 1_000; number++) test(`test ${number}`, async () => {});
