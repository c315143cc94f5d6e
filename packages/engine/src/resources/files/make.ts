import type { File } from "@sandbank/contract";
import { add } from "../../objects.ts";
import { newId, nowOf, type World } from "../../world.ts";

/** What a File of the emulator is, beside what all of them have in common. */
export type FileContent = Pick<File, "purpose" | "filename" | "mime_type"> & Partial<Pick<File, "description">>;

/** Makes a File. There is no upload: every File comes from the operator, by this. */
export function makeFile(world: World, content: FileContent): File {
  return add(world, world.state.tables.files, newFile(world, content), "file.created");
}

/** A File that is in no table yet. */
export function newFile(world: World, { description = null, filename, mime_type, purpose }: FileContent): File {
  return {
    id: newId(world, "file"),
    created_at: nowOf(world),
    description,
    direction: "from_operator",
    filename,
    idempotency_key: null,
    mime_type,
    purpose,
    type: "file",
  };
}
