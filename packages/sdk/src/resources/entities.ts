// Generated from packages/contract/src/resources/entities by `npm run generate`. Do not edit.

import type { ApiPromise, ListOptions, PageRequest, RequestOptions, WriteOptions } from "../core/api.ts";
import type { EntityAuthorizedPersonId, EntityBeneficialOwnerId, EntityId, FileId } from "./ids.ts";
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
   * uses sample data. The bank keeps only the last four characters of an `identification.number`, and
   * verifies nobody (O-19). Each File that is named must exist. Emits `entity.created`.
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
   * Change an Entity.
   *
   * Only the object of its own structure is allowed. An object within it, such as `address`, is replaced
   * as a whole, and `terms_agreements` are added to those there are. Emits `entity.updated` when
   * something changed. An `identification` always counts as a change, because the bank does not return
   * its number.
   *
   * `PATCH /entities/{entity_id}`. An extension of the contract.
   */
  update(id: EntityId, params: EntityUpdateParams, options?: RequestOptions): ApiPromise<Entity>;

  /**
   * Archive an Entity, which keeps it but allows no new activity.
   *
   * An archived Entity cannot own a new Account or hold a new Card, and its Accounts cannot get a new
   * Account Number, Card or Lockbox Recipient. A second archive is refused, and so is that of a disabled
   * Entity. Emits `entity.updated`.
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
  /** Identifier of the onboarding session that created the Entity, or null. */
  creating_entity_onboarding_session_id: string | null;
  /** Description for your own use, 1 to 200 characters, or null. */
  description: string | null;
  /** When you last confirmed that the data is right, or null. ISO 8601, UTC. */
  details_confirmed_at: string | null;
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
  /** Your rating of its risk, or null. */
  risk_rating: EntityRiskRating | null;
  /** Whether an Entity can be used. */
  status: Open<EntityStatus>;
  /** The legal form of an Entity. */
  structure: Open<EntityStructure>;
  /** Further documents. */
  supplemental_documents: EntitySupplementalDocument[];
  /** Its agreements to terms, oldest first. */
  terms_agreements: EntityTermsAgreement[];
  /** Its verification by a third party, or null. */
  third_party_verification: EntityThirdPartyVerification | null;
  /** The data of a trust, or null for any other structure. */
  trust: EntityTrust | null;
  /** Always `entity`. */
  type: "entity";
  /** What the bank found out about its data, or null if it has not checked it. */
  validation: EntityValidation | null;
}

/** The data of a company. */
export interface EntityCorporation {
  /** Legal name, 1 to 200 characters. */
  name: string;
  /** Website, 1 to 200 characters, or null. */
  website: string | null;
  /** The number that identifies the company, or null. */
  legal_identifier: EntityLegalIdentifier | null;
  /** The same as `legal_identifier.value`, or null. */
  tax_identifier: string | null;
  /** A postal address. */
  address: EntityAddress;
  /** The beneficial owners, in the order in which they were given. */
  beneficial_owners: EntityBeneficialOwner[];
  /** Why the company need not name its beneficial owners, or null. */
  beneficial_ownership_exemption_reason: Open<EntityBeneficialOwnershipExemptionReason> | null;
  /** Email address, 1 to 200 characters, or null. */
  email: string | null;
  /** Code of the state of incorporation, 2 characters, or null. */
  incorporation_state: string | null;
  /** Code of the industry, 1 to 200 characters, or null. */
  industry_code: string | null;
}

/** The number that identifies a company. */
export interface EntityLegalIdentifier {
  /** The kind of number that identifies a company. */
  category: Open<EntityLegalIdentifierCategory>;
  /** The number, 1 to 200 characters. */
  value: string;
}

/**
 * The kind of number that identifies a company.
 *
 * - `us_employer_identification_number`: An employer identification number (EIN) of the United States.
 * - `other`: Another number.
 */
export type EntityLegalIdentifierCategory = "us_employer_identification_number" | "other";

