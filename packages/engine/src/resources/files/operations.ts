import type { File, FileList } from "@sandbank/contract";
import { equal, listPage } from "../../objects/lists.ts";
import { existing } from "../../objects/objects.ts";
import type { Call, Handlers } from "../../resource-kit/operation.ts";
import type { World } from "../../state/world.ts";

export const fileOperations = {
  "files.list": list,
  "files.retrieve": retrieve,
} satisfies Handlers;

function list(world: World, { params }: Call<"files.list">): FileList {
  return listPage(world, "files.list", world.state.tables.files, params, {
    where: { idempotency_key: equal(params.idempotency_key), purpose: params.purpose?.in },
  });
}

function retrieve({ state }: World, { id }: Call<"files.retrieve">): File {
  return existing(state.tables.files, "file", id);
}
