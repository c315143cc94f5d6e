// Generated from packages/contract/src/resources/digital-card-profiles by `npm run generate`. Do not edit.

import type { ApiPromise, ListOptions, PageRequest, RequestOptions, WriteOptions } from "../core/api.ts";
import type { DigitalCardProfileId, FileId } from "./ids.ts";
import type { AnyOf, Open, PageParams } from "./shared.ts";

/** Operations on Digital Card Profiles. */
export interface DigitalCardProfiles {
  /**
   * List Digital Card Profiles, newest first.
   *
   * `GET /digital_card_profiles`. An extension of the contract.
   */
  list(params?: DigitalCardProfileListParams, options?: ListOptions): PageRequest<DigitalCardProfile>;

  /**
   * Create a Digital Card Profile.
   *
   * Starts `active`. Emits `digital_card_profile.created`.
   *
   * `POST /digital_card_profiles`. An extension of the contract.
   */
  create(params: DigitalCardProfileCreateParams, options?: WriteOptions): ApiPromise<DigitalCardProfile>;

  /**
   * Retrieve a Digital Card Profile.
   *
   * `GET /digital_card_profiles/{digital_card_profile_id}`. An extension of the contract.
   */
  retrieve(id: DigitalCardProfileId, options?: RequestOptions): ApiPromise<DigitalCardProfile>;

  /**
   * Archive a Digital Card Profile, so that no other Card can use it.
   *
   * Cards that use it keep it. A second archive is refused. Emits `digital_card_profile.updated`.
   *
   * `POST /digital_card_profiles/{digital_card_profile_id}/archive`. An extension of the contract.
   */
  archive(id: DigitalCardProfileId, options?: WriteOptions): ApiPromise<DigitalCardProfile>;

  /**
   * Clone a Digital Card Profile, with changes.
   *
   * The original can be archived. The clone starts `active`. Emits `digital_card_profile.created`.
   *
   * `POST /digital_card_profiles/{digital_card_profile_id}/clone`. An extension of the contract.
   */
  clone(
    id: DigitalCardProfileId,
    params?: DigitalCardProfileCloneParams,
    options?: WriteOptions,
  ): ApiPromise<DigitalCardProfile>;
}

/** The artwork and texts that a digital wallet shows for a Card. */
export interface DigitalCardProfile {
  /** Identifier of the Digital Card Profile. */
  id: DigitalCardProfileId;
  /** The File with the icon of your app. */
  app_icon_file_id: FileId;
  /** The File with the background of the card. */
  background_image_file_id: FileId;
  /** What the wallet calls the card, 1 to 32 characters. */
  card_description: string;
  /** Email address for cardholders, or null. */
  contact_email: string | null;
  /** Telephone number for cardholders, or null. */
  contact_phone: string | null;
  /** Website for cardholders, or null. */
  contact_website: string | null;
  /** When the Digital Card Profile was created. ISO 8601, UTC. */
  created_at: string;
  /** Description for your own use, 1 to 200 characters. */
  description: string;
  /**
   * The key that the client sent as `Idempotency-Key` on creation, 1 to 200 characters, unique across
   * the environment.
   */
  idempotency_key: string | null;
  /** The issuer whom the wallet names, 1 to 32 characters. */
  issuer_name: string;
  /** Whether Cards can be given a Digital Card Profile. */
  status: Open<DigitalCardProfileStatus>;
  /** The color of the text on the card. */
  text_color: DigitalCardProfileTextColor;
  /** Always `digital_card_profile`. */
  type: "digital_card_profile";
}

/**
 * Whether Cards can be given a Digital Card Profile.
 *
 * - `pending`: Not yet: the operator is reviewing it.
 * - `rejected`: No: the operator rejected it.
 * - `active`: Yes.
 * - `archived`: No: you archived it.
 */
export type DigitalCardProfileStatus = "pending" | "rejected" | "active" | "archived";

/** The color of the text on the card. */
export interface DigitalCardProfileTextColor {
  /** The intensity of red, 0 to 255. */
  red: number;
  /** The intensity of green, 0 to 255. */
  green: number;
  /** The intensity of blue, 0 to 255. */
  blue: number;
}

/** Parameters of `digitalCardProfiles.list`. */
export interface DigitalCardProfileListParams extends PageParams {
  /** Only the object created with this idempotency key, 1 to 200 characters. Finds at most one. */
  idempotency_key?: string | undefined;
  /** Only Digital Card Profiles in one of these states. */
  status?: AnyOf<DigitalCardProfileStatus>["filter"] | undefined;
}

/** Parameters of `digitalCardProfiles.create`. */
export interface DigitalCardProfileCreateParams {
  /** The File with the icon of your app. */
  app_icon_file_id: FileId;
  /** The File with the background of the card. */
  background_image_file_id: FileId;
  /** What the wallet calls the card, 1 to 32 characters. */
  card_description: string;
  /** Description for your own use, 1 to 200 characters. */
  description: string;
  /** The issuer whom the wallet names, 1 to 32 characters. */
  issuer_name: string;
  /** Email address for cardholders, an email address of 1 to 32 characters. */
  contact_email?: string | undefined;
  /** Telephone number for cardholders, 1 to 32 characters. */
  contact_phone?: string | undefined;
  /** Website for cardholders, 1 to 200 characters. */
  contact_website?: string | undefined;
  /** The color of the text on the card. Default: white. */
  text_color?: DigitalCardProfileTextColor | undefined;
}

/** What the clone has in place of what the original has. */
export interface DigitalCardProfileCloneParams {
  /** The File with the icon of your app. */
  app_icon_file_id?: FileId | undefined;
  /** The File with the background of the card. */
  background_image_file_id?: FileId | undefined;
  /** What the wallet calls the card, 1 to 32 characters. */
  card_description?: string | undefined;
  /** Description for your own use, 1 to 200 characters. */
  description?: string | undefined;
  /** The issuer whom the wallet names, 1 to 32 characters. */
  issuer_name?: string | undefined;
  /** Email address for cardholders, an email address of 1 to 32 characters. */
  contact_email?: string | undefined;
  /** Telephone number for cardholders, 1 to 32 characters. */
  contact_phone?: string | undefined;
  /** Website for cardholders, 1 to 200 characters. */
  contact_website?: string | undefined;
  /** The color of the text on the card. */
  text_color?: DigitalCardProfileTextColor | undefined;
}
