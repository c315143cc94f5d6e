// Generated from packages/contract/src/resources/cards by `npm run generate`. Do not edit.

import type { ApiPromise, ListOptions, PageRequest, RequestOptions, WriteOptions } from "../core/api.ts";
import type { AccountId, CardId, DigitalCardProfileId, EntityId, PhysicalCardId } from "./ids.ts";
import type { AnyOf, Open, PageParams } from "./shared.ts";

/** Operations on Cards. */
export interface Cards {
  /**
   * List Cards, newest first.
   *
   * `GET /cards`. An extension of the contract.
   */
  list(params?: CardListParams, options?: ListOptions): PageRequest<Card>;

  /**
   * Create a Card.
   *
   * The Account must be open, and its Entity, the Card's holder and its Digital Card Profile must be
   * active. Starts `active`. Emits `card.created`.
   *
   * - `authorization_controls.usage.multi_use` is required when `category` is `multi_use`.
   * - `authorization_controls.usage.multi_use` is not allowed when `category` is `single_use`.
   * - `authorization_controls.usage.single_use` is required when `category` is `single_use`.
   * - `authorization_controls.usage.single_use` is not allowed when `category` is `multi_use`.
   *
   * `POST /cards`. An extension of the contract.
   */
  create(params: CardCreateParams, options?: WriteOptions): ApiPromise<Card>;

  /**
   * Retrieve a Card.
   *
   * `GET /cards/{card_id}`. An extension of the contract.
   */
  retrieve(id: CardId, options?: RequestOptions): ApiPromise<Card>;

  /**
   * Disable, enable or cancel a Card, or change its holder and its authorization controls.
   *
   * A canceled Card cannot be changed. A disabled or canceled Card still settles and refunds what it
   * authorized before. Emits `card.updated` when something changed.
   *
   * - `authorization_controls.usage.multi_use` is required when `category` is `multi_use`.
   * - `authorization_controls.usage.multi_use` is not allowed when `category` is `single_use`.
   * - `authorization_controls.usage.single_use` is required when `category` is `single_use`.
   * - `authorization_controls.usage.single_use` is not allowed when `category` is `multi_use`.
   *
   * `PATCH /cards/{card_id}`. An extension of the contract.
   */
  update(id: CardId, params: CardUpdateParams, options?: RequestOptions): ApiPromise<Card>;

  /**
   * Reveal the secret numbers of a Card.
   *
   * They are test numbers.
   *
   * `GET /cards/{card_id}/details`. An extension of the contract.
   */
  details(id: CardId, options?: RequestOptions): ApiPromise<CardDetails>;

  /**
   * Create an iframe of a Card's details.
   *
   * The bank keeps no address, and serves nothing there. A canceled Card is refused. Emits no Event.
   *
   * `POST /cards/{card_id}/create_details_iframe`. An extension of the contract.
   */
  createDetailsIframe(
    id: CardId,
    params?: CardCreateDetailsIframeParams,
    options?: WriteOptions,
  ): ApiPromise<CardIframeUrl>;
}

/** A payment card that spends the balance of an Account. It can be printed as a Physical Card. */
export interface Card {
  /** Identifier of the Card. */
  id: CardId;
  /** The Account whose available balance the Card spends. */
  account_id: AccountId;
  /** The allowed uses of the Card, or null for any use. */
  authorization_controls: CardAuthorizationControls | null;
  /** The address that merchants check for the cardholder. Every field is null if you gave no address. */
  billing_address: CardBillingAddress;
  /** The first digits of the Card's number, which identify the issuer, 6 to 8 digits. */
  bin: string;
  /** When the Card was created. ISO 8601, UTC. */
  created_at: string;
  /** Description for your own use, 1 to 200 characters, or null. */
  description: string | null;
  /** How the Card is added to a digital wallet, or null if you did not specify it. */
  digital_wallet: CardDigitalWallet | null;
  /** The Entity that holds the Card, or null if the owner of the Account holds it. */
  entity_id: EntityId | null;
  /** Month at the end of which the Card expires, 1 to 12. */
  expiration_month: number;
  /** Year in which the Card expires, four digits. */
  expiration_year: number;
  /**
   * The key that the client sent as `Idempotency-Key` on creation, 1 to 200 characters, unique across
   * the environment.
   */
  idempotency_key: string | null;
  /** The last digits of the Card's number, 4 digits. */
  last4: string;
  /** Whether a Card can be used. */
  status: Open<CardStatus>;
  /** Always `card`. */
  type: "card";
}

