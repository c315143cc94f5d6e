import type { File } from "@sandbank/contract";
import { newId, readNow, type World } from "../../world/world.ts";

/** The fields in which the bank's own Files differ. */
export type FileContent = Pick<File, "purpose" | "filename" | "mime_type">;

/** Creates a File of the bank without inserting it into a table. */
export function newFile(world: World, content: FileContent): File {
  return {
    id: newId(world, "file"),
    created_at: readNow(world),
    description: null,
    direction: "from_operator",
    idempotency_key: null,
    ...content,
    type: "file",
  };
}
