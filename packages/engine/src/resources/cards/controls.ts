import type { CardAuthorizationControls, CardAuthorizationControlsParams } from "@sandbank/contract";

type Usage = CardAuthorizationControls["usage"];

/** The controls as a response shows them. Every part without a restriction is null, including the whole. */
export function createControls(params: CardAuthorizationControlsParams | undefined): CardAuthorizationControls | null {
  if (params === undefined) return null;
  const controls = {
    merchant_acceptor_identifier: createRestriction(params.merchant_acceptor_identifier),
    merchant_category_code: createRestriction(params.merchant_category_code),
    merchant_country: createRestriction(params.merchant_country),
    usage: createUsage(params.usage),
  };
  return Object.values(controls).every((control) => control === null) ? null : controls;
}

interface RestrictionParams<Element> {
  readonly allowed?: readonly Element[] | undefined;
  readonly blocked?: readonly Element[] | undefined;
}

function createRestriction<Element>({ allowed = undefined, blocked = undefined }: RestrictionParams<Element> = {}) {
  if (allowed === undefined && blocked === undefined) return null;
  return { allowed: allowed === undefined ? null : [...allowed], blocked: blocked === undefined ? null : [...blocked] };
}

function createUsage(usage: CardAuthorizationControlsParams["usage"]): Usage {
  if (usage === undefined) return null;
  const { category, multi_use, single_use } = usage;
  return {
    category,
    multi_use: multi_use === undefined ? null : { spending_limits: createSpendingLimits(multi_use.spending_limits) },
    single_use: single_use ?? null,
  };
}

type LimitsParams = NonNullable<NonNullable<CardAuthorizationControlsParams["usage"]>["multi_use"]>["spending_limits"];

function createSpendingLimits(limits: LimitsParams): NonNullable<NonNullable<Usage>["multi_use"]>["spending_limits"] {
  if (limits === undefined) return null;
  return limits.map(({ merchant_category_codes: codes, ...limit }) => ({
    ...limit,
    merchant_category_codes: codes ? [...codes] : null,
  }));
}
