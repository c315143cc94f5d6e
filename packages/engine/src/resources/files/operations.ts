import type { File, FileContents } from "@sandbank/contract";
import { equal } from "../../objects/lists.ts";
import { existing } from "../../objects/objects.ts";
import type { Call, Handlers } from "../../resource-kit/operation.ts";
import { listOf, retrieveFrom } from "../../resource-kit/read-operations.ts";
import { newId, nowOf, type World } from "../../state/world.ts";
import { get, set } from "../../store/layered-map.ts";
import { insert } from "../../store/table.ts";
import { sampleOf } from "./sample.ts";

export const fileOperations = {
  "files.list": listOf("files", (params) => ({
    where: { idempotency_key: equal(params.idempotency_key), purpose: params.purpose?.in },
  })),
  "files.create": create,
  "files.retrieve": retrieveFrom("files", "file"),
  "files.contents": contents,
} satisfies Handlers;

/** Emits no Event, because a File has no state (D-94). */
function create(world: World, { params, idempotencyKey }: Call<"files.create">): File {
  const { file: content, purpose, description, filename, mime_type } = params;
  const file: File = {
    id: newId(world, "file"),
    created_at: nowOf(world),
    description: description ?? null,
    direction: "to_operator",
    filename: filename ?? null,
    idempotency_key: idempotencyKey,
    mime_type: mime_type ?? "application/octet-stream",
    purpose,
    type: "file",
  };
  insert(world.state.tables.files, file);
  set(world.state.contents, file.id, content);
  return file;
}

/** Returns a copy, which the caller may change. */
function contents({ state }: World, { id }: Call<"files.contents">): FileContents {
  const file = existing(state.tables.files, "file", id);
  const content = get(state.contents, file.id)?.slice() ?? sampleOf(file);
  return { content, mime_type: file.mime_type };
}
