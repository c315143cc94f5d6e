/** What a bank's ids repeat by: notes the names of the tests of one base, and warns once of a name that two tests have. */
export function createNameNotes(warn: (text: string) => void): (name: string, test: object | undefined) => void {
  const tests = new Map<string, object | undefined>();
  let hasWarned = false;
  return (name, test) => {
    const isOther = tests.has(name) && (test === undefined || tests.get(name) !== test);
    tests.set(name, test);
    if (!isOther || hasWarned) return;
    hasWarned = true;
    warn(
      `[sandbank] Two tests of this file are named "${name}", so their objects have the same ids. Give each test a name of its own.`,
    );
  };
}
