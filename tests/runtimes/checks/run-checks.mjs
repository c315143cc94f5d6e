/** Only ends a check that hangs. */
const TIMEOUT_MS = 60_000;

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
    timer = setTimeout(() => reject(new Error(`it was not done after ${timeoutMs} ms`)), timeoutMs);
  });
  try {
    await Promise.race([pending, late]);
  } finally {
    clearTimeout(timer);
  }
}
