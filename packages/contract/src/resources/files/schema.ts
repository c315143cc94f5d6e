import * as z from "zod";
import { once } from "../../once.ts";
import {
  bytes,
  createInFilter,
  createListSchema,
  enumeration,
  id,
  idempotencyKey,
  idempotencyKeyFilter,
  listParams,
  selection,
  text,
  timestamp,
} from "../../schema-kit.ts";

export const fileDirectionSchema = enumeration("FileDirection", "Who sent a File to whom.", {
  to_operator: "You sent it to the operator.",
  from_operator: "The operator created it for you.",
});

export const filePurposeSchema = enumeration("FilePurpose", "The purpose of a File.", {
  card_dispute_attachment: "Evidence in a dispute about a card payment.",
  check_image_front: "The front of a deposited check.",
  check_image_back: "The back of a deposited check.",
  processed_check_image_front: "The front of a deposited check, prepared for the other bank.",
  processed_check_image_back: "The back of a deposited check, prepared for the other bank.",
  mailed_check_image: "A check that was printed and mailed for you.",
  check_attachment: "A document to mail together with a check.",
  check_voucher_image: "The picture on the voucher of a check.",
  check_signature: "The signature to print on a check.",
  inbound_mail_item: "The scan of a piece of mail.",
  form_1099_int: "The tax form 1099-INT, on interest.",
  form_1099_misc: "The tax form 1099-MISC, on other income.",
  form_ss_4: "The tax form SS-4, on the identification number of an employer.",
  identity_document: "A document that proves who a person is.",
  loan_application_supplemental_document: "A document that supports a loan application.",
  other: "Anything else.",
  trust_formation_document: "The document by which a trust was set up.",
  digital_wallet_artwork: "The picture of a card in a digital wallet.",
  digital_wallet_app_icon: "The icon beside a card in a digital wallet.",
  physical_card_front: "The artwork on the front of a Physical Card.",
  physical_card_back: "The artwork on the back of a Physical Card.",
  physical_card_carrier: "The sheet that a Physical Card is mailed on.",
  document_request: "A document that the operator requested.",
  entity_supplemental_document: "A document about an Entity.",
  export: "Data that was exported.",
  fee_statement: "A statement of fees.",
  unusual_activity_report_attachment: "A document that supports a report of unusual activity.",
  deposit_account_control_agreement: "An agreement that lets a third party control a deposit Account.",
  proof_of_authorization_request_submission: "Requested proof that a debit was authorized.",
  account_verification_letter: "A letter that confirms an Account.",
  funding_instructions: "A letter on how to send money to an Account.",
  hold_harmless_letter: "A letter in which another bank takes over liability.",
});

/** The purposes that a client can use. The others are for Files that only the bank creates (D-106). */
export const fileUploadPurposeSchema = selection(
  "FileUploadPurpose",
  "The purpose of an uploaded File.",
  filePurposeSchema,
  [
    "card_dispute_attachment",
    "check_image_front",
    "check_image_back",
    "mailed_check_image",
    "check_attachment",
    "check_voucher_image",
    "check_signature",
    "inbound_mail_item",
    "form_ss_4",
    "identity_document",
    "loan_application_supplemental_document",
    "other",
    "trust_formation_document",
    "digital_wallet_artwork",
    "digital_wallet_app_icon",
    "physical_card_front",
    "physical_card_back",
    "physical_card_carrier",
    "document_request",
    "entity_supplemental_document",
    "unusual_activity_report_attachment",
    "deposit_account_control_agreement",
    "proof_of_authorization_request_submission",
  ],
);

export const fileSchema = once(() =>
  z
    .strictObject({
      id: id("file", "Identifier of the File."),
      created_at: timestamp("When the File was created."),
      description: text("Description of the File, 1 to 200 characters, or null.").nullable(),
      direction: fileDirectionSchema(),
      filename: z.string().nullable().meta({ description: "Name of the File, or null." }),
      idempotency_key: idempotencyKey(),
      mime_type: z.string().meta({ description: "Media type of its contents, such as `image/png`." }),
      purpose: filePurposeSchema(),
      type: z.literal("file").meta({ description: "Always `file`." }),
    })
    .meta({ id: "File", description: "A document or picture that you uploaded or the bank created." }),
);

const mimeType = /^[\w!#$&^.+-]+\/[\w!#$&^.+-]+( *;[ -~]*)?$/;

export const fileCreateParamsSchema = once(() =>
  z
    .strictObject({
      file: bytes("The contents of the File, at most 10 MiB (10485760 bytes)."),
      purpose: fileUploadPurposeSchema(),
      description: text("Description of the File, 1 to 200 characters.").optional(),
      filename: z
        .string()
        .min(1)
        .max(200)
        .regex(/^\P{Cc}*$/u, "must be text without control characters")
        .meta({
          description:
            "Name of the File, text without control characters, 1 to 200 characters. Over HTTP, the file name of the part `file`.",
          isPartHeader: true,
        })
        .optional(),
      mime_type: z
        .string()
        .max(200)
        .regex(mimeType, "must be a media type such as `image/png`")
        .meta({
          description:
            "The type of the contents, a media type such as `image/png`, at most 200 characters. Over HTTP, the `Content-Type` of the part `file`.",
          default: "application/octet-stream",
          isPartHeader: true,
        })
        .optional(),
    })
    .meta({ id: "FileCreateParams" }),
);

export const fileContentsSchema = once(() =>
  z
    .strictObject({
      content: bytes("The bytes of the File, at most 10 MiB (10485760 bytes)."),
      mime_type: z.string().meta({ description: "Their media type, such as `image/png`." }),
    })
    .meta({ id: "FileContents", description: "The bytes of a File." }),
);

export const fileListSchema = once(() => createListSchema("FileList", fileSchema()));

export const fileListParamsSchema = once(() =>
  listParams("FileListParams", {
    idempotency_key: idempotencyKeyFilter(),
    purpose: createInFilter(filePurposeSchema(), "Only Files for one of these purposes."),
  }),
);
