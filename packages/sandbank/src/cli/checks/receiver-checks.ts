import { createEgressRules, type EgressRules } from "../../banks/egress.ts";
import { createSender } from "../../banks/send-by-http.ts";
import { connectionProblem } from "../receiver.ts";
import { type Check, checked } from "./check.ts";

interface ReceiverToCheck {
  readonly url: string;
  /** The URL without secrets. */
  readonly shown: string;
  readonly secret: string | undefined;
  /** Hosts outside this machine and private networks to which webhooks may be sent. */
  readonly deliverTo: readonly string[];
}

/** Checks whether a receiver accepts connections and, with its secret, whether it verifies signatures. */
export async function checkReceiver({ url, shown, secret, deliverTo }: ReceiverToCheck): Promise<Check[]> {
  const egress = createEgressRules(deliverTo);
  const reachable = await checked("receiver", async () => {
    const { hostname } = new URL(url);
    if (!egress.allowsHost(hostname)) {
      throw new Error(`${hostname} is not on this machine or a private network. Pass --deliver-to ${hostname}`);
    }
    const problem = await connectionProblem(url);
    if (problem !== undefined) throw new Error(`${shown} accepts no connection: ${problem}. Start the receiver`);
    return `${shown} accepts connections`;
  });
  if (!reachable.ok) return [reachable];
  return [reachable, await checkSignatures({ url, secret, egress })];
}

interface SignatureCheck extends Pick<ReceiverToCheck, "url" | "secret"> {
  readonly egress: EgressRules;
}

async function checkSignatures({ url, secret, egress }: SignatureCheck): Promise<Check> {
  const { verifyReceiver } = await import("@sandbank/engine/deliver");
  const sender = createSender(egress.allowsAddress);
  return checked("signatures", async () => {
    if (secret === undefined) return "not checked: pass the --secret of the receiver";
    const { passed, text } = await verifyReceiver(
      async (request) =>
        sender.send(url, {
          method: request.method,
          headers: request.headers,
          body: new Uint8Array(await request.arrayBuffer()),
          signal: request.signal,
        }),
      { secret, url },
    );
    if (!passed) throw new Error(text);
    return text;
  }).finally(() => sender.close());
}
