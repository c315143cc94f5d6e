import type { Examples } from "../../examples.ts";

export const limitExamples: Examples = {
  Limit: {
    id: "limit_2d4f6h8k0m1p3r5t7w9y",
    created_at: "2026-01-01T00:00:00.000Z",
    idempotency_key: null,
    interval: "month",
    metric: "volume",
    model_id: "account_number_3c9v1n7b5x2z8q4w6e0r",
    model_type: "account_number",
    status: "active",
    type: "limit",
    value: 500_000,
  },
  LimitListParams: { model_id: "account_number_3c9v1n7b5x2z8q4w6e0r", status: "active" },
  LimitCreateParams: {
    metric: "volume",
    model_id: "account_number_3c9v1n7b5x2z8q4w6e0r",
    value: 500_000,
    interval: "month",
  },
  LimitUpdateParams: { status: "inactive" },
};
