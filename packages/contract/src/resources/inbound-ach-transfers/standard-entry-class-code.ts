import { enumeration } from "../../schema-kit.ts";

export const inboundAchTransferStandardEntryClassCodeSchema = enumeration(
  "InboundAchTransferStandardEntryClassCode",
  "The kind of payment that an ACH transfer is, as the originator classed it.",
  {
    corporate_credit_or_debit: "Between companies (CCD).",
    corporate_trade_exchange: "Between companies, with details of what is paid (CTX).",
    prearranged_payments_and_deposit: "To or from a person by an arrangement, such as wages or a bill (PPD).",
    internet_initiated: "Ordered on the internet (WEB).",
    point_of_sale: "At a terminal in a shop (POS).",
    telephone_initiated: "Ordered by telephone (TEL).",
    customer_initiated: "A bill that a person pays on their own account (CIE).",
    accounts_receivable: "Made from a check that was sent by mail or left in a dropbox (ARC).",
    machine_transfer: "At a cash machine (MTE).",
    shared_network_transaction: "At a terminal of a network that several banks share (SHR).",
    represented_check: "A check that is presented again, after it was returned for lack of money (RCK).",
    back_office_conversion: "Made from a check afterwards, in the back office of a shop (BOC).",
    point_of_purchase: "Made from a check on the spot, at the till (POP).",
    check_truncation: "In place of a check that is kept by the bank where it was deposited (TRC).",
    destroyed_check: "In place of a check that was lost or destroyed (XCK).",
    international_ach_transaction: "From or to another country (IAT).",
  },
);
