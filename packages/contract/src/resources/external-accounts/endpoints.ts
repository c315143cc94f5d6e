import { defineEndpoints } from "../../endpoint.ts";
import {
  externalAccountCreateParamsSchema,
  externalAccountListParamsSchema,
  externalAccountListSchema,
  externalAccountSchema,
  externalAccountUpdateParamsSchema,
} from "./schema.ts";

export const externalAccountEndpoints = defineEndpoints({
  "externalAccounts.list": {
    method: "GET",
    path: "/external_accounts",
    summary: "List External Accounts, newest first.",
    params: externalAccountListParamsSchema,
    result: externalAccountListSchema,
    extension: true,
  },
  "externalAccounts.create": {
    method: "POST",
    path: "/external_accounts",
    summary: "Create an External Account.",
    details: "Several External Accounts can have the same numbers. Starts `active`. Emits `external_account.created`.",
    params: externalAccountCreateParamsSchema,
    result: externalAccountSchema,
    extension: true,
  },
  "externalAccounts.retrieve": {
    method: "GET",
    path: "/external_accounts/{external_account_id}",
    summary: "Retrieve an External Account.",
    result: externalAccountSchema,
    extension: true,
  },
  "externalAccounts.update": {
    method: "PATCH",
    path: "/external_accounts/{external_account_id}",
    summary: "Change the holder, description or funding of an External Account, or archive it or make it active again.",
    details:
      "Its numbers cannot be changed, and earlier transfers stay as they are. Emits `external_account.updated` when something changed.",
    params: externalAccountUpdateParamsSchema,
    result: externalAccountSchema,
    extension: true,
  },
});
