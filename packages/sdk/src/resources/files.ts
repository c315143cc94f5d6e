// Generated from packages/contract/src/resources/files by `npm run generate`. Do not edit.

import type { ApiPromise, FileSource, ListOptions, PageRequest, RequestOptions, WriteOptions } from "../core/api.ts";
import type { FileId } from "./ids.ts";
import type { AnyOf, Open, PageParams } from "./shared.ts";

/** Operations on Files. */
export interface Files {
  /**
   * List Files, newest first.
   *
   * A new bank has one File for each of the purposes `check_image_front`, `check_image_back` and
   * `inbound_mail_item`.
   *
   * `GET /files`. An extension of the contract.
   */
  list(params?: FileListParams, options?: ListOptions): PageRequest<File>;

  /**
   * Upload a File.
   *
   * Send the request as `multipart/form-data`. The file is at most 10 MiB, and the rest of the body at
   * most 64 KiB. Use the id of the File as the contents of a simulated mail item or the image of a check
   * that you deposit. Emits `file.created`.
   *
   * `POST /files`. An extension of the contract.
   */
  create(params: FileCreateParams, options?: WriteOptions): ApiPromise<File>;

  /**
   * Retrieve a File.
   *
   * `GET /files/{file_id}`. An extension of the contract.
   */
  retrieve(id: FileId, options?: RequestOptions): ApiPromise<File>;

  /**
   * Download the contents of a File.
   *
   * The response body is the bytes of the File, with its media type as the `Content-Type`. Files that
   * the bank creates contain a small picture or document.
   *
   * `GET /files/{file_id}/contents`. An extension of the contract.
   */
  contents(id: FileId, options?: RequestOptions): ApiPromise<FileContents>;
}

/** A document or picture that you uploaded or the bank created. */
export interface File {
  /** Identifier of the File. */
  id: FileId;
  /** When the File was created. ISO 8601, UTC. */
  created_at: string;
  /** Description of the File, 1 to 200 characters, or null. */
  description: string | null;
  /** Who sent a File to whom. */
  direction: Open<FileDirection>;
  /** Name of the File, or null. */
  filename: string | null;
  /**
   * The key that the client sent as `Idempotency-Key` on creation, 1 to 200 characters, unique across
   * the environment.
   */
  idempotency_key: string | null;
  /** Media type of its contents, such as `image/png`. */
  mime_type: string;
  /** The purpose of a File. */
  purpose: Open<FilePurpose>;
  /** Always `file`. */
  type: "file";
}

/**
 * Who sent a File to whom.
 *
 * - `to_operator`: You sent it to the operator.
 * - `from_operator`: The operator created it for you.
 */
export type FileDirection = "to_operator" | "from_operator";

/**
 * The purpose of a File.
 *
 * - `card_dispute_attachment`: Evidence in a dispute about a card payment.
 * - `check_image_front`: The front of a deposited check.
 * - `check_image_back`: The back of a deposited check.
 * - `processed_check_image_front`: The front of a deposited check, prepared for the other bank.
 * - `processed_check_image_back`: The back of a deposited check, prepared for the other bank.
 * - `mailed_check_image`: A check that was printed and mailed for you.
 * - `check_attachment`: A document to mail together with a check.
 * - `check_voucher_image`: The picture on the voucher of a check.
 * - `check_signature`: The signature to print on a check.
 * - `inbound_mail_item`: The scan of a piece of mail.
 * - `form_1099_int`: The tax form 1099-INT, on interest.
 * - `form_1099_misc`: The tax form 1099-MISC, on other income.
 * - `form_ss_4`: The tax form SS-4, on the identification number of an employer.
 * - `identity_document`: A document that proves who a person is.
 * - `loan_application_supplemental_document`: A document that supports a loan application.
 * - `other`: Anything else.
 * - `trust_formation_document`: The document by which a trust was set up.
 * - `digital_wallet_artwork`: The picture of a card in a digital wallet.
 * - `digital_wallet_app_icon`: The icon beside a card in a digital wallet.
 * - `physical_card_front`: The artwork on the front of a Physical Card.
 * - `physical_card_back`: The artwork on the back of a Physical Card.
 * - `physical_card_carrier`: The sheet that a Physical Card is mailed on.
 * - `document_request`: A document that the operator requested.
 * - `entity_supplemental_document`: A document about an Entity.
 * - `export`: Data that was exported.
 * - `fee_statement`: A statement of fees.
 * - `unusual_activity_report_attachment`: A document that supports a report of unusual activity.
 * - `deposit_account_control_agreement`: An agreement that lets a third party control a deposit
 *   Account.
 * - `proof_of_authorization_request_submission`: Requested proof that a debit was authorized.
 * - `account_verification_letter`: A letter that confirms an Account.
 * - `funding_instructions`: A letter on how to send money to an Account.
 * - `hold_harmless_letter`: A letter in which another bank takes over liability.
 */
