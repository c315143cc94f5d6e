import { setupBank } from "@sandbank/msw/node";
import { afterEach, expect, test, vi } from "vitest";

const isMsw2 = process.env["MSW_MAJOR"] === "2";

afterEach(() => {
  vi.unstubAllGlobals();
});

test(`listen ${isMsw2 ? "works" : "says that MSW 3 needs a later Node"} on a Node without Promise.withResolvers`, () => {
  const without = class extends Promise<unknown> {};
  const old = new Proxy(without, { has: (target, name) => name !== "withResolvers" && Reflect.has(target, name) });
  vi.stubGlobal("Promise", old);
  const { listen, close } = setupBank();
  if (isMsw2) expect(() => listen()).not.toThrow();
  else {
    expect(() => listen()).toThrow(
      `[sandbank] Failed to listen: MSW 3 needs Node 22.12 or later, because it calls Promise.withResolvers, but this is Node ${process.versions.node}. Update Node, or install MSW 2: npm install --save-dev msw@2.`,
    );
  }
  close();
});

test("reset and close of a setup that does not listen need no functions of a later Node", () => {
  const prototype = Set.prototype as { intersection?: unknown };
  const { intersection } = prototype;
  delete prototype.intersection;
  try {
    const { bank, reset, close } = setupBank();
    bank.accounts.create({ name: "Operating" });
    expect(() => reset()).not.toThrow();
    expect(bank.accounts.list().data).toEqual([]);
    expect(() => close()).not.toThrow();
  } finally {
    prototype.intersection = intersection;
  }
});
