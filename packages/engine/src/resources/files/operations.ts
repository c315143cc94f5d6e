import type { File, FileContents } from "@sandbank/contract";
import { equal } from "../../objects/lists.ts";
import { add, existing } from "../../objects/objects.ts";
import type { Call, Handlers } from "../../resource-kit/operation.ts";
import { createListHandler, retrieveFrom } from "../../resource-kit/read-operations.ts";
import { get, set } from "../../store/layered-map.ts";
import { newId, readNow, type World } from "../../world/world.ts";
import { createSample } from "./sample.ts";

export const fileOperations = {
  "files.list": createListHandler("files", (params) => ({
    where: { idempotency_key: equal(params.idempotency_key), purpose: params.purpose?.in },
  })),
  "files.create": create,
  "files.retrieve": retrieveFrom("files", "file"),
  "files.contents": contents,
} satisfies Handlers;

function create(world: World, { params, idempotencyKey }: Call<"files.create">): File {
  const { file: content, purpose, description, filename, mime_type } = params;
  const file: File = {
    id: newId(world, "file"),
    created_at: readNow(world),
    description: description ?? null,
    direction: "to_operator",
    filename: filename ?? null,
    idempotency_key: idempotencyKey,
    mime_type: mime_type ?? "application/octet-stream",
    purpose,
    type: "file",
  };
  set(world.state.contents, file.id, content);
  return add(world, world.state.tables.files, file, "file.created");
}

/** Returns a copy, which the caller may change. */
function contents({ state }: World, { id }: Call<"files.contents">): FileContents {
  const file = existing(state.tables.files, "file", id);
  const content = get(state.contents, file.id)?.slice() ?? createSample(file);
  return { content, mime_type: file.mime_type };
}
