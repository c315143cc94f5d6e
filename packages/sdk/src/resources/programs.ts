// Generated from packages/contract/src/resources/programs by `npm run generate`. Do not edit.

import type { ApiPromise, ListOptions, PageRequest, RequestOptions } from "../core/api.ts";
import type { BankName } from "./accounts.ts";
import type { AccountId, DigitalCardProfileId, ProgramId } from "./ids.ts";
import type { Open, PageParams } from "./shared.ts";

/** Operations on Programs. */
export interface Programs {
  /**
   * List Programs, newest first.
   *
   * `GET /programs`. An extension of the contract.
   */
  list(params?: ProgramListParams, options?: ListOptions): PageRequest<Program>;

  /**
   * Retrieve a Program.
   *
   * `GET /programs/{program_id}`. An extension of the contract.
   */
  retrieve(id: ProgramId, options?: RequestOptions): ApiPromise<Program>;
}

/** Compliance and commercial terms that apply to Accounts. */
export interface Program {
  /** Identifier of the Program. */
  id: ProgramId;
  /** The bank that holds the money of an Account. */
  bank: Open<BankName>;
  /** The Account that is billed for the Program, or null. */
  billing_account_id: AccountId | null;
  /** When the Program was created. ISO 8601, UTC. */
  created_at: string;
  /** The Digital Card Profile that Cards use by default, or null. */
  default_digital_card_profile_id: DigitalCardProfileId | null;
  /** Yearly interest rate of Accounts under the Program, a decimal as text such as `"0.01"` for 1%. */
  interest_rate: string;
  /** The lending terms, or null if the Program does not lend. */
  lending: ProgramLending | null;
  /** Name of the Program, 1 to 200 characters. */
  name: string;
  /** Always `program`. */
  type: "program";
  /** When the Program last changed. ISO 8601, UTC. */
  updated_at: string;
}

/** The lending terms of a Program. */
export interface ProgramLending {
  /** The largest total credit that the Program can extend, in cents. */
  maximum_extendable_credit: number;
}

/** Parameters of `programs.list`. */
export interface ProgramListParams extends PageParams {}

/** Parameters of `simulations.programs.create`. */
export interface ProgramCreateParams {
  /** Name of the Program, 1 to 200 characters. */
  name: string;
  /** The bank that holds the money. Default: `partner_bank_1`. */
  bank?: BankName | undefined;
  /**
   * The largest total credit that the Program can extend, in cents, 0 or more. Without it, the Program
   * does not lend.
   */
  lending_maximum_extendable_credit?: number | undefined;
  /** An Account that serves as the Program's reserve. */
  reserve_account_id?: AccountId | undefined;
}
