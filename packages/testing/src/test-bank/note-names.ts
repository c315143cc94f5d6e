import { printableName } from "@sandbank/view/words/printable";

/**
 * Notes the names of the tests that fork one bank and warns once if two tests have the same name, because names seed
 * ids.
 */
export function createNameNotes(warn: (text: string) => void): (name: string, test: object | undefined) => void {
  const tests = new Map<string, object | undefined>();
  let hasWarned = false;
  return (name, test) => {
    const isOther = tests.has(name) && (test === undefined || tests.get(name) !== test);
    tests.set(name, test);
    if (!isOther || hasWarned) return;
    hasWarned = true;
    warn(
      `[sandbank] Two tests of this file are named "${printableName(name)}", so their objects have the same ids. Give each test a unique name.`,
    );
  };
}
