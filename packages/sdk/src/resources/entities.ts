// Generated from packages/contract/src/resources/entities by `npm run generate`. Do not edit.

import type { ApiPromise, ListOptions, PageRequest, RequestOptions, WriteOptions } from "../core/api.ts";
import type { EntityId } from "./ids.ts";
import type { AnyOf, Open, PageParams } from "./shared.ts";

/** Operations on Entities. */
export interface Entities {
  /**
   * List Entities, newest first.
   *
   * `GET /entities`. An extension of the contract.
   */
  list(params?: EntityListParams, options?: ListOptions): PageRequest<Entity>;

  /**
   * Create an Entity.
   *
   * The object that is named like the `structure` describes the Entity. Without that object, the bank
   * uses sample data. Emits `entity.created`.
   *
   * - `corporation` is only allowed when `structure` is `corporation`.
   * - `natural_person` is only allowed when `structure` is `natural_person`.
   * - `joint` is only allowed when `structure` is `joint`.
   * - `trust` is only allowed when `structure` is `trust`.
   * - `government_authority` is only allowed when `structure` is `government_authority`.
   *
   * `POST /entities`. An extension of the contract.
   */
  create(params: EntityCreateParams, options?: WriteOptions): ApiPromise<Entity>;

  /**
   * Retrieve an Entity.
   *
   * `GET /entities/{entity_id}`. An extension of the contract.
   */
  retrieve(id: EntityId, options?: RequestOptions): ApiPromise<Entity>;

  /**
   * Change the description of an Entity.
   *
   * Emits `entity.updated` when something changed.
   *
   * `PATCH /entities/{entity_id}`. An extension of the contract.
   */
  update(id: EntityId, params: EntityUpdateParams, options?: RequestOptions): ApiPromise<Entity>;

  /**
   * Archive an Entity, which keeps it but allows no new activity.
   *
   * An archived Entity cannot own a new Account or hold a new Card, and its Accounts cannot get a new
   * Account Number, Card or Lockbox Recipient. A second archive is refused. Emits `entity.updated`.
   *
   * `POST /entities/{entity_id}/archive`. An extension of the contract.
   */
  archive(id: EntityId, options?: WriteOptions): ApiPromise<Entity>;
}

/** A legal person that owns Accounts. */
export interface Entity {
  /** Identifier of the Entity. */
  id: EntityId;
  /** The data of a company, or null for any other structure. */
  corporation: EntityCorporation | null;
  /** When the Entity was created. ISO 8601, UTC. */
  created_at: string;
  /** Description for your own use, 1 to 200 characters, or null. */
  description: string | null;
  /** The data of a public body, or null for any other structure. */
  government_authority: EntityGovernmentAuthority | null;
  /**
   * The key that the client sent as `Idempotency-Key` on creation, 1 to 200 characters, unique across
   * the environment.
   */
  idempotency_key: string | null;
  /** The data of several persons, or null for any other structure. */
  joint: EntityJoint | null;
  /** The data of a person, or null for any other structure. */
  natural_person: EntityNaturalPerson | null;
  /** Whether an Entity can be used. */
  status: Open<EntityStatus>;
  /** The legal form of an Entity. */
  structure: Open<EntityStructure>;
  /** The data of a trust, or null for any other structure. */
  trust: EntityTrust | null;
  /** Always `entity`. */
  type: "entity";
}

/** The data of a company. */
export interface EntityCorporation {
  /** Legal name, 1 to 200 characters. */
  name: string;
  /** Website, 1 to 200 characters, or null. */
  website: string | null;
  /** Tax identifier, 1 to 200 characters, or null. */
  tax_identifier: string | null;
  /** A postal address. */
  address: EntityAddress;
}

/** A postal address. */
export interface EntityAddress {
  /** First line, 1 to 200 characters. */
  line1: string;
  /** Second line, 1 to 200 characters, or null. */
  line2: string | null;
  /** City, 1 to 200 characters. */
  city: string;
  /** State, commonly a two-letter code, 1 to 200 characters. */
  state: string;
  /** ZIP code, 1 to 200 characters. */
  zip: string;
}

