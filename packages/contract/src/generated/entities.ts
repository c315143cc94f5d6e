// Generated from packages/contract/src/resources/entities by `npm run generate`. Do not edit.

import type { EntityId } from "./ids.ts";
import type { CreatedAtFilter } from "./shared.ts";

/** One page of a list. */
export interface EntityList {
  /** The objects of this page. */
  data: Entity[];
  /** Send it as `cursor` to get the next page; null at the end of the list. */
  next_cursor: string | null;
}

/** A legal person that owns Accounts. */
export interface Entity {
  /** Identifier of the Entity. */
  id: EntityId;
  /** Filled for a company, else null. */
  corporation: EntityCorporation | null;
  /** When the Entity was created. ISO 8601, UTC. */
  created_at: string;
  /** Description for your own use, 1 to 200 characters, or null. */
  description: string | null;
  /**
   * The key that the client sent as `Idempotency-Key` on creation, 1 to 200 characters, unique across
   * the environment.
   */
  idempotency_key: string | null;
  /** Filled for one person, else null. */
  natural_person: EntityNaturalPerson | null;
  /** Whether an Entity can be used. */
  status: EntityStatus;
  /** The legal form of an Entity. */
  structure: EntityStructure;
  /** Always `entity`. */
  type: "entity";
}

/** What is known of a company. */
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

/** What is known of a person. */
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
 * - `active`: Can own Accounts and act.
 * - `archived`: Kept, but not for new activity.
 * - `disabled`: Stopped by the bank.
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

/** Parameters of `entities.list`. */
export interface EntityListParams {
  /** The `next_cursor` of a page, sent with the same filters; the list then goes on after that page. */
  cursor?: string | undefined;
  /** The most objects in one page, 1 to 100. Default: `100`. */
  limit?: number | undefined;
  /** Bounds on the time of creation; all that are given apply. */
  created_at?: CreatedAtFilter | undefined;
  /** Only the object made with this idempotency key, 1 to 200 characters: none or one. */
  idempotency_key?: string | undefined;
  /** Only Entities in one of these states. */
  status?:
    | {
        /** Only Entities in one of these states. At least one value. */
        in: EntityStatus[];
      }
    | undefined;
}

/** Parameters of `entities.create`. */
export interface EntityCreateParams {
  /** The legal form of an Entity. */
  structure: EntityStructure;
  /** Description for your own use, 1 to 200 characters. */
  description?: string | undefined;
  /** Required for a company, refused for any other structure. */
  corporation?: EntityCreateCorporationParams | undefined;
  /** Required for one person, refused for any other structure. */
  natural_person?: EntityCreateNaturalPersonParams | undefined;
}

/** Required for a company, refused for any other structure. */
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

/** Required for one person, refused for any other structure. */
export interface EntityCreateNaturalPersonParams {
  /** Legal name, 1 to 200 characters. */
  name: string;
  /** Date of birth, `YYYY-MM-DD`. */
  date_of_birth: string;
  /** A postal address. */
  address: EntityAddressParams;
}

/** Parameters of `entities.update`. */
export interface EntityUpdateParams {
  /** New description, 1 to 200 characters. */
  description?: string | undefined;
}
