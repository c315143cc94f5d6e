interface Transfer {
  readonly account_id: string;
  readonly account_number_id: string | null;
  readonly status: string;
}

/** An index for each filter that the lists of all inbound transfers have. */
export const transferIndexes = {
  account_id: (transfer: Transfer) => transfer.account_id,
  account_number_id: (transfer: Transfer) => transfer.account_number_id,
  status: (transfer: Transfer) => transfer.status,
};
