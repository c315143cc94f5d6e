const methods = ["debug", "error", "info", "log", "warn"] as const;

/** Drops what the app prints while `act` runs: hundreds of runs would repeat it. */
export async function silently<Result>(act: () => Promise<Result>): Promise<Result> {
  const { console } = globalThis;
  const before = methods.map((name) => [name, console[name]] as const);
  for (const name of methods) console[name] = () => {};
  try {
    return await act();
  } finally {
    for (const [name, method] of before) console[name] = method;
  }
}