/** The allowed uses of a Card. Any other payment is declined with `breaches_limit`. */
export interface CardAuthorizationControls {
  /** The merchants that the Card can be used with, or null for any. */
  merchant_acceptor_identifier: CardMerchantAcceptorIdentifierControl | null;
  /** The categories of merchants that the Card can be used with, or null for any. */
  merchant_category_code: CardMerchantCategoryCodeControl | null;
  /** The countries of merchants that the Card can be used with, or null for any. */
  merchant_country: CardMerchantCountryControl | null;
  /** How many payments, and of which amounts, or null for no restriction. */
  usage: CardUsage | null;
}

/** The merchants that a Card can be used with. */
export interface CardMerchantAcceptorIdentifierControl {
  /** The only merchants that are allowed, or null for any. */
  allowed: CardMerchantAcceptorIdentifier[] | null;
  /** The merchants that are not allowed, or null for none. */
  blocked: CardMerchantAcceptorIdentifier[] | null;
}

/** A merchant. */
export interface CardMerchantAcceptorIdentifier {
  /** The merchant's identifier in the network, 1 to 200 characters. */
  identifier: string;
}

/** The categories of merchants that a Card can be used with. */
export interface CardMerchantCategoryCodeControl {
  /** The only categories of merchants that are allowed, or null for any. */
  allowed: CardMerchantCategoryCode[] | null;
  /** The categories of merchants that are not allowed, or null for none. */
  blocked: CardMerchantCategoryCode[] | null;
}

/** A category of merchants. */
export interface CardMerchantCategoryCode {
  /** The ISO 18245 code of the category, four digits. */
  code: string;
}

/** The countries of merchants that a Card can be used with. */
export interface CardMerchantCountryControl {
  /** The only countries of merchants that are allowed, or null for any. */
  allowed: CardMerchantCountry[] | null;
  /** The countries of merchants that are not allowed, or null for none. */
  blocked: CardMerchantCountry[] | null;
}

/** A country of merchants. */
export interface CardMerchantCountry {
  /** Country, a two-letter ISO 3166-1 code such as `US`. */
  country: string;
}

/** How many payments, and of which amounts, a Card can make. */
export interface CardUsage {
  /** How often a Card may be used. */
  category: Open<CardUsageCategory>;
  /** The terms of a multi-use Card, or null for a single-use Card. */
  multi_use: CardMultiUse | null;
  /** The terms of a single-use Card, or null for a multi-use Card. */
  single_use: CardSingleUse | null;
}

/**
 * How often a Card may be used.
 *
 * - `single_use`: For one payment.
 * - `multi_use`: For any number of payments, within spending limits.
 */
export type CardUsageCategory = "single_use" | "multi_use";

/** The terms of a multi-use Card. */
export interface CardMultiUse {
  /** The limits, all of which apply; none if it is empty or null. */
  spending_limits: CardSpendingLimit[] | null;
}

/** The largest amount that a Card can spend in an interval. */
export interface CardSpendingLimit {
  /** The interval over which a spending limit sums up payments. */
  interval: Open<CardSpendingLimitInterval>;
  /** The categories of merchants whose payments count, or null for all. */
  merchant_category_codes: CardMerchantCategoryCode[] | null;
  /** The largest amount that can be spent in the interval, in cents, 0 or more. */
  settlement_amount: number;
}

/**
 * The interval over which a spending limit sums up payments.
 *
 * - `all_time`: All payments so far.
 * - `per_transaction`: Each payment separately.
 * - `per_day`: The payments of a day.
 * - `per_week`: The payments of a week.
 * - `per_month`: The payments of a month.
 */
export type CardSpendingLimitInterval = "all_time" | "per_transaction" | "per_day" | "per_week" | "per_month";

/** The terms of a single-use Card. */
export interface CardSingleUse {
  /** The allowed amount of the single payment. */
  settlement_amount: CardSingleUseSettlementAmount;
}

/** The allowed amount of the single payment. */
export interface CardSingleUseSettlementAmount {
  /** How the amount of a payment must compare with the given amount. */
  comparison: Open<CardSettlementAmountComparison>;
  /** The amount to compare with, in cents, 0 or more. */
  value: number;
}

/**
 * How the amount of a payment must compare with the given amount.
 *
 * - `equals`: It must be exactly this amount.
 * - `less_than_or_equals`: It must be this amount or less.
 */
