import { expect, test } from "vitest";
import type { CommandCall } from "../../src/cli/command.ts";
import { searchCommand } from "../../src/cli/commands/look/search.ts";
import { readNames } from "../../src/cli/output/object-names.ts";
import { requireObjectId } from "../../src/cli/server/require-object-id.ts";
import { type AdminClient, AdminError } from "../../src/client.ts";

const id = `card_${"1".repeat(20)}`;
const isolated = "\u2068כרטיס משרד\u2069 ..4286";
const plain = "כרטיס משרד ..4286";
const results = [{ id, name: isolated, status: "active", at: "2026-01-01T00:00:00.000Z" }];
const other = { ...results[0], id: `card_${"2".repeat(20)}` };

/** A client whose bank has Cards with a name from right to left. */
const clientOf = (found: readonly object[]) =>
  ({
    call: async (name: string) => ({
      data: name === "names" ? { [id]: isolated } : [{ type: "card", count: found.length, results: found }],
    }),
  }) as unknown as AdminClient;

test("names have no characters that only isolate text from right to left, which terminals show", async () => {
  expect(await readNames(clientOf(results), [id])).toEqual({ [id]: plain });
  const out: string[] = [];
  await searchCommand.run({
    rest: ["x"],
    io: { out: (text: string) => out.push(text), paint: (_: string, text: string) => text, width: 100, names: {} },
    client: async () => clientOf(results),
  } as unknown as CommandCall);
  expect(out.join("\n")).toContain(`${plain}, active  ${id}`);
});

test("an object is found by its name as people write it, and listed by that name", async () => {
  expect(await requireObjectId(clientOf([...results, { ...other, name: "Fuel" }]), plain, ["card"])).toBe(id);
  await expect(requireObjectId(clientOf([...results, other]), plain, ["card"])).rejects.toThrow(`  ${id}  ${plain}, `);
});

test("objects have no names on a server that cannot tell them, and other failures stay failures", async () => {
  const failing = (error: Error) => ({ call: () => Promise.reject(error) }) as unknown as AdminClient;
  const unknown = new AdminError({ type: "no_such_route_error", title: "No such route.", detail: "", status: 404 });
  expect(await readNames(failing(unknown), [id])).toEqual({});
  await expect(readNames(failing(new TypeError("fetch failed")), [id])).rejects.toThrow("fetch failed");
});
