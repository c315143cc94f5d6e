import { createBank } from "@sandbank/engine";
import { ServerError } from "@sandbank/view/reads/server-error";
import { expect, test } from "vitest";
import { type ExportRequest, exportRequested } from "../../src/admin/sessions/export-request.ts";

test("an export that steps cannot repeat is a refusal with the reason, and another error stays one", () => {
  const bank = createBank();
  const request = { bank: "default", journal: bank.journal(), steps: [], until: undefined, isShown: false };
  const exported = (part: Partial<ExportRequest>) => () =>
    exportRequested({ ...request, as: "test", ...part }, () => {});
  expect(exported({})).toThrow(ServerError);
  expect(exported({})).toThrow("The session has no call that a test can repeat.");
  const damaged = { ...request.journal, entries: null } as unknown as ExportRequest["journal"];
  expect(exported({ as: "seed", journal: damaged, isShown: true })).toThrow(TypeError);
});
