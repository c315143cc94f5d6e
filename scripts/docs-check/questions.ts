/** The texts that users type into the search, and the page that must be its first result. A `|` separates pages that both answer. */
export const questions = `
guides/faults|decide/exam: lost response
decide/exam: can i trust an emulator
decide/compared: compared with mock server, record and replay
decide/limits|decide/compared: bulk, chargeback, limitations, dispute
decide/moving-over: migrate from nock
decide/which-api|decide/compared|decide/my-provider: kyc, openapi generator, is it my provider's api
errors/object_not_found_error: object_not_found_error
errors/rate_limited_error: rate limit
frameworks/express: err_erl_unexpected_x_forwarded_for, express
frameworks/hono: verify webhook hono
frameworks/nestjs: nestjs
frameworks/nextjs: next.js, next.js app router webhook
guides/ci: github actions, gitlab
guides/ci-reports: ci artifact
guides/coverage: coverage
guides/declines|reference/declines: decline, declien, toBeDeclined, insufficient_funds, overdraft
guides/deliveries: rotate secret
guides/exactly-once|guides/deliveries|guides/troubleshooting: duplicate webhook, postgres
guides/faq: cloudflare workers, cypress, docker, expo react native, fund account, how do i get started, wrong pin, where is the log of my requests, jump to the end of the month, ngrok, is anything sent to the internet, offline, test card numbers, real card numbers, golang, requirements, tunnel, wait until the server is ready
guides/faults: simulate timeout, drop_after_commit
reference/#|guides/production: idempotency, how long are idempotency keys kept, pagination, largest page size of a list, webhook signature algorithm
guides/faults|guides/sweep: timeout
guides/loans: loan statement
guides/money: negative amount, lockbox check bounces, freeze card, partial capture, statement, refund, freeze, month end statement, put money on an account
guides/one-clock: cron job
guides/one-postgres: postgres tests
guides/pay: two people approve, imad, stop a check, pay vendor, payout, book transfer, positive pay, return code, stop payment, payroll
guides/persistence: nginx, persist data
guides/production: all pages of a list, idempotency key expire, opentelemetry, production timeouts, http proxy
guides/property-tests: property based, random failures
guides/real-time-decisions: approve card payment
guides/seeds: seed data
guides/server: pytest, other language, run local server
guides/sweep: crash
guides/test-suites: own bank each test, reset state between tests, run tests in parallel, storybook
guides/test-suites|guides/troubleshooting|concepts/determinism: fork, flaky, deterministic
guides/time: plastic card, advance month, time travel
guides/traces: replay failure
guides/troubleshooting: toarray, eresolve could not resolve, intercepted a request without a matching request handler, cannot find module typescript, econnrefused, jest did not exit, must use import to load es module, open handles jest did not exit, port already in use, request not intercepted, test hangs, two msw servers
guides/webhooks: webhok, forged webhook, out of order, verify webhook signature, webhook
guides/webhooks|guides/deliveries|guides/exactly-once: webhook callback after a delay, simulate webhook, missed events
guides/would-your-tests-notice: mutation testing, mutant survives
reference/(accounts|cards|events|limits|transactions).html: account, card, event, limit, transaction
reference/declines.html#: card_expiration_mismatch, payment_stopped, webhook_timed_out
reference/options: createBank options
reference/sizes|decide/limits: bundle size
runners/: fake timers, jest, ts-jest, playwright
runners/vitest: how to mock bank api in vitest
start/overview: install
`
  .trim()
  .split("\n")
  .flatMap((line) => {
    const [pages = "", own = ""] = line.split(": ");
    return own.split(", ").map((question) => ({ pages, question }));
  });
