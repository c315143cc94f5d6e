import { BankError, createBank, manualClock } from "@sandbank/engine";

/** Runs an exported test, with the part of Vitest that it uses. Returns why it fails; undefined if it passes. */
export function findFailure(text: string): string | undefined {
  const body = text.replace(/^import .*$/gm, "");
  const run = (_title: string, act: () => void) => act();
  const parts = { BankError, createBank, manualClock, test: run, expect };
  try {
    new Function(...Object.keys(parts), body)(...Object.values(parts));
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

function expect(actual: unknown) {
  const toEqual = (expected: unknown) => {
    if (JSON.stringify(actual) === JSON.stringify(expected)) return;
    throw new Error(`${JSON.stringify(actual)} is not ${JSON.stringify(expected)}`);
  };
  return {
    toEqual,
    toBe: toEqual,
    toMatchObject(expected: Readonly<Record<string, unknown>>) {
      for (const [name, value] of Object.entries(expected)) expect((actual as typeof expected)[name]).toEqual(value);
    },
  };
}