/** The data of a public body. */
export interface EntityGovernmentAuthority {
  /** Legal name, 1 to 200 characters. */
  name: string;
  /** The level of a public body. */
  category: Open<EntityGovernmentAuthorityCategory>;
  /** A postal address. */
  address: EntityAddress;
  /** Website, 1 to 200 characters, or null. */
  website: string | null;
  /** Tax identifier, 1 to 200 characters, or null. */
  tax_identifier: string | null;
  /** The persons who may act for it, 1 to 5. */
  authorized_persons: EntityAuthorizedPerson[];
}

/**
 * The level of a public body.
 *
 * - `municipality`: A city, town or other local body.
 * - `state_agency`: An agency of a state.
 * - `state_government`: A state.
 * - `federal_agency`: An agency of the federal government.
 */
export type EntityGovernmentAuthorityCategory = "municipality" | "state_agency" | "state_government" | "federal_agency";

/** A person who may act for a public body. */
export interface EntityAuthorizedPerson {
  /** Legal name, 1 to 200 characters. */
  name: string;
}

/** The data of several persons together. */
export interface EntityJoint {
  /** Name. Default: the names of the individuals, joined by commas and `and`. */
  name: string;
  /** The persons, 1 to 10. */
  individuals: EntityNaturalPerson[];
}

/** The data of a person. */
export interface EntityNaturalPerson {
  /** Legal name, 1 to 200 characters. */
  name: string;
  /** Date of birth, `YYYY-MM-DD`. */
  date_of_birth: string;
  /** A postal address. */
  address: EntityAddress;
}

/**
 * Whether an Entity can be used.
 *
 * - `active`: It can own Accounts and transact.
 * - `archived`: It is kept, but allows no new activity.
 * - `disabled`: The bank has disabled it.
 */
export type EntityStatus = "active" | "archived" | "disabled";

/**
 * The legal form of an Entity.
 *
 * - `corporation`: A company.
 * - `natural_person`: One person.
 * - `joint`: Several persons together.
 * - `trust`: A trust.
 * - `government_authority`: A public body.
 */
export type EntityStructure = "corporation" | "natural_person" | "joint" | "trust" | "government_authority";

/** The data of a trust. */
export interface EntityTrust {
  /** Legal name, 1 to 200 characters. */
  name: string;
  /** Whether a trust can be revoked. */
  category: Open<EntityTrustCategory>;
  /** A postal address. */
  address: EntityAddress;
  /** State in which the trust was set up, 1 to 200 characters, or null. */
  formation_state: string | null;
  /** Tax identifier, 1 to 200 characters, or null. */
  tax_identifier: string | null;
  /** The trustees, 1 to 10. */
  trustees: EntityNaturalPerson[];
}

/**
 * Whether a trust can be revoked.
 *
 * - `revocable`: The person who set it up can change or end it.
 * - `irrevocable`: It cannot be changed or ended at will.
 */
export type EntityTrustCategory = "revocable" | "irrevocable";

/** Parameters of `entities.list`. */
export interface EntityListParams extends PageParams {
  /** Only the object created with this idempotency key, 1 to 200 characters. Finds at most one. */
  idempotency_key?: string | undefined;
  /** Only Entities in one of these states. */
  status?: AnyOf<Open<EntityStatus>>["filter"] | undefined;
}

