/** What `sandbank doctor` says of one thing that a server needs. */
export interface Check {
  readonly name: string;
  readonly ok: boolean;
  /** Whether the detail names something to tidy up. It does not keep a server from starting. */
  readonly warning?: true;
  readonly detail: string;
}

/** A check of work that returns the detail, and throws if something is wrong. */
export async function checked(name: string, work: () => string | Promise<string>): Promise<Check> {
  try {
    return { name, ok: true, detail: await work() };
  } catch (error) {
    const detail = (error as Error).message.replace(/^(?:\[sandbank\]|Failed to start:) /, "");
    return { name, ok: false, detail };
  }
}
