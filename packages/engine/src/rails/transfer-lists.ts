import { equal, type ListRules } from "../objects/lists.ts";

interface Transfer {
  readonly account_id: string;
  readonly account_number_id: string | null;
  readonly status: string;
}

/** One index for each filter that all lists of inbound transfers share. */
export const transferIndexes = {
  account_id: (transfer: Transfer) => transfer.account_id,
  account_number_id: (transfer: Transfer) => transfer.account_number_id,
  status: (transfer: Transfer) => transfer.status,
};

interface TransferListParams {
  readonly account_id?: string | undefined;
  readonly account_number_id?: string | undefined;
  readonly status?: { readonly in?: readonly string[] | undefined } | undefined;
}

/** The filters of a list of inbound transfers, by index. */
export function transferList({ account_id, account_number_id, status }: TransferListParams): ListRules {
  return {
    where: {
      account_id: equal(account_id),
      account_number_id: equal(account_number_id),
      status: status?.in,
    },
  };
}
