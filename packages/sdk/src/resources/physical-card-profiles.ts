// Generated from packages/contract/src/resources/physical-card-profiles by `npm run generate`. Do not edit.

import type { ApiPromise, ListOptions, PageRequest, RequestOptions, WriteOptions } from "../core/api.ts";
import type { FileId, PhysicalCardProfileId, ProgramId } from "./ids.ts";
import type { AnyOf, Open, PageParams } from "./shared.ts";

/** Operations on Physical Card Profiles. */
export interface PhysicalCardProfiles {
  /**
   * List Physical Card Profiles, newest first.
   *
   * A new Program has one, `active` and its default.
   *
   * `GET /physical_card_profiles`. An extension of the contract.
   */
  list(params?: PhysicalCardProfileListParams, options?: ListOptions): PageRequest<PhysicalCardProfile>;

  /**
   * Create a Physical Card Profile.
   *
   * Emits `physical_card_profile.created`.
   *
   * `POST /physical_card_profiles`. An extension of the contract.
   */
  create(params: PhysicalCardProfileCreateParams, options?: WriteOptions): ApiPromise<PhysicalCardProfile>;

  /**
   * Retrieve a Physical Card Profile.
   *
   * `GET /physical_card_profiles/{physical_card_profile_id}`. An extension of the contract.
   */
  retrieve(id: PhysicalCardProfileId, options?: RequestOptions): ApiPromise<PhysicalCardProfile>;

  /**
   * Archive a Physical Card Profile, so that it cannot be used for new Physical Cards.
   *
   * The default profile of a Program is refused, and so is a second archive. Emits
   * `physical_card_profile.updated`.
   *
   * `POST /physical_card_profiles/{physical_card_profile_id}/archive`. An extension of the contract.
   */
  archive(id: PhysicalCardProfileId, options?: WriteOptions): ApiPromise<PhysicalCardProfile>;
}

/** The artwork and text that are printed on Physical Cards in addition to the cardholder's data. */
export interface PhysicalCardProfile {
  /** Identifier of the Physical Card Profile. */
  id: PhysicalCardProfileId;
  /** The File with the artwork of the back, or null. */
  back_image_file_id: FileId | null;
  /** The File with the carrier sheet, or null for the plain sheet. */
  carrier_image_file_id: FileId | null;
  /** Telephone number on the back for cardholders to call, 1 to 200 characters, or null. */
  contact_phone: string | null;
  /** When the Physical Card Profile was created. ISO 8601, UTC. */
  created_at: string;
  /** Who created a Physical Card Profile. */
  creator: Open<PhysicalCardProfileCreator>;
  /** Description for your own use, 1 to 200 characters. */
  description: string;
  /** The File with the artwork of the front, or null for the plain front. */
  front_image_file_id: FileId | null;
  /** Text to print on the front, or null for none. */
  front_text: PhysicalCardProfileFrontText | null;
  /**
   * The key that the client sent as `Idempotency-Key` on creation, 1 to 200 characters, unique across
   * the environment.
   */
  idempotency_key: string | null;
  /** Whether Physical Cards use it by default. */
  is_default: boolean;
  /** The Program whose Cards can use it. */
  program_id: ProgramId;
  /** Whether Physical Cards can be printed with a Physical Card Profile. */
  status: Open<PhysicalCardProfileStatus>;
  /** Always `physical_card_profile`. */
  type: "physical_card_profile";
}

/**
 * Who created a Physical Card Profile.
 *
 * - `operator`: The operator.
 * - `user`: You.
 */
export type PhysicalCardProfileCreator = "operator" | "user";

/** Text on the front of a Physical Card. */
export interface PhysicalCardProfileFrontText {
  /** First line, 1 to 200 characters. */
  line1: string;
  /** Second line, 1 to 200 characters, or null. */
  line2: string | null;
}

/**
 * Whether Physical Cards can be printed with a Physical Card Profile.
 *
 * - `pending_creating`: Not yet: you still have to complete it.
 * - `pending_reviewing`: Not yet: the operator is reviewing it.
 * - `rejected`: No: the operator rejected it.
 * - `pending_submitting`: Not yet: it will be sent to the printer next.
 * - `active`: Yes.
 * - `archived`: No: you archived it.
 */
export type PhysicalCardProfileStatus =
  | "pending_creating"
  | "pending_reviewing"
  | "rejected"
  | "pending_submitting"
  | "active"
  | "archived";

/** Parameters of `physicalCardProfiles.list`. */
export interface PhysicalCardProfileListParams extends PageParams {
  /** Only the object created with this idempotency key, 1 to 200 characters. Finds at most one. */
  idempotency_key?: string | undefined;
  /** Only Physical Card Profiles in one of these states. */
  status?: AnyOf<PhysicalCardProfileStatus>["filter"] | undefined;
}

/** Parameters of `physicalCardProfiles.create`. */
export interface PhysicalCardProfileCreateParams {
  /** The File with the carrier sheet. */
  carrier_image_file_id: FileId;
  /** Telephone number to print on the back for cardholders to call, 1 to 200 characters. */
  contact_phone: string;
  /** Description for your own use, 1 to 200 characters. */
  description: string;
  /** The File with the artwork of the front. */
  front_image_file_id: FileId;
  /** The Program whose Cards can use it. Required if there are several Programs. */
  program_id?: ProgramId | undefined;
  /** Text to print on the front. */
  front_text?: PhysicalCardProfileCreateFrontTextParams | undefined;
}

/** Text to print on the front. */
export interface PhysicalCardProfileCreateFrontTextParams {
  /** First line, 1 to 200 characters. */
  line1: string;
  /** Second line, 1 to 200 characters. */
  line2?: string | undefined;
}
