import * as z from "zod";
import { once } from "../../once.ts";
import { enumeration, id, idempotencyKey, instant, reference, text, timestamp } from "../../schema-kit.ts";

export const entityRiskRatingLevelSchema = enumeration("EntityRiskRatingLevel", "How much risk an Entity is.", {
  low: "Little risk.",
  medium: "Some risk.",
  high: "Much risk.",
});

export const entityRiskRatingSchema = once(() =>
  z
    .strictObject({ rated_at: timestamp("When the Entity was rated."), rating: entityRiskRatingLevelSchema() })
    .meta({ id: "EntityRiskRating", description: "Your rating of the risk of an Entity." }),
);

export const entityRiskRatingParamsSchema = once(() =>
  z
    .strictObject({ rated_at: instant("When the Entity was rated."), rating: entityRiskRatingLevelSchema() })
    .meta({ id: "EntityRiskRatingParams", description: "Your rating of the risk of an Entity." }),
);

export const entitySupplementalDocumentSchema = once(() =>
  z
    .strictObject({
      created_at: timestamp("When the document was added."),
      entity_id: id("entity", "The Entity that it belongs to."),
      file_id: id("file", "The File with the document."),
      idempotency_key: idempotencyKey(),
      type: z.literal("entity_supplemental_document").meta({ description: "Always `entity_supplemental_document`." }),
    })
    .meta({ id: "EntitySupplementalDocument", description: "A further document about an Entity." }),
);

export const entitySupplementalDocumentParamsSchema = once(() =>
  z
    .strictObject({ file_id: reference("file", "The File with the document.") })
    .meta({ id: "EntitySupplementalDocumentParams", description: "A further document about an Entity." }),
);

const agreementTexts = once(() => ({
  ip_address: text("The IP address from which it was agreed to, 1 to 200 characters."),
  terms_url: text("The URL of the terms, 1 to 200 characters."),
}));

export const entityTermsAgreementSchema = once(() =>
  z
    .strictObject({ agreed_at: timestamp("When the terms were agreed to."), ...agreementTexts() })
    .meta({ id: "EntityTermsAgreement", description: "The agreement of an Entity to terms." }),
);

export const entityTermsAgreementParamsSchema = once(() =>
  z
    .strictObject({ agreed_at: instant("When the terms were agreed to."), ...agreementTexts() })
    .meta({ id: "EntityTermsAgreementParams", description: "The agreement of an Entity to terms." }),
);

/** O-20. */
export const entityThirdPartyVerificationSchema = once(() =>
  z
    .strictObject({
      reference: text("The verification's name at the vendor, 1 to 200 characters."),
      vendor: text("Who verified the Entity, 1 to 200 characters."),
    })
    .meta({ id: "EntityThirdPartyVerification", description: "A verification of an Entity by a third party." }),
);
