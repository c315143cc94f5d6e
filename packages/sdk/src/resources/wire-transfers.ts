// Generated from packages/contract/src/resources/wire-transfers by `npm run generate`. Do not edit.

import type { ApiPromise, ListOptions, PageRequest, RequestOptions, WriteOptions } from "../core/api.ts";
import type { TransferApproval, TransferCancellation, TransferCreator } from "./account-transfers.ts";
import type {
  AccountId,
  AccountNumberId,
  ExternalAccountId,
  InboundWireDrawdownRequestId,
  PendingTransactionId,
  TransactionId,
  WireTransferId,
} from "./ids.ts";
import type { AnyOf, Currency, Open, PageParams } from "./shared.ts";

/** Operations on Wire Transfers. */
export interface WireTransfers {
  /**
   * List Wire Transfers, newest first.
   *
   * `GET /wire_transfers`. An extension of the contract.
   */
  list(params?: WireTransferListParams, options?: ListOptions): PageRequest<WireTransfer>;

  /**
   * Send money to an account at another bank by wire.
   *
   * The money moves at once by a Transaction of category `wire_transfer_intention`, and the transfer
   * becomes `pending_creating`. With `require_approval` it becomes `pending_approval` instead, and a
   * Pending Transaction of category `wire_transfer_instruction` holds the amount. Emits
   * `wire_transfer.created`, then `transaction.created` or `pending_transaction.created`.
   *
   * - `account_number` is required unless `external_account_id` is given.
   * - `account_number` is not allowed beside `external_account_id`, which has its own.
   * - `routing_number` is required unless `external_account_id` is given.
   * - `routing_number` is not allowed beside `external_account_id`, which has its own.
   * - `routing_number` names a bank that takes no wire transfers: choose a number whose row in
   *   `routing_numbers` has `wire_transfers` as `supported`.
   * - `remittance.unstructured` is required when `category` is `unstructured`.
   * - `remittance.unstructured` is only allowed when `category` is `unstructured`.
   * - `remittance.tax` is required when `category` is `tax`.
   * - `remittance.tax` is only allowed when `category` is `tax`.
   *
   * `POST /wire_transfers`. An extension of the contract.
   */
  create(params: WireTransferCreateParams, options?: WriteOptions): ApiPromise<WireTransfer>;

  /**
   * Retrieve a Wire Transfer.
   *
   * `GET /wire_transfers/{wire_transfer_id}`. An extension of the contract.
   */
  retrieve(id: WireTransferId, options?: RequestOptions): ApiPromise<WireTransfer>;

  /**
   * Approve a Wire Transfer.
   *
   * The transfer must be `pending_approval`. It becomes `pending_creating`: its hold ends, and its money
   * moves, even if the available balance has become negative. Emits `pending_transaction.updated`,
   * `transaction.created` and `wire_transfer.updated`.
   *
   * `POST /wire_transfers/{wire_transfer_id}/approve`. An extension of the contract.
   */
  approve(id: WireTransferId, options?: WriteOptions): ApiPromise<WireTransfer>;

  /**
   * Cancel a Wire Transfer before its approval.
   *
   * The transfer must be `pending_approval`. It becomes `canceled`, and its hold ends. Emits
   * `pending_transaction.updated` and `wire_transfer.updated`.
   *
   * `POST /wire_transfers/{wire_transfer_id}/cancel`. An extension of the contract.
   */
  cancel(id: WireTransferId, options?: WriteOptions): ApiPromise<WireTransfer>;
}

/** The reversal of a Wire Transfer by the receiving bank. */
export interface WireTransferReversal {
  /** The whole amount of the wire, in cents, at least 1. */
  amount: number;
  /** When it was reversed. ISO 8601, UTC. */
  created_at: string;
  /** Routing number of the bank that sent the money back: the destination's. */
  debtor_routing_number: string | null;
  /** Always `Reversal`. */
  description: string;
  /** The day of the wire network, `YYYY-MM-DD`. */
  input_cycle_date: string;
  /** Identifier of the message in the wire network: day, source and number, 22 characters. */
  input_message_accountability_data: string;
  /** Number of the message, 6 digits. */
  input_sequence_number: string;
  /** Source of the message, 8 capital letters or digits. */
  input_source: string;
  /** Null. */
  instruction_identification: string | null;
  /** Null. */
  return_reason_additional_information: string | null;
  /** Always `AC03`. */
  return_reason_code: string | null;
  /** Always `Invalid creditor account number`. */
  return_reason_code_description: string | null;
  /** The Transaction that moved the money back. */
  transaction_id: TransactionId;
  /** The Wire Transfer. */
  wire_transfer_id: WireTransferId;
}

/** A Wire Transfer that moved money. */
export interface WireTransferIntention {
  /** The account number at the other bank. */
  account_number: string;
  /** Amount of the wire, in cents, at least 1. */
  amount: number;
  /** The message of `remittance`, or `Tax` and its type code. */
  message_to_recipient: string;
  /** The routing number of the other bank. */
  routing_number: string;
  /** The Wire Transfer. */
  transfer_id: WireTransferId;
}