/** A postal address. */
export interface EntityAddress {
  /** First line, 1 to 200 characters. */
  line1: string;
  /** Second line, 1 to 200 characters, or null. */
  line2: string | null;
  /** City, 1 to 200 characters. */
  city: string;
  /** State, commonly a two-letter code, 1 to 200 characters, or null. */
  state: string | null;
  /** ZIP code, 1 to 200 characters, or null. */
  zip: string | null;
  /** Country, a two-letter ISO 3166-1 code such as `US`. */
  country: string;
}

/** A person who owns or controls a company. */
export interface EntityBeneficialOwner {
  /** Identifier of the beneficial owner. */
  id: EntityBeneficialOwnerId;
  /** The person's position in the company, 1 to 200 characters, or null. */
  company_title: string | null;
  /** The data of a person. */
  individual: EntityNaturalPerson;
  /** Why the person is one, 1 or 2 reasons. */
  prongs: Open<EntityBeneficialOwnerProng>[];
}

/** The data of a person. */
export interface EntityNaturalPerson {
  /** Legal name, 1 to 200 characters. */
  name: string;
  /** Date of birth, `YYYY-MM-DD`. */
  date_of_birth: string;
  /** A postal address. */
  address: EntityAddress;
  /** How the person is identified, or null. */
  identification: EntityIdentification | null;
}

/** How a person is identified, without the number. */
export interface EntityIdentification {
  /** How a person is identified. */
  method: Open<EntityIdentificationMethod>;
  /** The last 4 characters of the number. The bank does not return the others. */
  number_last4: string;
}

/**
 * How a person is identified.
 *
 * - `social_security_number`: By a social security number.
 * - `individual_taxpayer_identification_number`: By an individual taxpayer identification number
 *   (ITIN).
 * - `passport`: By a passport.
 * - `drivers_license`: By a driver's license.
 * - `other`: By another document.
 */
export type EntityIdentificationMethod =
  | "social_security_number"
  | "individual_taxpayer_identification_number"
  | "passport"
  | "drivers_license"
  | "other";

/**
 * Why a person is a beneficial owner.
 *
 * - `ownership`: The person owns a large part of the company.
 * - `control`: The person directs the company.
 */
export type EntityBeneficialOwnerProng = "ownership" | "control";

/**
 * Why a company need not name its beneficial owners.
 *
 * - `regulated_financial_institution`: It is a regulated financial institution.
 * - `publicly_traded_company`: Its shares are publicly traded.
 * - `public_entity`: It belongs to the public.
 * - `other`: Another reason.
 */
export type EntityBeneficialOwnershipExemptionReason =
  | "regulated_financial_institution"
  | "publicly_traded_company"
  | "public_entity"
  | "other";

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
  /** Identifier of the person. */
  authorized_person_id: EntityAuthorizedPersonId;
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

/** Your rating of the risk of an Entity. */
export interface EntityRiskRating {
  /** When the Entity was rated. ISO 8601, UTC. */
  rated_at: string;
  /** How much risk an Entity is. */
  rating: Open<EntityRiskRatingLevel>;
}

/**
 * How much risk an Entity is.
 *
 * - `low`: Little risk.
 * - `medium`: Some risk.
 * - `high`: Much risk.
 */
export type EntityRiskRatingLevel = "low" | "medium" | "high";

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

/** A further document about an Entity. */
export interface EntitySupplementalDocument {
  /** When the document was added. ISO 8601, UTC. */
  created_at: string;
  /** The Entity that it belongs to. */
  entity_id: EntityId;
  /** The File with the document. */
  file_id: FileId;
  /**
   * The key that the client sent as `Idempotency-Key` on creation, 1 to 200 characters, unique across
   * the environment.
   */
  idempotency_key: string | null;
  /** Always `entity_supplemental_document`. */
  type: "entity_supplemental_document";
}

/** The agreement of an Entity to terms. */
export interface EntityTermsAgreement {
  /** When the terms were agreed to. ISO 8601, UTC. */
  agreed_at: string;
  /** The IP address from which it was agreed to, 1 to 200 characters. */
  ip_address: string;
  /** The URL of the terms, 1 to 200 characters. */
  terms_url: string;
}

