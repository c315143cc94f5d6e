import { defineEndpoints } from "../../endpoint.ts";
import {
  accountNumberCreateParamsSchema,
  accountNumberListParamsSchema,
  accountNumberListSchema,
  accountNumberSchema,
  accountNumberUpdateParamsSchema,
} from "./schema.ts";

export const accountNumberEndpoints = defineEndpoints({
  "accountNumbers.list": {
    method: "GET",
    path: "/account_numbers",
    summary: "List Account Numbers, newest first.",
    params: accountNumberListParamsSchema,
    result: accountNumberListSchema,
  },
  "accountNumbers.create": {
    method: "POST",
    path: "/account_numbers",
    summary: "Create an Account Number.",
    details: "The Account must be open and its Entity active. Emits `account_number.created`.",
    params: accountNumberCreateParamsSchema,
    result: accountNumberSchema,
  },
  "accountNumbers.retrieve": {
    method: "GET",
    path: "/account_numbers/{account_number_id}",
    summary: "Retrieve an Account Number.",
    result: accountNumberSchema,
  },
  "accountNumbers.update": {
    method: "PATCH",
    path: "/account_numbers/{account_number_id}",
    summary: "Change the name, the state or the handling of debits of an Account Number.",
    details: "Emits `account_number.updated` when something changed. A canceled Account Number cannot be changed.",
    params: accountNumberUpdateParamsSchema,
    result: accountNumberSchema,
  },
});
