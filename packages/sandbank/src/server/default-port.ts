/** The default port. It has a module of its own, because commands load the server only to start one. */
export const DEFAULT_PORT = 2265;
