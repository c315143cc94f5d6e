import { afterAll, vi } from "vitest";

// Deliveries keep the timers that exist when their module is loaded: import this module first, and then theirs by `import()`.
vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
// Deliveries recognize fake timers by their property `clock`, and would use others.
const { setTimeout: fakeTimeout } = globalThis;
globalThis.setTimeout = ((act: () => void, milliseconds: number) =>
  fakeTimeout(act, milliseconds)) as typeof setTimeout;

afterAll(() => {
  vi.useRealTimers();
});
