import type { routingNumbers } from "../../../src/resources/routing-numbers/resource.ts";
import type { ResourceProofs } from "../../proofs/resource-proofs.ts";

export const proofs: ResourceProofs<typeof routingNumbers> = {
  required: { "routingNumbers.list": ["routing_number"] },
  bounds: { "routingNumbers.list": { routing_number: "exactly 9 characters" } },
  list: null,
  story: { journal: "outbound", names: /^\w+ routing_?numbers?\b/i },
  *scenario({ ok, no }) {
    for (const routing_number of ["110000000", "122000030", "110000001"]) {
      yield* ok("routingNumbers.list", { params: { routing_number } });
    }
    yield* no("routingNumbers.list");
  },
};
