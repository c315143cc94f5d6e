import { BankClientError, type FailedCall } from "./bank-client-error.ts";

/** A success that is no JSON: what answered is most likely not the API. Not repeated. */
export class BankResponseError extends BankClientError {
  static {
    this.prototype.name = "BankResponseError";
  }
  /** The HTTP status: 200 to 299. */
  readonly status: number;
  /** The first 1,000 characters of the answer. */
  readonly body: string;

  /** @internal */
  constructor(answer: { readonly status: number; readonly body: string }, call: FailedCall) {
    const details = ["Check that baseUrl leads to the API."];
    super({ what: "The answer is no JSON", details, shouldRetry: false, mayBeDone: true }, call);
    this.status = answer.status;
    this.body = answer.body;
  }
}
