import { enumeration } from "../../schema-kit.ts";

export const inboundAchTransferStandardEntryClassCodeSchema = enumeration(
  "InboundAchTransferStandardEntryClassCode",
  "The kind of payment of an ACH transfer, as the originator classified it.",
  {
    corporate_credit_or_debit: "Between companies (CCD).",
    corporate_trade_exchange: "Between companies, with details of the payment (CTX).",
    prearranged_payments_and_deposit: "To or from a person by prior arrangement, such as wages or a bill (PPD).",
    internet_initiated: "Ordered on the internet (WEB).",
    point_of_sale: "At a terminal in a shop (POS).",
    telephone_initiated: "Ordered by telephone (TEL).",
    customer_initiated: "A bill payment that a person initiates (CIE).",
    accounts_receivable: "Converted from a check that was sent by mail or left in a dropbox (ARC).",
    machine_transfer: "At a cash machine (MTE).",
    shared_network_transaction: "At a terminal of a network that several banks share (SHR).",
    represented_check: "A check that is presented again after a return for insufficient funds (RCK).",
    back_office_conversion: "Converted from a check later, in the back office of a shop (BOC).",
    point_of_purchase: "Converted from a check at the point of purchase (POP).",
    check_truncation: "Replaces a check that the bank of deposit keeps (TRC).",
    destroyed_check: "Replaces a check that was lost or destroyed (XCK).",
    international_ach_transaction: "From or to another country (IAT).",
  },
);
