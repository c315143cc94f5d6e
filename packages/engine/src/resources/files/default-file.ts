import type { File } from "@sandbank/contract";
import { invariant } from "../../invariant.ts";
import type { World } from "../../state/world.ts";
import { earliest } from "../../store/table.ts";

/** The File of a purpose that the default world has one of: it came before any that was uploaded. */
export function defaultFile({ state }: World, purpose: File["purpose"]): File {
  const file = earliest(state.tables.files, { purpose: [purpose] });
  invariant(file !== undefined, `there is no File of purpose ${purpose}`);
  return file;
}
