/**
 * Returns a function that creates the ids of requests that the server answers itself, in order (D-16). They differ from
 * those of the banks, whose ids depend only on the requests that reach them.
 */
export function createRequestIds(): () => string {
  let requests = 0;
  return () => `server_request_${(++requests).toString(36).padStart(20, "0")}`;
}