/** Parameters of `entities.create`. */
export type EntityCreateParams = EntityCreateParamsFields &
  (
    | {
        structure: "corporation";
        natural_person?: undefined;
        joint?: undefined;
        trust?: undefined;
        government_authority?: undefined;
      }
    | {
        structure: "natural_person";
        corporation?: undefined;
        joint?: undefined;
        trust?: undefined;
        government_authority?: undefined;
      }
    | {
        structure: "joint";
        corporation?: undefined;
        natural_person?: undefined;
        trust?: undefined;
        government_authority?: undefined;
      }
    | {
        structure: "trust";
        corporation?: undefined;
        natural_person?: undefined;
        joint?: undefined;
        government_authority?: undefined;
      }
    | {
        structure: "government_authority";
        corporation?: undefined;
        natural_person?: undefined;
        joint?: undefined;
        trust?: undefined;
      }
  );

/** All fields of `EntityCreateParams`, without the cross-field rules. */
export interface EntityCreateParamsFields {
  /** The legal form of an Entity. */
  structure: EntityStructure;
  /** Description for your own use, 1 to 200 characters. */
  description?: string | undefined;
  /** Allowed only for a company. Default: sample data. */
  corporation?: EntityCreateCorporationParams | undefined;
  /** Allowed only for a public body. Default: sample data. */
  government_authority?: EntityCreateGovernmentAuthorityParams | undefined;
  /** Allowed only for several persons together. Default: sample data. */
  joint?: EntityCreateJointParams | undefined;
  /** Allowed only for one person. Default: sample data. */
  natural_person?: EntityCreateNaturalPersonParams | undefined;
  /** Allowed only for a trust. Default: sample data. */
  trust?: EntityCreateTrustParams | undefined;
}

/** A company. */
export interface EntityCreateCorporationParams {
  /** Legal name, 1 to 200 characters. */
  name: string;
  /** Website, 1 to 200 characters. */
  website?: string | undefined;
  /** Tax identifier, 1 to 200 characters. */
  tax_identifier?: string | undefined;
  /** A postal address. */
  address: EntityAddressParams;
}

/** A postal address. */
export interface EntityAddressParams {
  /** First line, 1 to 200 characters. */
  line1: string;
  /** Second line, 1 to 200 characters. */
  line2?: string | undefined;
  /** City, 1 to 200 characters. */
  city: string;
  /** State, commonly a two-letter code, 1 to 200 characters. */
  state: string;
  /** ZIP code, 1 to 200 characters. */
  zip: string;
}

/** A public body. */
export interface EntityCreateGovernmentAuthorityParams {
  /** Legal name, 1 to 200 characters. */
  name: string;
  /** The level of a public body. */
  category: EntityGovernmentAuthorityCategory;
  /** A postal address. */
  address: EntityAddressParams;
  /** Website, 1 to 200 characters. */
  website?: string | undefined;
  /** Tax identifier, 1 to 200 characters. */
  tax_identifier?: string | undefined;
  /** The persons who may act for it, 1 to 5. */
  authorized_persons: EntityAuthorizedPerson[];
}

/** Several persons together. */
export interface EntityCreateJointParams {
  /** Name, 1 to 200 characters. Default: the names of the individuals. */
  name?: string | undefined;
  /** The persons, 1 to 10. */
  individuals: EntityCreateNaturalPersonParams[];
}

/** A person. */
export interface EntityCreateNaturalPersonParams {
  /** Legal name, 1 to 200 characters. */
  name: string;
  /** Date of birth, `YYYY-MM-DD`. */
  date_of_birth: string;
  /** A postal address. */
  address: EntityAddressParams;
}

/** A trust. */
export interface EntityCreateTrustParams {
  /** Legal name, 1 to 200 characters. */
  name: string;
  /** Whether a trust can be revoked. */
  category: EntityTrustCategory;
  /** A postal address. */
  address: EntityAddressParams;
  /** State in which the trust was set up, 1 to 200 characters. */
  formation_state?: string | undefined;
  /** Tax identifier, 1 to 200 characters. */
  tax_identifier?: string | undefined;
  /** The trustees, 1 to 10. */
  trustees: EntityCreateNaturalPersonParams[];
}

/** Parameters of `entities.update`. */
export interface EntityUpdateParams {
  /** New description, 1 to 200 characters. */
  description?: string | undefined;
}
