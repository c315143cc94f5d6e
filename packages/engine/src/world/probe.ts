import type { State } from "../state/state.ts";

/** A request on its way to a bank. */
export interface Passage<Request, Response> {
  readonly request: Request;
  readonly world: { readonly state: State };
  readonly respond: (request: Request) => Response;
  /** Responds to a read without a trace: state, log and counts stay as they are. */
  readonly peek: (request: Request) => Response;
}

/**
 * Sits where a bank decides. A right bank has none. A recorder notes what decided; a mutant decides otherwise at one place.
 *
 * A place has a name of a fixed form, such as `decline/card/breaches_limit` or `posting/card_settlement`: the kind of the
 * place, and what it belongs to. `mutants/change.ts` lists the kinds.
 */
export interface Probe {
  /** The operation that runs, which the names of its refusals and checks contain. */
  operation: string;
  /** Passes a decision through the place where it is made. Returns the decision, or another one. */
  readonly at: <Decision>(place: string, decision: Decision) => Decision;
  /** Runs the work of a call or job. */
  readonly work: <Result>(act: () => Result) => Result;
  /** Passes a request through a transport that may change it, or its response. */
  readonly handle: <Request, Response>(passage: Passage<Request, Response>) => Response;
  /**
   * Called if a call fails by something else than a refusal. Returns whether the probe was the reason: the bank then goes on
   * without it.
   */
  readonly isSetAside: (why: string) => boolean;
}
