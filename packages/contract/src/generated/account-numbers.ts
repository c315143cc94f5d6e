// Generated from packages/contract/src/resources/account-numbers by `npm run generate`. Do not edit.

import type { AccountId, AccountNumberId } from "./ids.ts";
import type { CreatedAtFilter } from "./shared.ts";

/** One page of a list. */
export interface AccountNumberList {
  /** The objects of this page. */
  data: AccountNumber[];
  /** Send it as `cursor` to get the next page. Null at the end of the list. */
  next_cursor: string | null;
}

/**
 * An account number with its routing number. An Account can have many, each with its own handling of
 * debits.
 */
export interface AccountNumber {
  /** Identifier of the Account Number. */
  id: AccountNumberId;
  /** The Account that receives payments to the Account Number. */
  account_id: AccountId;
  /** The number to give to payers, digits only and unique among Account Numbers. */
  account_number: string;
  /** When the Account Number was created. ISO 8601, UTC. */
  created_at: string;
  /**
   * The key that the client sent as `Idempotency-Key` on creation, 1 to 200 characters, unique across
   * the environment.
   */
  idempotency_key: string | null;
  /** How an Account Number handles inbound ACH transfers. */
  inbound_ach: AccountNumberInboundAch;
  /** How an Account Number handles checks that are drawn on it. */
  inbound_checks: AccountNumberInboundChecks;
  /** Name that the client chose, 1 to 200 characters. */
  name: string;
  /** ABA routing transit number: nine digits, of which the last is a checksum. */
  routing_number: string;
  /** Whether payments can be made to an Account Number. */
  status: AccountNumberStatus;
  /** Always `account_number`. */
  type: "account_number";
}

/** How an Account Number handles inbound ACH transfers. */
export interface AccountNumberInboundAch {
  /** How an Account Number handles inbound ACH debits. */
  debit_status: AccountNumberAchDebitStatus;
}

/**
 * How an Account Number handles inbound ACH debits.
 *
 * - `allowed`: It is accepted, unless another decline rule applies.
 * - `blocked`: It is declined.
 */
export type AccountNumberAchDebitStatus = "allowed" | "blocked";

/** How an Account Number handles checks that are drawn on it. */
export interface AccountNumberInboundChecks {
  /** How an Account Number handles checks that are drawn on it. */
  status: AccountNumberCheckStatus;
}

/**
 * How an Account Number handles checks that are drawn on it.
 *
 * - `allowed`: It is paid, unless another decline rule applies.
 * - `check_transfers_only`: It is paid only if it was sent as a Check Transfer; every other check is
 *   declined.
 */
export type AccountNumberCheckStatus = "allowed" | "check_transfers_only";

/**
 * Whether payments can be made to an Account Number.
 *
 * - `active`: Payments are accepted.
 * - `disabled`: Payments are declined until it is active again.
 * - `canceled`: Payments are declined permanently, and the Account Number cannot be changed.
 */
export type AccountNumberStatus = "active" | "disabled" | "canceled";

/** Parameters of `accountNumbers.list`. */
export interface AccountNumberListParams {
  /** The `next_cursor` of a page, to get the next one. Send it with the same filters. */
  cursor?: string | undefined;
  /** The largest number of objects in a page, 1 to 100. Default: `100`. */
  limit?: number | undefined;
  /** Bounds on the time of creation. All given bounds apply. */
  created_at?: CreatedAtFilter | undefined;
  /** Only Account Numbers of this Account. */
  account_id?: AccountId | undefined;
  /** Only the object created with this idempotency key, 1 to 200 characters. Finds at most one. */
  idempotency_key?: string | undefined;
  /** Only Account Numbers in one of these states. */
  status?:
    | {
        /** Only Account Numbers in one of these states. At least one value. */
        in: AccountNumberStatus[];
      }
    | undefined;
  /** Only Account Numbers with one of these settings for ACH debits. */
  ach_debit_status?:
    | {
        /** Only Account Numbers with one of these settings for ACH debits. At least one value. */
        in: AccountNumberAchDebitStatus[];
      }
    | undefined;
}

/** Parameters of `accountNumbers.create`. */
export interface AccountNumberCreateParams {
  /** The Account that receives payments to the Account Number. */
  account_id: AccountId;
  /** Name for the Account Number, 1 to 200 characters. */
  name: string;
  /** How to handle inbound ACH transfers. */
  inbound_ach?: AccountNumberCreateInboundAchParams | undefined;
  /** How to handle checks drawn on the Account Number. */
  inbound_checks?: AccountNumberCreateInboundChecksParams | undefined;
}

/** How to handle inbound ACH transfers. */
export interface AccountNumberCreateInboundAchParams {
  /** How to handle an inbound ACH debit. Default: `allowed`. */
  debit_status?: AccountNumberAchDebitStatus | undefined;
}

/** How to handle checks drawn on the Account Number. */
export interface AccountNumberCreateInboundChecksParams {
  /** How to handle a check drawn on the Account Number. Default: `check_transfers_only`. */
  status?: AccountNumberCheckStatus | undefined;
}

/** Parameters of `accountNumbers.update`. */
export interface AccountNumberUpdateParams {
  /** How to handle inbound ACH transfers from now on. */
  inbound_ach?: AccountNumberUpdateInboundAchParams | undefined;
  /** How to handle checks from now on. */
  inbound_checks?: AccountNumberUpdateInboundChecksParams | undefined;
  /** New name, 1 to 200 characters. */
  name?: string | undefined;
  /** Whether payments can be made to an Account Number. */
  status?: AccountNumberStatus | undefined;
}

/** How to handle inbound ACH transfers from now on. */
export interface AccountNumberUpdateInboundAchParams {
  /** How an Account Number handles inbound ACH debits. */
  debit_status?: AccountNumberAchDebitStatus | undefined;
}

/** How to handle checks from now on. */
export interface AccountNumberUpdateInboundChecksParams {
  /** How an Account Number handles checks that are drawn on it. */
  status?: AccountNumberCheckStatus | undefined;
}