export type CardSettlementAmountComparison = "equals" | "less_than_or_equals";

/** The address that merchants check for the cardholder. Every field is null if you gave no address. */
export interface CardBillingAddress {
  /** City, or null. */
  city: string | null;
  /** First line of the address, or null. */
  line1: string | null;
  /** Second line of the address, or null. */
  line2: string | null;
  /** Postal code, or null. */
  postal_code: string | null;
  /** State, or null. */
  state: string | null;
}

/** How a Card is added to a digital wallet. */
export interface CardDigitalWallet {
  /** The Digital Card Profile with the artwork, or null. */
  digital_card_profile_id: DigitalCardProfileId | null;
  /** Email address for verifying the cardholder, or null. */
  email: string | null;
  /** Telephone number for verifying the cardholder, or null. */
  phone: string | null;
}

/**
 * Whether a Card can be used.
 *
 * - `active`: It can be used.
 * - `disabled`: It cannot be used until it is active again.
 * - `canceled`: It can never be used again.
 */
export type CardStatus = "active" | "disabled" | "canceled";

/** The secret numbers of a Card. */
export interface CardDetails {
  /** The Card whose numbers these are. */
  card_id: CardId;
  /** Month at the end of which the Card expires, 1 to 12. */
  expiration_month: number;
  /** Year in which the Card expires, four digits. */
  expiration_year: number;
  /** The personal identification number, 4 digits. */
  pin: string;
  /** The number of the Card, 16 digits. A test number that no card network knows. */
  primary_account_number: string;
  /** Always `card_details`. */
  type: "card_details";
  /** The code that proves possession of the Card when it is not present, 3 digits. */
  verification_code: string;
}

/** The address of an iframe for the secret numbers of a Card. */
export interface CardIframeUrl {
  /** When the address expires: an hour after the request. ISO 8601, UTC. */
  expires_at: string;
  /** The address of the iframe. Nothing is served there. */
  iframe_url: string;
  /** Always `card_iframe_url`. */
  type: "card_iframe_url";
}

/** Parameters of `cards.list`. */
export interface CardListParams extends PageParams {
  /** Only Cards of this Account. */
  account_id?: AccountId | undefined;
  /** Only the object created with this idempotency key, 1 to 200 characters. Finds at most one. */
  idempotency_key?: string | undefined;
  /** Only Cards in one of these states. */
  status?: AnyOf<CardStatus>["filter"] | undefined;
}

/** Parameters of `cards.create`. */
export interface CardCreateParams {
  /** The Account whose available balance the Card spends. */
  account_id: AccountId;
  /** Description for your own use, 1 to 200 characters. */
  description?: string | undefined;
  /** The address that merchants check for the cardholder. */
  billing_address?: CardBillingAddressParams | undefined;
  /** How to add the Card to a digital wallet. */
  digital_wallet?: CardDigitalWalletParams | undefined;
  /** The Entity that holds the Card, if it is not the owner of the Account. */
  entity_id?: EntityId | undefined;
  /** The allowed uses of the Card. Any other payment is declined with `breaches_limit`. */
  authorization_controls?: CardAuthorizationControlsParams | undefined;
}

/** The address that merchants check for the cardholder. */
export interface CardBillingAddressParams {
  /** First line of the address, 1 to 200 characters. */
  line1: string;
  /** Second line of the address, 1 to 200 characters. */
  line2?: string | undefined;
  /** City, 1 to 200 characters. */
  city: string;
  /** State, 1 to 200 characters. */
  state: string;
  /** Postal code, 1 to 200 characters. */
  postal_code: string;
}

/** How to add the Card to a digital wallet. */
export interface CardDigitalWalletParams {
  /** The Digital Card Profile with the artwork. */
  digital_card_profile_id?: DigitalCardProfileId | undefined;
  /** Email address for verifying the cardholder, 1 to 200 characters. */
  email?: string | undefined;
  /** Telephone number for verifying the cardholder, 1 to 200 characters. */
  phone?: string | undefined;
}

/** The allowed uses of the Card. Any other payment is declined with `breaches_limit`. */
export interface CardAuthorizationControlsParams {
  /** The merchants that the Card can be used with. Default: any. */
  merchant_acceptor_identifier?: CardMerchantAcceptorIdentifierControlParams | undefined;
  /** The categories of merchants that the Card can be used with. Default: any. */
  merchant_category_code?: CardMerchantCategoryCodeControlParams | undefined;
  /** The countries of merchants that the Card can be used with. Default: any. */
  merchant_country?: CardMerchantCountryControlParams | undefined;
  /** How many payments, and of which amounts. Default: no restriction. */
  usage?: CardUsageParams | undefined;
}

