import { readText } from "@sandbank/engine/private/errors";

/** The result of one check of `sandbank doctor`. */
export interface Check extends Finding {
  readonly name: string;
  readonly ok: boolean;
}

interface Finding {
  readonly detail: string;
  /** Whether the detail is only a warning, which does not keep a server from starting. */
  readonly warning?: true;
}

/** Runs a check that returns its detail, or a warning, or throws the problem. */
export async function checked(name: string, work: () => string | Finding | Promise<string | Finding>): Promise<Check> {
  try {
    const found = await work();
    return { name, ok: true, ...(typeof found === "string" ? { detail: found } : found) };
  } catch (error) {
    return { name, ok: false, detail: readText(error) };
  }
}
