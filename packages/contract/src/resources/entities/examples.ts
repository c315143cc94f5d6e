import type { Examples } from "../../examples.ts";

const person = { name: "Sample Person", date_of_birth: "1990-12-10" };
const address = { line1: "1 Main Street", city: "Springfield", state: "IL", zip: "62701" };
const returnedAddress = { ...address, line2: null, country: "US" };
const returnedPerson = {
  ...person,
  address: returnedAddress,
  identification: { method: "social_security_number", number_last4: "1120" },
};
const passport = { country: "DE", expiration_date: "2030-01-01", file_id: "file_1a2b3c4d5e6f7g8h9j0k" };
const license = { expiration_date: "2030-01-01", file_id: "file_1a2b3c4d5e6f7g8h9j0k", state: "IL" };
const other = { country: "DE", description: "Identity card", file_id: "file_1a2b3c4d5e6f7g8h9j0k" };
const risk = { rated_at: "2026-01-01T00:00:00.000Z", rating: "low" };
const agreement = {
  agreed_at: "2026-01-01T00:00:00.000Z",
  ip_address: "203.0.113.1",
  terms_url: "https://example.com/terms",
};
const verification = { reference: "verification_1", vendor: "Example Verification" };
const identifier = { category: "us_employer_identification_number", value: "602214076" };
const owner = { individual: { ...person, address }, prongs: ["control"], company_title: "CEO" };
const issue = {
  category: "entity_address",
  beneficial_owner_address: null,
  beneficial_owner_identity: null,
  entity_address: { reason: "mailbox_address" },
  entity_tax_identifier: null,
};
const returnedOwner = {
  id: "entity_beneficial_owner_1a2b3c4d5e6f7g8h9j0k",
  company_title: "CEO",
  individual: returnedPerson,
  prongs: ["control"],
};
const corporation = {
  name: "Example Company",
  website: null,
  legal_identifier: identifier,
  tax_identifier: identifier.value,
  address: returnedAddress,
  beneficial_owners: [returnedOwner],
  beneficial_ownership_exemption_reason: null,
  email: null,
  incorporation_state: "DE",
  industry_code: null,
};

export const entityExamples: Examples = {
  Entity: {
    id: "entity_1a2b3c4d5e6f7g8h9j0k",
    corporation,
    created_at: "2026-01-01T00:00:00.000Z",
    creating_entity_onboarding_session_id: null,
    description: null,
    details_confirmed_at: null,
    government_authority: null,
    idempotency_key: null,
    joint: null,
    natural_person: null,
    risk_rating: null,
    status: "active",
    structure: "corporation",
    supplemental_documents: [],
    terms_agreements: [],
    third_party_verification: null,
    trust: null,
    type: "entity",
    validation: null,
  },
  EntityCorporation: corporation,
  EntityBeneficialOwner: returnedOwner,
  EntityIdentification: returnedPerson.identification,
  EntityLegalIdentifier: identifier,
  EntityJoint: { name: "Sample Person", individuals: [returnedPerson] },
  EntityTrustee: { structure: "individual", individual: returnedPerson },
  EntityTrust: {
    name: "Example Trust",
    category: "revocable",
    address: returnedAddress,
    formation_state: "IL",
    tax_identifier: null,
    formation_document_file_id: null,
    grantor: null,
    trustees: [{ structure: "individual", individual: returnedPerson }],
  },
  EntityAuthorizedPerson: {
    authorized_person_id: "entity_authorized_person_1a2b3c4d5e6f7g8h9j0k",
    name: "Sample Person",
  },
  EntityGovernmentAuthority: {
    name: "Example City",
    category: "municipality",
    address: returnedAddress,
    website: null,
    tax_identifier: null,
    authorized_persons: [
      { authorized_person_id: "entity_authorized_person_1a2b3c4d5e6f7g8h9j0k", name: "Sample Person" },
    ],
  },
  EntityNaturalPerson: returnedPerson,
  EntityRiskRating: risk,
  EntitySupplementalDocument: {
    created_at: "2026-01-01T00:00:00.000Z",
    entity_id: "entity_1a2b3c4d5e6f7g8h9j0k",
    file_id: "file_1a2b3c4d5e6f7g8h9j0k",
    idempotency_key: null,
    type: "entity_supplemental_document",
  },
  EntityTermsAgreement: agreement,
  EntityThirdPartyVerification: verification,
  EntityValidation: { status: "invalid", issues: [issue] },
  EntityValidationIssue: issue,
  EntityListParams: { status: { in: ["active"] } },
  EntityCreateParams: {
    structure: "corporation",
    corporation: { name: "Example Company", address, legal_identifier: { value: "602214076" } },
  },
  EntityAddressParams: address,
  EntityCreateCorporationParams: { name: "Example Company", address, beneficial_owners: [owner] },
  EntityCreateBeneficialOwnerParams: owner,
  EntityLegalIdentifierParams: { value: "602214076" },
  EntityCreateNaturalPersonParams: {
    ...person,
    address,
    identification: { method: "social_security_number", number: "078051120" },
  },
  EntityIdentificationParams: { method: "passport", number: "C01X00T47", passport },
  EntityDriversLicenseParams: license,
  EntityPassportParams: passport,
  EntityOtherDocumentParams: other,
  EntityCreateJointParams: { individuals: [{ ...person, address }] },
  EntityCreateTrusteeParams: { structure: "individual", individual: { ...person, address } },
  EntityCreateTrustParams: {
    name: "Example Trust",
    category: "revocable",
    address,
    formation_state: "IL",
    trustees: [{ structure: "individual", individual: { ...person, address } }],
  },
  EntityAuthorizedPersonParams: { name: "Sample Person" },
  EntityCreateGovernmentAuthorityParams: {
    name: "Example City",
    category: "municipality",
    address,
    authorized_persons: [{ name: "Sample Person" }],
  },
  EntityRiskRatingParams: risk,
  EntitySupplementalDocumentParams: { file_id: "file_1a2b3c4d5e6f7g8h9j0k" },
  EntityTermsAgreementParams: agreement,
  EntityUpdateParams: { description: "Landlord" },
  EntityUpdateCorporationParams: { website: "https://example.com" },
  EntityUpdateNaturalPersonParams: { name: "Sample Person" },
  EntityUpdateTrustParams: { name: "Example Trust" },
  EntityUpdateGovernmentAuthorityParams: { name: "Example City" },
  EntityValidationIssueParams: { category: "entity_address" },
  EntityUpdateValidationParams: { issues: [{ category: "entity_address" }] },
};
