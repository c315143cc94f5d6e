/** Ends a check that does not finish. No other check takes this long. */
const TIMEOUT_MS = 60_000;

/**
 * Runs each check with the modules that the entry has loaded. Returns one result for each check, in order; a failed
 * check is a result, not an error.
 *
 * @param {Record<string, (context: object) => unknown>} checks
 */
export async function runChecks(checks, context) {
  const results = [];
  for (const [name, check] of Object.entries(checks)) {
    try {
      await within(TIMEOUT_MS, check(context));
      results.push({ name });
    } catch (error) {
      results.push({ name, failure: error instanceof Error ? error.message : String(error) });
    }
  }
  return results;
}

async function within(timeoutMs, pending) {
  let timer;
  const late = new Promise((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`it did not finish within ${timeoutMs} ms`)), timeoutMs);
  });
  try {
    await Promise.race([pending, late]);
  } finally {
    clearTimeout(timer);
  }
}
