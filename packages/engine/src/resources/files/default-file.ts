import type { File } from "@sandbank/contract";
import { invariant } from "../../invariant.ts";
import { earliest } from "../../store/table.ts";
import type { World } from "../../world/world.ts";

/** The bank's own File of a purpose. It is older than every uploaded File. */
export function defaultFile({ state }: World, purpose: File["purpose"]): File {
  const file = earliest(state.tables.files, { purpose: [purpose] });
  invariant(file !== undefined, `there is no File of purpose ${purpose}`);
  return file;
}
