/** The port of a server that is given none. In a module of its own: the commands load the server only to start one. */
export const DEFAULT_PORT = 2265;
