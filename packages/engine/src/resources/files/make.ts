import type { File } from "@sandbank/contract";
import { newId, nowOf, type World } from "../../state/world.ts";

/** What a File of the emulator is, beside what all of them have in common. */
export type FileContent = Pick<File, "purpose" | "filename" | "mime_type">;

/** A File that is in no table yet. There is no upload: every File comes from the operator, by this. */
export function newFile(world: World, { filename, mime_type, purpose }: FileContent): File {
  return {
    id: newId(world, "file"),
    created_at: nowOf(world),
    description: null,
    direction: "from_operator",
    filename,
    idempotency_key: null,
    mime_type,
    purpose,
    type: "file",
  };
}
