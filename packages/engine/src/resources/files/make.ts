import type { File } from "@sandbank/contract";
import { newId, nowOf, type World } from "../../state/world.ts";

/** What a File of the emulator is, beside what all of them have in common. */
export type FileContent = Pick<File, "purpose" | "filename" | "mime_type">;

/** A File of the bank that is in no table yet. */
export function newFile(world: World, content: FileContent): File {
  return {
    id: newId(world, "file"),
    created_at: nowOf(world),
    description: null,
    direction: "from_operator",
    idempotency_key: null,
    ...content,
    type: "file",
  };
}
