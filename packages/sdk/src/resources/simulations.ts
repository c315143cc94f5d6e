// Generated from packages/contract/src by `npm run generate`. Do not edit.

import { type Api, at, type WriteOptions } from "../core/api.ts";
import type { AccountRevenuePaymentCreateParams, InterestPaymentCreateParams } from "./accounts.ts";
import type { CheckDeposit, CheckDepositRejectParams, CheckDepositSubmitParams } from "./check-deposits.ts";
import type { CheckDepositId, PhysicalCardId } from "./ids.ts";
import type { InboundMailItem, InboundMailItemCreateParams } from "./inbound-mail-items.ts";
import type {
  PhysicalCard,
  PhysicalCardAddTrackingUpdateParams,
  PhysicalCardAdvanceShipmentParams,
} from "./physical-cards.ts";
import type { Program, ProgramCreateParams } from "./programs.ts";
import type { Transaction } from "./transactions.ts";

/** Simulations of Account Revenue Payments. Sandbox only. */
export class SimulationsAccountRevenuePayments {
  readonly #api: Api;

  constructor(api: Api) {
    this.#api = api;
  }

  /**
   * Pay account revenue into an Account.
   *
   * Imitates the payment that production makes on the first of each month. Emits `transaction.created`.
   *
   * `POST /simulations/account_revenue_payments`. Sandbox only.
   */
  async create(params: AccountRevenuePaymentCreateParams, options?: WriteOptions): Promise<Transaction> {
    return this.#api.post("/simulations/account_revenue_payments", params, options);
  }
}

/** Simulations of Interest Payments. Sandbox only. */
export class SimulationsInterestPayments {
  readonly #api: Api;

  constructor(api: Api) {
    this.#api = api;
  }

  /**
   * Pay interest into an Account.
   *
   * Imitates the payment that production makes on the first of each month. Emits `transaction.created`.
   *
   * `POST /simulations/interest_payments`. Sandbox only.
   */
  async create(params: InterestPaymentCreateParams, options?: WriteOptions): Promise<Transaction> {
    return this.#api.post("/simulations/interest_payments", params, options);
  }
}

/** Simulations of Physical Cards. Sandbox only. */
export class SimulationsPhysicalCards {
  readonly #api: Api;

  constructor(api: Api) {
    this.#api = api;
  }

  /**
   * Put the shipment of a Physical Card in any state.
   *
   * Any state can follow any other, so that a failed delivery, say, can be tried out. The first
   * `shipped` starts the tracking. Emits `physical_card.updated`.
   *
   * `POST /simulations/physical_cards/{physical_card_id}/advance_shipment`. Sandbox only.
   */
  async advanceShipment(
    id: PhysicalCardId,
    params: PhysicalCardAdvanceShipmentParams,
    options?: WriteOptions,
  ): Promise<PhysicalCard> {
    return this.#api.post(at("/simulations/physical_cards/", id, "/advance_shipment"), params, options);
  }

  /**
   * Add a report of the carrier to the shipment of a Physical Card.
   *
   * The state of the shipment stays as it is. Emits `physical_card.updated`.
   *
   * `POST /simulations/physical_cards/{physical_card_id}/tracking_updates`. Sandbox only.
   */
  async addTrackingUpdate(
    id: PhysicalCardId,
    params: PhysicalCardAddTrackingUpdateParams,
    options?: WriteOptions,
  ): Promise<PhysicalCard> {
    return this.#api.post(at("/simulations/physical_cards/", id, "/tracking_updates"), params, options);
  }
}

/** Simulations of Inbound Mail Items. Sandbox only. */
export class SimulationsInboundMailItems {
  readonly #api: Api;

  constructor(api: Api) {
    this.#api = api;
  }

  /**
   * Deliver a piece of mail with a check to a Lockbox Address or a Lockbox Recipient.
   *
   * For a Recipient the check is deposited at once into the Recipient's Account; for an Address alone
   * the item waits for an action. An address or recipient that is not active, or a closed Account, makes
   * a rejected item. Emits `inbound_mail_item.created`; with a deposit also `check_deposit.created` and
   * `pending_transaction.created`, with its acceptance, by default at once,
   * `pending_transaction.updated`, `transaction.created` and `check_deposit.updated`; last
   * `inbound_mail_item.updated`.
   *
   * - `lockbox_address_id` is required unless `lockbox_recipient_id` is given.
   * - `lockbox_recipient_id` is not allowed beside `lockbox_address_id`: give exactly one of the two.
   *
   * `POST /simulations/inbound_mail_items`. Sandbox only.
   */
  async create(params: InboundMailItemCreateParams, options?: WriteOptions): Promise<InboundMailItem> {
    return this.#api.post("/simulations/inbound_mail_items", params, options);
  }
}

