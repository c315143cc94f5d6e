/**
 * Runs each check with what the entry has loaded. Returns one result for each, in order; a check that fails is a result,
 * not an error.
 *
 * @param {Record<string, (context: object) => unknown>} checks
 */
export async function runChecks(checks, context) {
  const results = [];
  for (const [name, check] of Object.entries(checks)) {
    try {
      await check(context);
      results.push({ name });
    } catch (error) {
      results.push({ name, failure: error instanceof Error ? error.message : String(error) });
    }
  }
  return results;
}
