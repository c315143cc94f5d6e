import type { CheckDeposit } from "@sandbank/contract";
import type { Route } from "../../rails/post.ts";

/** The route of a Check Deposit: its Lockbox Recipient, if it has one. */
export function toRoute({ lockbox_recipient_id: id }: CheckDeposit): { readonly route?: Route } {
  return id === null ? {} : { route: { id, type: "lockbox" } };
}