/** Simulations of Programs. Sandbox only. */
export class SimulationsPrograms {
  readonly #api: Api;

  constructor(api: Api) {
    this.#api = api;
  }

  /**
   * Set up another Program.
   *
   * With it comes a default Physical Card Profile. Once there are several Programs, `program_id` is
   * required to create an Account. Emits `physical_card_profile.created`.
   *
   * `POST /simulations/programs`. Sandbox only. An extension of the contract.
   */
  async create(params: ProgramCreateParams, options?: WriteOptions): Promise<Program> {
    return this.#api.post("/simulations/programs", params, options);
  }
}

/** Simulations of Check Deposits. Sandbox only. */
export class SimulationsCheckDeposits {
  readonly #api: Api;

  constructor(api: Api) {
    this.#api = api;
  }

  /**
   * Accept a Check Deposit and send it to the other bank.
   *
   * It must be `pending`, and is then `submitted`. Its Pending Transaction is complete, and a
   * Transaction of category `check_deposit_acceptance` brings the money. Emits
   * `pending_transaction.updated`, `transaction.created` and `check_deposit.updated`.
   *
   * `POST /simulations/check_deposits/{check_deposit_id}/submit`. Sandbox only. An extension of the
   * contract.
   */
  async submit(id: CheckDepositId, params?: CheckDepositSubmitParams, options?: WriteOptions): Promise<CheckDeposit> {
    return this.#api.post(at("/simulations/check_deposits/", id, "/submit"), params, options);
  }

  /**
   * Refuse a Check Deposit.
   *
   * It must be `pending`, and is then `rejected`. Its Pending Transaction is complete, and a Declined
   * Transaction of category `check_deposit_rejection` records it. Emits `pending_transaction.updated`,
   * `declined_transaction.created` and `check_deposit.updated`.
   *
   * `POST /simulations/check_deposits/{check_deposit_id}/reject`. Sandbox only. An extension of the
   * contract.
   */
  async reject(id: CheckDepositId, params?: CheckDepositRejectParams, options?: WriteOptions): Promise<CheckDeposit> {
    return this.#api.post(at("/simulations/check_deposits/", id, "/reject"), params, options);
  }

  /**
   * Let the other bank return a Check Deposit.
   *
   * It must be `submitted`, and is then `returned`. A Transaction of category `check_deposit_return`
   * takes the money back, even if the balance is too low for it. Emits `transaction.created` and
   * `check_deposit.updated`.
   *
   * `POST /simulations/check_deposits/{check_deposit_id}/return`. Sandbox only. An extension of the
   * contract.
   */
  async return(id: CheckDepositId, options?: WriteOptions): Promise<CheckDeposit> {
    return this.#api.post(at("/simulations/check_deposits/", id, "/return"), undefined, options);
  }
}

/** What production or others do by themselves, set off by hand. Sandbox only. */
export class Simulations {
  /** Simulations of Account Revenue Payments. Sandbox only. */
  readonly accountRevenuePayments: SimulationsAccountRevenuePayments;

  /** Simulations of Interest Payments. Sandbox only. */
  readonly interestPayments: SimulationsInterestPayments;

  /** Simulations of Physical Cards. Sandbox only. */
  readonly physicalCards: SimulationsPhysicalCards;

  /** Simulations of Inbound Mail Items. Sandbox only. */
  readonly inboundMailItems: SimulationsInboundMailItems;

  /** Simulations of Programs. Sandbox only. */
  readonly programs: SimulationsPrograms;

  /** Simulations of Check Deposits. Sandbox only. */
  readonly checkDeposits: SimulationsCheckDeposits;

  constructor(api: Api) {
    this.accountRevenuePayments = new SimulationsAccountRevenuePayments(api);
    this.interestPayments = new SimulationsInterestPayments(api);
    this.physicalCards = new SimulationsPhysicalCards(api);
    this.inboundMailItems = new SimulationsInboundMailItems(api);
    this.programs = new SimulationsPrograms(api);
    this.checkDeposits = new SimulationsCheckDeposits(api);
  }
}
