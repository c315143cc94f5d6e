/** The advice for an app that is an object, by the function that only apps of its framework have. */
const adviceByMember = {
  routing: "Of a Fastify app, pass nodeReceiver(app.routing), after await app.ready()",
  callback: "Of a Koa app, pass nodeReceiver(app.callback())",
  fetch: "Of an app with `fetch`, such as one of Hono, pass app.fetch",
  handle: "Of a webhook router, pass router.handle",
};

/**
 * Says why a value cannot receive webhooks, and what to pass in its place; undefined if it can. `otherwise` is the advice
 * for what is neither a function nor an app of a known framework.
 */
export function receiverProblem(value: unknown, otherwise: string): string | undefined {
  const members = Object(value) as Readonly<Record<string, unknown>>;
  const has = (member: string) => typeof members[member] === "function";
  if (typeof value !== "function") {
    const known = Object.entries(adviceByMember).find(([member]) => has(member));
    return `is not a function. ${known?.[1] ?? otherwise}`;
  }
  // Its handlers use members of the response that only an app adds.
  const isRouter = has("handle") && has("use") && !has("listen");
  return isRouter ? "is a Router without an app. Pass express().use(router)" : undefined;
}
