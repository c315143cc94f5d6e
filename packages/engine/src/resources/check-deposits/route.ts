import type { CheckDeposit } from "@sandbank/contract";
import type { Route } from "../../rails/post.ts";

/** Money for a Lockbox Recipient comes through it; that of any other check comes through nothing. */
export function routeOf({ lockbox_recipient_id: id }: CheckDeposit): { readonly route?: Route } {
  return id === null ? {} : { route: { id, type: "lockbox" } };
}