/** A Wire Transfer that waits for your approval. */
export interface WireTransferInstruction {
  /** The account number at the other bank. */
  account_number: string;
  /** Amount of the wire, in cents, at least 1. */
  amount: number;
  /** The message of `remittance`, or `Tax` and its type code. */
  message_to_recipient: string;
  /** The routing number of the other bank. */
  routing_number: string;
  /** The Wire Transfer. */
  transfer_id: WireTransferId;
}

/** Money that you send to an account at another bank by wire. */
export interface WireTransfer {
  /** Identifier of the Wire Transfer. */
  id: WireTransferId;
  /** The Account that the money leaves. */
  account_id: AccountId;
  /** Amount in cents, 1 to 999999999999. */
  amount: number;
  /** The receiver. */
  creditor: WireTransferParty | null;
  /** The sender, or null if you named none. */
  debtor: WireTransferParty | null;
  /** Null: there are no requests for wires. */
  inbound_wire_drawdown_request_id: string | null;
  /** The network of a Wire Transfer. */
  network: Open<WireTransferNetwork>;
  /** The message to the receiver. */
  remittance: WireTransferRemittance | null;
  /** The reversal, or null if it was not reversed. */
  reversal: WireTransferReversal | null;
  /** The Account Number that the receiver sees, or null. */
  source_account_number_id: AccountNumberId | null;
  /** The account number at the other bank. */
  account_number: string;
  /** The External Account that was named, or null. */
  external_account_id: ExternalAccountId | null;
  /** The routing number of the other bank. */
  routing_number: string;
  /** The approval, or null if it was not approved or required none. */
  approval: TransferApproval | null;
  /** The cancellation, or null if it was not canceled. */
  cancellation: TransferCancellation | null;
  /** When it was created. ISO 8601, UTC. */
  created_at: string;
  /** Who created it. */
  created_by: TransferCreator | null;
  /** ISO 4217 code of the currency. */
  currency: Open<Currency>;
  /**
   * The key that the client sent as `Idempotency-Key` on creation, 1 to 200 characters, unique across
   * the environment.
   */
  idempotency_key: string | null;
  /**
   * The Pending Transaction that the transfer made for itself, also after it is complete, or null if it
   * made none.
   */
  pending_transaction_id: PendingTransactionId | null;
  /** The Transaction that moved the money, or null if none has moved. */
  transaction_id: TransactionId | null;
  /** The state of a Wire Transfer. */
  status: Open<WireTransferStatus>;
  /** The submission, or null before. */
  submission: WireTransferSubmission | null;
  /** Always `wire_transfer`. */
  type: "wire_transfer";
  /** Reference that identifies the payment at every bank (UETR), or null before submission. */
  unique_end_to_end_transaction_reference: string | null;
}

/** The sender or receiver of a Wire Transfer. */
export interface WireTransferParty {
  /** The address, or null. */
  address: WireTransferAddress | null;
  /** The name, or null. */
  name: string | null;
}

/** The address of a party of a Wire Transfer. */
export interface WireTransferAddress {
  /** The address as lines. */
  unstructured: WireTransferUnstructuredAddress | null;
}

/** An address as lines. */
export interface WireTransferUnstructuredAddress {
  /** First line, or null. */
  line1: string | null;
  /** Second line, or null. */
  line2: string | null;
  /** Third line, or null. */
  line3: string | null;
}

/**
 * The network of a Wire Transfer.
 *
 * - `wire`: The wire network.
 */
export type WireTransferNetwork = "wire";

/** The message of a Wire Transfer. */
export interface WireTransferRemittance {
  /** The form of the message of a Wire Transfer. */
  category: Open<WireTransferRemittanceCategory>;
  /** The message of a payment of taxes, or null. */
  tax: WireTransferRemittanceTax | null;
  /** The message as a text, or null. */
  unstructured: WireTransferRemittanceUnstructured | null;
}

/**
 * The form of the message of a Wire Transfer.
 *
 * - `unstructured`: A text.
 * - `tax`: A payment of taxes.
 */
export type WireTransferRemittanceCategory = "unstructured" | "tax";

/** The message of a payment of taxes. */
export interface WireTransferRemittanceTax {
  /** The month and year that the tax is for, as a date `YYYY-MM-DD`. */
  date: string;
  /** Your tax identification number, 9 digits. */
  identification_number: string;
  /** The kind of tax, 5 letters or digits. */
  type_code: string;
}

/** A message as a text. */
export interface WireTransferRemittanceUnstructured {
  /**
   * The message to the receiver, 1 to 140 letters, digits, spaces and `.?!,;:_/@\&'"~()<>#%+-=$` or
   * grave accents.
   */
  message: string;
}

/**
 * The state of a Wire Transfer.
 *
 * - `pending_approval`: It waits for your approval. The amount is on hold.
 * - `canceled`: You canceled it. No money moved.
 * - `pending_creating`: Its money has moved, and it waits for its submission to the network.
 * - `complete`: It was submitted to the network, which is final.
 * - `reversed`: The receiving bank sent the money back.
 * - `rejected`: It was rejected before its submission. Its money has moved back.
 */
