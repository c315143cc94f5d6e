const key = Symbol.for("@sandbank/sentAttempt");

/** Notes on a request to a receiver which attempt it is. It is never part of what is sent. */
export function noteAttempt(request: Request, attemptId: string | undefined): Request {
  return Object.defineProperty(request, key, { value: attemptId });
}

/** The id of the attempt that a deliverer makes with a request; undefined for any other request. */
export function readAttempt(request: Request): string | undefined {
  return Reflect.get(request, key);
}
