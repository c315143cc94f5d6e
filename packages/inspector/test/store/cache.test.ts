import { expect, test } from "vitest";
import { RefusedError, UnreachableError } from "../../src/source/errors.ts";
import { cached, refresh } from "../../src/store/cache.ts";

test("a result is read once for each revision of the bank", async () => {
  const entry = cached("once");
  let loads = 0;
  const load = async () => ++loads;
  await refresh(entry, () => 1, load);
  await refresh(entry, () => 1, load);
  expect(entry.read.value).toEqual({ state: "ready", data: 1 });
  await refresh(entry, () => 2, load);
  expect(entry.read.value).toEqual({ state: "ready", data: 2 });
});

test("a bank that changes during a read is read once more, and the old result stays until then", async () => {
  const entry = cached("changes");
  let revision = 1;
  const results: unknown[] = [];
  await refresh(
    entry,
    () => revision,
    async () => {
      results.push(entry.read.value.state);
      if (revision < 3) revision = 3;
      return revision;
    },
  );
  expect(results).toEqual(["loading", "ready"]);
});

test("keeps the result when the server does not answer, and replaces it when the server refuses", async () => {
  const entry = cached("fails");
  await refresh(
    entry,
    () => 1,
    async () => "known",
  );
  await refresh(
    entry,
    () => 2,
    () => Promise.reject(new UnreachableError("The server does not answer.")),
  );
  expect(entry.read.value).toEqual({ state: "ready", data: "known" });
  const refused = new RefusedError(404, { title: "There is no such Account.", detail: null });
  await refresh(
    entry,
    () => 3,
    () => Promise.reject(refused),
  );
  expect(entry.read.value).toEqual({ state: "failed", error: refused });
  expect(refused.message).toBe("There is no such Account.");
});
