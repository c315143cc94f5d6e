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
  contract: [330, 1_850],
  engine: [620, 2_800],
  sdk: [235, 1_180],
  msw: [19, 80],
  // More than half of it is the page of a failed test, which is read only when a test fails.
  testing: [560, 1_520],
  // The inspector is most of it: its worker and the page of a session each contain the engine, and every file of it is
  // there a second time, compressed, to be served as it is.
  sandbank: [1_160, 3_080],
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