export type WireTransferStatus =
  | "pending_approval"
  | "canceled"
  | "pending_creating"
  | "complete"
  | "reversed"
  | "rejected";

/** The submission of a Wire Transfer to the network. */
export interface WireTransferSubmission {
  /** Identifier of the message in the wire network (IMAD): day, source and number, 22 characters. */
  input_message_accountability_data: string;
  /** When it was submitted. ISO 8601, UTC. */
  submitted_at: string;
}

/** Parameters of `wireTransfers.list`. */
export interface WireTransferListParams extends PageParams {
  /** Only Wire Transfers of this Account. */
  account_id?: AccountId | undefined;
  /** Only Wire Transfers that name this External Account. */
  external_account_id?: ExternalAccountId | undefined;
  /** Only the object created with this idempotency key, 1 to 200 characters. Finds at most one. */
  idempotency_key?: string | undefined;
  /** Only Wire Transfers in one of these states. */
  status?: AnyOf<WireTransferStatus | NeverProducedWireTransferStatus>["filter"] | undefined;
}

/**
 * A state that the filter of Wire Transfers accepts. It is never produced: no Wire Transfer of this
 * bank is in it.
 */
export type NeverProducedWireTransferStatus = "pending_reviewing" | "requires_attention" | "submitted";

/** Parameters of `wireTransfers.create`. */
export type WireTransferCreateParams = WireTransferCreateParamsFields &
  (
    | { account_number: string; external_account_id?: undefined }
    | { external_account_id: ExternalAccountId; account_number?: undefined }
  ) &
  (
    | { routing_number: string; external_account_id?: undefined }
    | { external_account_id: ExternalAccountId; routing_number?: undefined }
  );

/** All fields of `WireTransferCreateParams`, without the cross-field rules. */
export interface WireTransferCreateParamsFields {
  /** The Account that the money leaves. */
  account_id: AccountId;
  /** Amount in cents, 1 to 999999999999. */
  amount: number;
  /** The receiver. */
  creditor: WireTransferCreatePartyParams;
  /** The message to the receiver. */
  remittance: WireTransferCreateRemittanceParams;
  /**
   * The account number at the other bank, 1 to 34 letters, digits, spaces and `.?!,;:_/@\&'"~()<>#%+-=$`
   * or grave accents.
   */
  account_number?: string | undefined;
  /** The External Account, in place of `account_number` and `routing_number`. */
  external_account_id?: ExternalAccountId | undefined;
  /** The routing number of the other bank, 9 digits with a right ABA checksum. */
  routing_number?: string | undefined;
  /** The sender. */
  debtor?: WireTransferCreatePartyParams | undefined;
  /** The request that the wire answers. The bank has none, so each is unknown. */
  inbound_wire_drawdown_request_id?: InboundWireDrawdownRequestId | undefined;
  /** Whether the transfer waits until you approve or cancel it. Default: `false`. */
  require_approval?: boolean | undefined;
  /** The Account Number of the Account that the receiver sees. */
  source_account_number_id?: AccountNumberId | undefined;
}

/** The sender or receiver of a Wire Transfer. */
export interface WireTransferCreatePartyParams {
  /** The name, 1 to 140 letters, digits, spaces and `.?!,;:_/@\&'"~()<>#%+-=$` or grave accents. */
  name: string;
  /** The address. */
  address?: WireTransferCreateAddressParams | undefined;
}

/** The address. */
export interface WireTransferCreateAddressParams {
  /** The address as lines. */
  unstructured: WireTransferCreateUnstructuredAddressParams;
}

/** The address as lines. */
export interface WireTransferCreateUnstructuredAddressParams {
  /** First line, 1 to 35 letters, digits, spaces and `.?!,;:_/@\&'"~()<>#%+-=$` or grave accents. */
  line1: string;
  /** Second line, 1 to 35 letters, digits, spaces and `.?!,;:_/@\&'"~()<>#%+-=$` or grave accents. */
  line2?: string | undefined;
  /** Third line, 1 to 35 letters, digits, spaces and `.?!,;:_/@\&'"~()<>#%+-=$` or grave accents. */
  line3?: string | undefined;
}

/** The message to the receiver. */
export type WireTransferCreateRemittanceParams = WireTransferCreateRemittanceParamsFields &
  (
    | { category: "unstructured"; unstructured: WireTransferRemittanceUnstructured; tax?: undefined }
    | { category: "tax"; unstructured?: undefined; tax: WireTransferRemittanceTax }
  );

/** All fields of `WireTransferCreateRemittanceParams`, without the cross-field rules. */
export interface WireTransferCreateRemittanceParamsFields {
  /** The form of the message of a Wire Transfer. */
  category: WireTransferRemittanceCategory;
  /** The message of a payment of taxes. */
  tax?: WireTransferRemittanceTax | undefined;
  /** A message as a text. */
  unstructured?: WireTransferRemittanceUnstructured | undefined;
}
