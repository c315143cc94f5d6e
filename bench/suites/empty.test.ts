import { test } from "vitest";

test("is empty", () => {});
