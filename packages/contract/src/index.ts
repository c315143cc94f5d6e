/**
 * The banking API as a value: endpoints, schemas, errors, Event categories, assumptions and the OpenAPI document.
 *
 * @module
 */

export { switchDefaults } from "./assumptions/switches.ts";
export {
  type Assumption,
  type AssumptionId,
  type AssumptionTopic,
  assumption,
  assumptions,
} from "./assumptions.ts";
export { completeRoutingNumber, isRoutingNumber, type LimitedRail, takesPart } from "./bank-numbers.ts";
export { constants } from "./constants.ts";
export { brokenFields, type CrossFieldRule, type Presence, type Soundness, type ValuesAt } from "./cross-field-rule.ts";
export type { Endpoint, OlderBody, OlderName, RawParams } from "./endpoint.ts";
export { endpoints, type OperationName } from "./endpoints.ts";
export {
  cardNetworks,
  cardPaymentElementCategories,
  cardRealTimeDecisionReasons,
  declinedTransactionCategories,
  neverProducedEventCategories,
  pendingTransactionCategories,
  standInProcessingReasons,
  transactionCategories,
} from "./enumerations.ts";
export { type ApiKeyReason, apiKeyReasons, type ErrorKind, type ErrorType, errorCatalogue } from "./errors.ts";
export { type EventCategoryName, eventCategories } from "./event-categories.ts";
export type * from "./generated/index.ts";
export * from "./generated/sources.ts";
export { idPrefixOf, objectTitle, objectTypeOf } from "./object-types.ts";
export { type OpenApiDocument, toOpenApi } from "./openapi.ts";
export type { Resource } from "./resource.ts";
export { correctedFields } from "./resources/ach-transfers/corrected-fields.ts";
export { achTransferReturnCodes } from "./resources/ach-transfers/return-codes.ts";
export { achReturnCodes } from "./resources/inbound-ach-transfers/return-codes.ts";
export { resources } from "./resources.ts";
export { pathsOf, valueAt } from "./value-at.ts";
