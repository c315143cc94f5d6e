/** Reserved words, and names that the test file defines. */
const taken = new Set("bank test expect export import package program default refusalOf declined events".split(" "));

/** Returns a function that names results by their nouns: `account`, and `account2` for the next one. */
export function createNames(): (noun: string) => string {
  const counts = new Map<string, number>();
  return (noun) => {
    const name = taken.has(noun) ? `${noun}Object` : noun;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return count === 1 ? name : `${name}${count}`;
  };
}