/** A verification of an Entity by a third party. */
export interface EntityThirdPartyVerification {
  /** The verification's name at the vendor, 1 to 200 characters. */
  reference: string;
  /** Who verified the Entity, 1 to 200 characters. */
  vendor: string;
}

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
  /** The File with the document by which the trust was set up, or null. */
  formation_document_file_id: FileId | null;
  /** The person who set up the trust, or null. */
  grantor: EntityNaturalPerson | null;
  /** The trustees, 1 to 10. */
  trustees: EntityTrustee[];
}

/**
 * Whether a trust can be revoked.
 *
 * - `revocable`: The person who set it up can change or end it.
 * - `irrevocable`: It cannot be changed or ended at will.
 */
export type EntityTrustCategory = "revocable" | "irrevocable";

/** A person who administers a trust. */
export interface EntityTrustee {
  /** The legal form of a trustee. */
  structure: Open<EntityTrusteeStructure>;
  /** The data of a person. */
  individual: EntityNaturalPerson;
}

/**
 * The legal form of a trustee.
 *
 * - `individual`: One person.
 */
export type EntityTrusteeStructure = "individual";

/** What the bank found out about the data of an Entity. */
export interface EntityValidation {
  /** Whether the data of an Entity is valid. */
  status: Open<EntityValidationStatus>;
  /** What is wrong; empty if the data is valid. */
  issues: EntityValidationIssue[];
}

/**
 * Whether the data of an Entity is valid.
 *
 * - `pending`: The bank still checks it.
 * - `valid`: It has no issues.
 * - `invalid`: It has issues.
 */
export type EntityValidationStatus = "pending" | "valid" | "invalid";

/** Something that is wrong with the data of an Entity. */
export interface EntityValidationIssue {
  /** What is wrong with the data of an Entity. */
  category: Open<EntityValidationIssueCategory>;
  /** The details, or null unless `category` is `beneficial_owner_address`. */
  beneficial_owner_address: {
    /** The beneficial owner. */
    beneficial_owner_id: EntityBeneficialOwnerId;
    /** What is wrong with an address. */
    reason: Open<EntityAddressIssueReason>;
  } | null;
  /** The details, or null unless `category` is `beneficial_owner_identity`. */
  beneficial_owner_identity: {
    /** The beneficial owner. */
    beneficial_owner_id: EntityBeneficialOwnerId;
  } | null;
  /** The details, or null unless `category` is `entity_address`. */
  entity_address: {
    /** What is wrong with an address. */
    reason: Open<EntityAddressIssueReason>;
  } | null;
  /** The details, or null unless `category` is `entity_tax_identifier`. */
  entity_tax_identifier: Record<string, never> | null;
}

/**
 * What is wrong with the data of an Entity.
 *
 * - `entity_tax_identifier`: The tax identifier of the Entity.
 * - `entity_address`: The address of the Entity.
 * - `beneficial_owner_identity`: The identity of a beneficial owner.
 * - `beneficial_owner_address`: The address of a beneficial owner.
 */
export type EntityValidationIssueCategory =
  | "entity_tax_identifier"
  | "entity_address"
  | "beneficial_owner_identity"
  | "beneficial_owner_address";

/**
 * What is wrong with an address.
 *
 * - `mailbox_address`: It is the address of a mailbox.
 */
export type EntityAddressIssueReason = "mailbox_address";

/** Parameters of `entities.list`. */
export interface EntityListParams extends PageParams {
  /** Only the object created with this idempotency key, 1 to 200 characters. Finds at most one. */
  idempotency_key?: string | undefined;
  /** Only Entities in one of these states. */
  status?: AnyOf<EntityStatus>["filter"] | undefined;
  /** Only Entities whose validation has one of these states. */
  validation_status?: AnyOf<EntityValidationStatus>["filter"] | undefined;
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
  /** Your rating of the risk of an Entity. */
  risk_rating?: EntityRiskRatingParams | undefined;
  /** A verification of an Entity by a third party. */
  third_party_verification?: EntityThirdPartyVerification | undefined;
  /** Further documents, 0 to 10. */
  supplemental_documents?: readonly EntitySupplementalDocumentParams[] | undefined;
  /** Agreements of the Entity to terms. */
  terms_agreements?: readonly EntityTermsAgreementParams[] | undefined;
}