/** The merchants that the Card can be used with. Default: any. */
export interface CardMerchantAcceptorIdentifierControlParams {
  /** The only merchants to allow, at least one. Default: any. */
  allowed?: readonly CardMerchantAcceptorIdentifier[] | undefined;
  /** The merchants to block, at least one, even if `allowed` contains them. */
  blocked?: readonly CardMerchantAcceptorIdentifier[] | undefined;
}

/** The categories of merchants that the Card can be used with. Default: any. */
export interface CardMerchantCategoryCodeControlParams {
  /** The only categories of merchants to allow, at least one. Default: any. */
  allowed?: readonly CardMerchantCategoryCode[] | undefined;
  /** The categories of merchants to block, at least one, even if `allowed` contains them. */
  blocked?: readonly CardMerchantCategoryCode[] | undefined;
}

/** The countries of merchants that the Card can be used with. Default: any. */
export interface CardMerchantCountryControlParams {
  /** The only countries of merchants to allow, at least one. Default: any. */
  allowed?: readonly CardMerchantCountry[] | undefined;
  /** The countries of merchants to block, at least one, even if `allowed` contains them. */
  blocked?: readonly CardMerchantCountry[] | undefined;
}

/** How many payments, and of which amounts. Default: no restriction. */
export type CardUsageParams = CardUsageParamsFields &
  (
    | { category: "multi_use"; multi_use: CardMultiUseParams; single_use?: undefined }
    | { category: "single_use"; multi_use?: undefined; single_use: CardSingleUseParams }
  );

/** All fields of `CardUsageParams`, without the cross-field rules. */
export interface CardUsageParamsFields {
  /** How often a Card may be used. */
  category: CardUsageCategory;
  /** The terms of a multi-use Card. Required with `multi_use`, refused with `single_use`. */
  multi_use?: CardMultiUseParams | undefined;
  /** The terms of a single-use Card. Required with `single_use`, refused with `multi_use`. */
  single_use?: CardSingleUseParams | undefined;
}

/** The terms of a multi-use Card. Required with `multi_use`, refused with `single_use`. */
export interface CardMultiUseParams {
  /** The limits, all of which apply. None if the list is empty or absent. */
  spending_limits?: readonly CardSpendingLimitParams[] | undefined;
}

/** The largest amount that the Card can spend in an interval. */
export interface CardSpendingLimitParams {
  /** The interval over which a spending limit sums up payments. */
  interval: CardSpendingLimitInterval;
  /** The categories of merchants whose payments count, at least one. Default: all. */
  merchant_category_codes?: readonly CardMerchantCategoryCode[] | undefined;
  /** The largest amount that can be spent in the interval, in cents, 0 or more. */
  settlement_amount: number;
}

/** The terms of a single-use Card. Required with `single_use`, refused with `multi_use`. */
export interface CardSingleUseParams {
  /** The allowed amount of the single payment. */
  settlement_amount: CardSingleUseSettlementAmountParams;
}

/** The allowed amount of the single payment. */
export interface CardSingleUseSettlementAmountParams {
  /** How the amount of a payment must compare with the given amount. */
  comparison: CardSettlementAmountComparison;
  /** The amount to compare with, in cents, 0 or more. */
  value: number;
}

/** Parameters of `cards.update`. */
export interface CardUpdateParams {
  /** New state. A canceled object stays canceled. */
  status?: CardStatus | undefined;
  /** Description for your own use, 1 to 200 characters. */
  description?: string | undefined;
  /** New address that merchants check for the cardholder. Replaces the whole address. */
  billing_address?: CardBillingAddressParams | undefined;
  /** How to add the Card to a digital wallet. Takes the place of all there was; an empty object lifts it. */
  digital_wallet?: CardDigitalWalletParams | undefined;
  /** The Entity that holds the Card, if it is not the owner of the Account. */
  entity_id?: EntityId | undefined;
  /** The allowed uses of the Card. Takes the place of all there was; an empty object lifts it. */
  authorization_controls?: CardAuthorizationControlsParams | undefined;
}

/** Parameters of `cards.createDetailsIframe`. */
export interface CardCreateDetailsIframeParams {
  /** The Physical Card to show, one of the Card. */
  physical_card_id?: PhysicalCardId | undefined;
}
