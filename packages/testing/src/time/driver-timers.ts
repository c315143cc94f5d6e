/**
 * The packages whose timers keep connections: pools, reconnects and time limits. Their sockets have real time, so their
 * timers have it, too.
 */
const drivers: ReadonlySet<string> = new Set([
  "@prisma/client",
  "@redis/client",
  "generic-pool",
  "ioredis",
  "mariadb",
  "mongodb",
  "mysql2",
  "pg",
  "pg-pool",
  "postgres",
  "redis",
  "sequelize-pool",
  "tarn",
  "tedious",
  "undici",
]);

/** Between a timer and the driver that starts it are only functions without a file, such as `new Promise`. */
const MOST_FRAMES = 4;

/** Whether the caller of a function is a database driver, undici, or Node itself, whose `fetch` contains undici. */
export function isCalledByDriver(called: (...args: never[]) => unknown): boolean {
  const file = callerFile(called);
  if (file === undefined) return false;
  return file.startsWith("node:") || drivers.has(packageName(file) ?? "");
}

/** The file of the nearest caller that has one. Reads no line, because a runner maps lines to the sources. */
function callerFile(called: (...args: never[]) => unknown): string | undefined {
  const { prepareStackTrace, stackTraceLimit } = Error;
  const site: { readonly stack?: unknown } = {};
  try {
    Error.stackTraceLimit = MOST_FRAMES;
    Error.prepareStackTrace = (_, sites) =>
      sites.map((each) => each.getFileName() ?? "").find((file) => file !== "" && file !== "<anonymous>");
    Error.captureStackTrace?.(site, called);
    return site.stack as string | undefined;
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
    Error.prepareStackTrace = prepareStackTrace as typeof Error.prepareStackTrace;
  }
}

/** The package of a file: `pg` for `.../node_modules/pg/lib/client.js`; undefined for a file of the app. */
function packageName(file: string): string | undefined {
  const names = file.split(/[\\/]/);
  const folder = names.lastIndexOf("node_modules");
  const [scope, name] = folder === -1 ? [] : names.slice(folder + 1);
  return scope?.startsWith("@") ? `${scope}/${name}` : scope;
}