/** A company. */
export interface EntityCreateCorporationParams {
  /** Legal name, 1 to 200 characters. */
  name: string;
  /** A postal address. */
  address: EntityAddressParams;
  /** Email address, 1 to 200 characters. */
  email?: string | undefined;
  /** Code of the state of incorporation, 2 characters. */
  incorporation_state?: string | undefined;
  /** Code of the industry, 1 to 200 characters. */
  industry_code?: string | undefined;
  /** The number that identifies a company. */
  legal_identifier?: EntityLegalIdentifierParams | undefined;
  /** Website, 1 to 200 characters. */
  website?: string | undefined;
  /** Older name of `legal_identifier.value`, 1 to 200 characters. Not allowed beside `legal_identifier`. */
  tax_identifier?: string | undefined;
  /** The beneficial owners, 0 to 10. */
  beneficial_owners?: readonly EntityCreateBeneficialOwnerParams[] | undefined;
  /** Why a company need not name its beneficial owners. */
  beneficial_ownership_exemption_reason?: EntityBeneficialOwnershipExemptionReason | undefined;
}

/** A postal address. */
export interface EntityAddressParams {
  /** First line, 1 to 200 characters. */
  line1: string;
  /** Second line, 1 to 200 characters. */
  line2?: string | undefined;
  /** City, 1 to 200 characters. */
  city: string;
  /** State, commonly a two-letter code, 1 to 200 characters. Required in the United States. */
  state?: string | undefined;
  /** ZIP code, 1 to 200 characters. Required in the United States. */
  zip?: string | undefined;
  /** Country, a two-letter ISO 3166-1 code such as `US`. Default: `US`. */
  country?: string | undefined;
}

/** The number that identifies a company. */
export interface EntityLegalIdentifierParams {
  /** The number, 1 to 200 characters. */
  value: string;
  /** The kind of number that identifies a company. Default: `us_employer_identification_number`. */
  category?: EntityLegalIdentifierCategory | undefined;
}

/** A person who owns or controls a company. */
export interface EntityCreateBeneficialOwnerParams {
  /** A person. */
  individual: EntityCreateNaturalPersonParams;
  /** Why the person is one, 1 or 2 different reasons. */
  prongs: readonly EntityBeneficialOwnerProng[];
  /** The person's position in the company, 1 to 200 characters. */
  company_title?: string | undefined;
}

/** A person. */
export interface EntityCreateNaturalPersonParams {
  /** Legal name, 1 to 200 characters. */
  name: string;
  /** Date of birth, `YYYY-MM-DD`. */
  date_of_birth: string;
  /** A postal address. */
  address: EntityAddressParams;
  /** How a person is identified. */
  identification?: EntityIdentificationParams | undefined;
  /** Whether you confirmed that the person has no tax id of the United States. Not returned. */
  confirmed_no_us_tax_id?: boolean | undefined;
}

/** How a person is identified. */
export type EntityIdentificationParams = EntityIdentificationParamsFields &
  (
    | {
        method: "drivers_license";
        drivers_license: EntityDriversLicenseParams;
        passport?: undefined;
        other?: undefined;
      }
    | { method: "passport"; drivers_license?: undefined; passport: EntityPassportParams; other?: undefined }
    | { method: "other"; drivers_license?: undefined; passport?: undefined; other: EntityOtherDocumentParams }
    | {
        method: Exclude<EntityIdentificationMethod, "drivers_license" | "passport" | "other">;
        drivers_license?: undefined;
        passport?: undefined;
        other?: undefined;
      }
  );

