import { EVERY_BYTE } from "../../../../../tests/support/form.ts";
import type { files } from "../../../src/resources/files/resource.ts";
import type { ResourceProofs } from "../../proofs/resource-proofs.ts";

export const proofs: ResourceProofs<typeof files> = {
  list: null,
  story: { journal: "simulations", names: /^endpoints files\b/ },
  *scenario({ ok, no }) {
    const { data } = yield* ok("files.list");
    const id = data[0]?.id ?? "";
    yield* ok("files.retrieve", { id });
    yield* ok("files.contents", { id });
    const picture = { file: EVERY_BYTE, purpose: "check_image_front", filename: "check.png", mime_type: "image/png" };
    const created = { params: { ...picture, description: "Check 1042" }, key: "picture" };
    const { id: own } = yield* ok("files.create", created);
    yield* ok("files.create", created);
    yield* no("files.create", { params: { ...picture, purpose: "export" } });
    yield* ok("files.contents", { id: own });
  },
};