export type FilePurpose =
  | "card_dispute_attachment"
  | "check_image_front"
  | "check_image_back"
  | "processed_check_image_front"
  | "processed_check_image_back"
  | "mailed_check_image"
  | "check_attachment"
  | "check_voucher_image"
  | "check_signature"
  | "inbound_mail_item"
  | "form_1099_int"
  | "form_1099_misc"
  | "form_ss_4"
  | "identity_document"
  | "loan_application_supplemental_document"
  | "other"
  | "trust_formation_document"
  | "digital_wallet_artwork"
  | "digital_wallet_app_icon"
  | "physical_card_front"
  | "physical_card_back"
  | "physical_card_carrier"
  | "document_request"
  | "entity_supplemental_document"
  | "export"
  | "fee_statement"
  | "unusual_activity_report_attachment"
  | "deposit_account_control_agreement"
  | "proof_of_authorization_request_submission"
  | "account_verification_letter"
  | "funding_instructions"
  | "hold_harmless_letter";

/** The bytes of a File. */
export interface FileContents {
  /** The bytes of the File, at most 10 MiB (10485760 bytes). */
  content: Uint8Array;
  /** Their media type, such as `image/png`. */
  mime_type: string;
}

/** Parameters of `files.list`. */
export interface FileListParams extends PageParams {
  /** Only the object created with this idempotency key, 1 to 200 characters. Finds at most one. */
  idempotency_key?: string | undefined;
  /** Only Files for one of these purposes. */
  purpose?: AnyOf<FilePurpose>["filter"] | undefined;
}

/** Parameters of `files.create`. */
export interface FileCreateParams {
  /** The contents of the File, at most 10 MiB (10485760 bytes). */
  file: FileSource;
  /** The purpose of an uploaded File. */
  purpose: FileUploadPurpose;
  /** Description of the File, 1 to 200 characters. */
  description?: string | undefined;
  /**
   * Name of the File, text without control characters, 1 to 200 characters. Over HTTP, the file name of
   * the part `file`.
   */
  filename?: string | undefined;
  /**
   * The type of the contents, a media type such as `image/png`, at most 200 characters. Over HTTP, the
   * `Content-Type` of the part `file`. Default: `application/octet-stream`.
   */
  mime_type?: string | undefined;
}

/**
 * The purpose of an uploaded File.
 *
 * - `card_dispute_attachment`: Evidence in a dispute about a card payment.
 * - `check_image_front`: The front of a deposited check.
 * - `check_image_back`: The back of a deposited check.
 * - `mailed_check_image`: A check that was printed and mailed for you.
 * - `check_attachment`: A document to mail together with a check.
 * - `check_voucher_image`: The picture on the voucher of a check.
 * - `check_signature`: The signature to print on a check.
 * - `inbound_mail_item`: The scan of a piece of mail.
 * - `form_ss_4`: The tax form SS-4, on the identification number of an employer.
 * - `identity_document`: A document that proves who a person is.
 * - `loan_application_supplemental_document`: A document that supports a loan application.
 * - `other`: Anything else.
 * - `trust_formation_document`: The document by which a trust was set up.
 * - `digital_wallet_artwork`: The picture of a card in a digital wallet.
 * - `digital_wallet_app_icon`: The icon beside a card in a digital wallet.
 * - `physical_card_front`: The artwork on the front of a Physical Card.
 * - `physical_card_back`: The artwork on the back of a Physical Card.
 * - `physical_card_carrier`: The sheet that a Physical Card is mailed on.
 * - `document_request`: A document that the operator requested.
 * - `entity_supplemental_document`: A document about an Entity.
 * - `unusual_activity_report_attachment`: A document that supports a report of unusual activity.
 * - `deposit_account_control_agreement`: An agreement that lets a third party control a deposit
 *   Account.
 * - `proof_of_authorization_request_submission`: Requested proof that a debit was authorized.
 */
export type FileUploadPurpose =
  | "card_dispute_attachment"
  | "check_image_front"
  | "check_image_back"
  | "mailed_check_image"
  | "check_attachment"
  | "check_voucher_image"
  | "check_signature"
  | "inbound_mail_item"
  | "form_ss_4"
  | "identity_document"
  | "loan_application_supplemental_document"
  | "other"
  | "trust_formation_document"
  | "digital_wallet_artwork"
  | "digital_wallet_app_icon"
  | "physical_card_front"
  | "physical_card_back"
  | "physical_card_carrier"
  | "document_request"
  | "entity_supplemental_document"
  | "unusual_activity_report_attachment"
  | "deposit_account_control_agreement"
  | "proof_of_authorization_request_submission";
