import type { publishedPackages } from "./stage.ts";

interface Size {
  readonly bytes: number;
  readonly unpackedBytes: number;
}

/**
 * How large each tarball may be, packed and unpacked, in kB: a tenth above what it was when the budget was set. A change
 * that needs more raises it here, where a reviewer sees it.
 */
const budgets: Readonly<Record<(typeof publishedPackages)[number], readonly [packed: number, unpacked: number]>> = {
  // Its types, and the documentation of each parameter, grow with the API.
  contract: [490, 2_860],
  engine: [730, 3_350],
  sdk: [315, 1_610],
  // Its CommonJS entry points each contain the errors that carry what the caller did wrong.
  msw: [20, 81],
  // A third of it is the page of a failed test, which is read only when a test fails. Both builds of `mutants` contain the
  // places where a bank can be wrong.
  testing: [812, 2_385],
  // The inspector is most of it: its worker and the page of a session each contain the engine, and every file of it is
  // there a second time, compressed, to be served as it is.
  sandbank: [1_430, 3_860],
};

/** Prints the size of each tarball. Throws an error for those that exceed their budget. */
export function checkSizes(tarballs: readonly (Size & { readonly name: keyof typeof budgets })[]): void {
  const tooLarge = tarballs.flatMap(({ name, bytes, unpackedBytes }) => {
    const [packed, unpacked] = budgets[name];
    const line = `${name}: ${kB(bytes)} of ${packed} kB packed, ${kB(unpackedBytes)} of ${unpacked} kB unpacked`;
    console.log(line);
    return bytes > packed * 1_000 || unpackedBytes > unpacked * 1_000 ? [line] : [];
  });
  if (tooLarge.length === 0) return;
  throw new Error(
    `Tarballs exceed their size budgets:\n${tooLarge.join("\n")}\nMake them smaller, or raise the budget in scripts/size-budgets.ts.`,
  );
}

const kB = (bytes: number) => Math.ceil(bytes / 1_000);