/** All fields of `EntityIdentificationParams`, without the cross-field rules. */
export interface EntityIdentificationParamsFields {
  /** How a person is identified. */
  method: EntityIdentificationMethod;
  /** The number of the document, 4 to 200 characters. The bank returns only its last four characters. */
  number: string;
  /** Required if `method` is `drivers_license`, and otherwise not allowed. */
  drivers_license?: EntityDriversLicenseParams | undefined;
  /** Required if `method` is `passport`, and otherwise not allowed. */
  passport?: EntityPassportParams | undefined;
  /** Required if `method` is `other`, and otherwise not allowed. */
  other?: EntityOtherDocumentParams | undefined;
}

/** A driver's license. */
export interface EntityDriversLicenseParams {
  /** When the document expires, `YYYY-MM-DD`. */
  expiration_date: string;
  /** The File with the document, or with its front. */
  file_id: FileId;
  /** The state that issued it, 2 characters. */
  state: string;
  /** The File with the back of the document. */
  back_file_id?: FileId | undefined;
}

/** A passport. */
export interface EntityPassportParams {
  /** The country that issued it, 2 characters. */
  country: string;
  /** When the document expires, `YYYY-MM-DD`. */
  expiration_date: string;
  /** The File with the document, or with its front. */
  file_id: FileId;
}

/** Another document that identifies a person. */
export interface EntityOtherDocumentParams {
  /** The country that issued it, 2 characters. */
  country: string;
  /** What the document is, 1 to 200 characters. */
  description: string;
  /** The File with the document, or with its front. */
  file_id: FileId;
  /** The File with the back of the document. */
  back_file_id?: FileId | undefined;
  /** When the document expires, `YYYY-MM-DD`. */
  expiration_date?: string | undefined;
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
  authorized_persons: readonly EntityAuthorizedPersonParams[];
}

/** A person who may act for a public body. */
export interface EntityAuthorizedPersonParams {
  /** Legal name, 1 to 200 characters. */
  name: string;
}

/** Several persons together. */
export interface EntityCreateJointParams {
  /** Name, 1 to 200 characters. Default: the names of the individuals. */
  name?: string | undefined;
  /** The persons, 1 to 10. */
  individuals: readonly EntityCreateNaturalPersonParams[];
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
  /** The File with the document by which the trust was set up. */
  formation_document_file_id?: FileId | undefined;
  /** The person who set up the trust. */
  grantor?: EntityCreateNaturalPersonParams | undefined;
  /** The trustees, 1 to 10. */
  trustees: readonly EntityCreateTrusteeParams[];
}

/** A trustee: `structure` with `individual`, or the fields of a person alone. */
export type EntityCreateTrusteeParams = EntityCreateTrusteeParamsFields &
  ({ name: string; individual?: undefined } | { individual: EntityCreateNaturalPersonParams; name?: undefined }) &
  (
    | { date_of_birth: string; individual?: undefined }
    | { individual: EntityCreateNaturalPersonParams; date_of_birth?: undefined }
  ) &
  (
    | { address: EntityAddressParams; individual?: undefined }
    | { individual: EntityCreateNaturalPersonParams; address?: undefined }
  ) &
  (
    | { structure: "individual"; individual: EntityCreateNaturalPersonParams }
    | { structure?: Exclude<EntityTrusteeStructure, "individual"> | undefined; individual?: undefined }
  );

/** All fields of `EntityCreateTrusteeParams`, without the cross-field rules. */
export interface EntityCreateTrusteeParamsFields {
  /** The legal form of a trustee. */
  structure?: EntityTrusteeStructure | undefined;
  /** A person. */
  individual?: EntityCreateNaturalPersonParams | undefined;
  /** Legal name, 1 to 200 characters. */
  name?: string | undefined;
  /** Date of birth, `YYYY-MM-DD`. */
  date_of_birth?: string | undefined;
  /** A postal address. */
  address?: EntityAddressParams | undefined;
  /** How a person is identified. */
  identification?: EntityIdentificationParams | undefined;
  /** Whether you confirmed that the person has no tax id of the United States. Not returned. */
  confirmed_no_us_tax_id?: boolean | undefined;
}

