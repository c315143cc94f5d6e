import { readText } from "@sandbank/engine/private/errors";
/** The result of one check of `sandbank doctor`. */
export interface Check {
  readonly name: string;
  readonly ok: boolean;
  /** Whether the detail is only a warning, which does not keep a server from starting. */
  readonly warning?: true;
  readonly detail: string;
}

/** Runs a check that returns its detail, or throws the problem. */
export async function checked(name: string, work: () => string | Promise<string>): Promise<Check> {
  try {
    return { name, ok: true, detail: await work() };
  } catch (error) {
    return { name, ok: false, detail: readText(error) };
  }
}
