/**
 * What readers type into the search, and the pages that answer it, one of which must be among the first five results. The
 * questions are those that users of test doubles ask: of mock servers, of emulators of other services, of test runners.
 * Where one comes from a thread, it names the thread; "test card numbers" is asked of emulators of payment APIs.
 */
export const questions: Readonly<Record<string, readonly string[]>> = {
  "advance month": ["guides/time"],
  "approve card payment": ["guides/real-time-decisions"],
  "mutation testing": ["guides/would-your-tests-notice"],
  nestjs: ["frameworks/nestjs"],
  "other language": ["guides/server"],
  "bundle size": ["reference/sizes"],
  bulk: ["decide/limits"],
  "can i trust an emulator": ["decide/exam"],
  chargeback: ["decide/limits", "start/overview"],
  "ci artifact": ["guides/ci-reports", "guides/sessions"],
  "compared with mock server": ["decide/compared"], // stoplightio/prism#2026
  "cannot find module typescript": ["guides/troubleshooting"], // mswjs/msw#1427
  "cloudflare workers": ["guides/faq"], // nock/nock#2909, cloudflare/workers-sdk#4375
  coverage: ["guides/coverage"],
  "createBank options": ["reference/options"],
  "cron job": ["guides/one-clock"],
  crash: ["guides/sweep"],
  cypress: ["guides/faq"],
  decline: ["guides/declines"],
  docker: ["guides/faq"],
  "duplicate webhook": ["guides/exactly-once", "guides/deliveries"],
  err_erl_unexpected_x_forwarded_for: ["frameworks/express"], // express-rate-limit/express-rate-limit#363
  econnrefused: ["guides/troubleshooting"], // mswjs/msw#399
  "expo react native": ["guides/faq"], // mswjs/msw#203
  express: ["frameworks/express", "guides/express"],
  "freeze card": ["guides/money"],
  "fund account": ["guides/faq", "guides/money"],
  "fake timers": ["runners/"], // mswjs/msw#448, mswjs/msw#966
  "forged webhook": ["guides/receiver-checks"],
  fork: ["guides/test-suites"],
  "github actions": ["guides/ci"], // localstack/docs#103
  gitlab: ["guides/ci"],
  idempotency: ["guides/faults"],
  insufficient_funds: ["guides/declines"],
  install: ["start/tutorial", "runners/"],
  "how do i get started": ["guides/faq", "start/tutorial", "guides/init"],
  "how to mock bank api in vitest": ["runners/vitest", "guides/init"],
  "is it my provider's api": ["decide/which-api", "decide/my-provider", "decide/compared"],
  jest: ["runners/"],
  "jest did not exit": ["guides/troubleshooting"], // mswjs/msw#83
  limitations: ["decide/limits"],
  "lost response": ["guides/faults"], // nock/nock#440
  "migrate from nock": ["decide/moving-over"],
  "missed events": ["guides/polling"],
  "next.js": ["frameworks/nextjs"],
  "next.js app router webhook": ["frameworks/nextjs"],
  "must use import to load es module": ["guides/troubleshooting", "runners/jest"],
  nginx: ["guides/several-servers"],
  object_not_found_error: ["errors/object_not_found_error"],
  offline: ["guides/faq"],
  "open handles jest did not exit": ["guides/troubleshooting"], // jestjs/jest#6907
  "openapi generator": ["decide/which-api"],
  opentelemetry: ["guides/observability"],
  "out of order": ["guides/webhooks"],
  "own bank each test": ["guides/test-suites"],
  "stop a check": ["guides/pay", "reference/check-transfers"],
  "partial capture": ["guides/money", "decide/limits"],
  "pay vendor": ["guides/pay"],
  "persist data": ["guides/persistence"], // localstack/localstack#77
  playwright: ["runners/"],
  "port already in use": ["guides/troubleshooting"], // testcontainers/testcontainers-java#1727
  postgres: ["guides/exactly-once"],
  "postgres tests": ["guides/one-postgres"],
  "production timeouts": ["guides/production"],
  "property based": ["guides/property-tests"],
  "http proxy": ["guides/production"],
  "rate limit": ["errors/rate_limited_error", "guides/faults"],
  "record and replay": ["decide/compared", "decide/moving-over"],
  "replay failure": ["guides/traces"],
  "request not intercepted": ["guides/troubleshooting", "guides/test-suites"], // mswjs/msw#1561
  "reset state between tests": ["guides/test-suites"], // wiremock/wiremock#847
  "rotate secret": ["guides/production"],
  "run local server": ["guides/server"],
  "run tests in parallel": ["guides/test-suites"], // testcontainers/testcontainers-java#1495
  "seed data": ["guides/seeds"], // firebase/firebase-tools#1167
  "simulate timeout": ["guides/faults"], // nock/nock#128
  "simulate webhook": ["guides/webhooks", "guides/deliveries", "start/tutorial"], // mock-server/mockserver-monorepo#877
  statement: ["guides/money", "decide/limits"],
  storybook: ["guides/browser"], // mswjs/msw#452
  "test card numbers": ["guides/faq"],
  "test hangs": ["guides/troubleshooting"],
  timeout: ["guides/faults"],
  "two msw servers": ["guides/troubleshooting"], // mswjs/msw#820
  "ts-jest": ["runners/jest"],
  "verify webhook hono": ["frameworks/hono", "guides/webhooks"],
  "verify webhook signature": ["guides/webhooks"],
  "wait until the server is ready": ["guides/faq", "guides/server"], // localstack/localstack#1385
  "webhook callback after a delay": ["guides/webhooks", "guides/deliveries"], // wiremock/wiremock-webhooks-extension#17
  webhook: ["guides/webhooks"],
};