/** Your rating of the risk of an Entity. */
export interface EntityRiskRatingParams {
  /** When the Entity was rated. ISO 8601, with a zone. */
  rated_at: string | Date;
  /** How much risk an Entity is. */
  rating: EntityRiskRatingLevel;
}

/** A further document about an Entity. */
export interface EntitySupplementalDocumentParams {
  /** The File with the document. */
  file_id: FileId;
}

/** The agreement of an Entity to terms. */
export interface EntityTermsAgreementParams {
  /** When the terms were agreed to. ISO 8601, with a zone. */
  agreed_at: string | Date;
  /** The IP address from which it was agreed to, 1 to 200 characters. */
  ip_address: string;
  /** The URL of the terms, 1 to 200 characters. */
  terms_url: string;
}

/** Parameters of `entities.update`. */
export interface EntityUpdateParams {
  /** New description, 1 to 200 characters. */
  description?: string | undefined;
  /** What changes of a company. Allowed only if the Entity is one. */
  corporation?: EntityUpdateCorporationParams | undefined;
  /** What changes of a public body. Allowed only if the Entity is one. */
  government_authority?: EntityUpdateGovernmentAuthorityParams | undefined;
  /** What changes of a person. Allowed only if the Entity is one. */
  natural_person?: EntityUpdateNaturalPersonParams | undefined;
  /** What changes of a trust. Allowed only if the Entity is one. */
  trust?: EntityUpdateTrustParams | undefined;
  /** Your rating of the risk of an Entity. */
  risk_rating?: EntityRiskRatingParams | undefined;
  /** A verification of an Entity by a third party. */
  third_party_verification?: EntityThirdPartyVerification | undefined;
  /** Further agreements of the Entity to terms. */
  terms_agreements?: readonly EntityTermsAgreementParams[] | undefined;
  /** When you confirmed that the data is right. ISO 8601, with a zone. */
  details_confirmed_at?: string | Date | undefined;
}

/** What changes of a company. */
export interface EntityUpdateCorporationParams {
  /** New legal name, 1 to 200 characters. */
  name?: string | undefined;
  /** A postal address. */
  address?: EntityAddressParams | undefined;
  /** Email address, 1 to 200 characters. */
  email?: string | undefined;
  /** Code of the state of incorporation, 2 characters. */
  incorporation_state?: string | undefined;
  /** Code of the industry, 1 to 200 characters. */
  industry_code?: string | undefined;
  /** The number that identifies a company. */
  legal_identifier?: EntityLegalIdentifierParams | undefined;
  /** Website, 1 to 200 characters. */
  website?: string | undefined;
}

/** What changes of a public body. */
export interface EntityUpdateGovernmentAuthorityParams {
  /** New legal name, 1 to 200 characters. */
  name?: string | undefined;
  /** A postal address. */
  address?: EntityAddressParams | undefined;
}

/** What changes of a person. */
export interface EntityUpdateNaturalPersonParams {
  /** New legal name, 1 to 200 characters. */
  name?: string | undefined;
  /** A postal address. */
  address?: EntityAddressParams | undefined;
  /** How a person is identified. */
  identification?: EntityIdentificationParams | undefined;
  /** Whether you confirmed that the person has no tax id of the United States. Not returned. */
  confirmed_no_us_tax_id?: boolean | undefined;
}

/** What changes of a trust. */
export interface EntityUpdateTrustParams {
  /** New legal name, 1 to 200 characters. */
  name?: string | undefined;
  /** A postal address. */
  address?: EntityAddressParams | undefined;
}

/** Parameters of `simulations.entities.updateValidation`. */
export interface EntityUpdateValidationParams {
  /** What is wrong, 0 or more. Without issues, the Entity is valid. */
  issues: readonly EntityValidationIssueParams[];
}

/** Something that is wrong with the data of an Entity. */
export interface EntityValidationIssueParams {
  /** What is wrong with the data of an Entity. */
  category: EntityValidationIssueCategory;
}
