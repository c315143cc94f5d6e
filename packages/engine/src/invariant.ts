/** A mistake of the emulator, never of its caller. Please report it with its message and the bank's journal. */
export class SandbankBug extends Error {
  override readonly name = "SandbankBug";
}

/** Holds what must be true whatever a caller does. */
export function invariant(holds: boolean, message: string): asserts holds {
  if (!holds) throw new SandbankBug(`[sandbank] A bug in the emulator: ${message}. Report it with bank.journal().`);
}
