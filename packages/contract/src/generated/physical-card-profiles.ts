// Generated from packages/contract/src/resources/physical-card-profiles by `npm run generate`. Do not edit.

import type { FileId, PhysicalCardProfileId, ProgramId } from "./ids.ts";
import type { CreatedAtFilter } from "./shared.ts";

/** One page of a list. */
export interface PhysicalCardProfileList {
  /** The objects of this page. */
  data: PhysicalCardProfile[];
  /** Send it as `cursor` to get the next page. Null at the end of the list. */
  next_cursor: string | null;
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
  creator: PhysicalCardProfileCreator;
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
  status: PhysicalCardProfileStatus;
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
export interface PhysicalCardProfileListParams {
  /** The `next_cursor` of a page, to get the next one. Send it with the same filters. */
  cursor?: string | undefined;
  /** The largest number of objects in a page, 1 to 100. Default: `100`. */
  limit?: number | undefined;
  /** Bounds on the time of creation. All given bounds apply. */
  created_at?: CreatedAtFilter | undefined;
  /** Only the object created with this idempotency key, 1 to 200 characters. Finds at most one. */
  idempotency_key?: string | undefined;
  /** Only Physical Card Profiles in one of these states. */
  status?:
    | {
        /** Only Physical Card Profiles in one of these states. At least one value. */
        in: PhysicalCardProfileStatus[];
      }
    | undefined;
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
