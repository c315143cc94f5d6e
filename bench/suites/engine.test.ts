import { createBank } from "@sandbank/engine";
import { test } from "vitest";

test("creates an Account", () => {
  createBank().accounts.create({ name: "Operating" });
});
