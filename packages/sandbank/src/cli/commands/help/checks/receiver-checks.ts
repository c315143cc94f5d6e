import { createEgressRules, type EgressRules } from "../../../../banks/egress.ts";
import { createSender } from "../../../../banks/send-by-http.ts";
import { type EventToSend, verifyByHttp } from "../../../../banks/verify-by-http.ts";
import { connectionProblem } from "../../webhooks/receiver.ts";
import { type Check, checked } from "./check.ts";

interface ReceiverToCheck {
  readonly url: string;
  /** The URL without secrets. */
  readonly shown: string;
  readonly secret: string | undefined;
  /** The Event to send; undefined if there is none. */
  readonly event: EventToSend | undefined;
  /** The option of the server that sends to the receiver. */
  readonly legacySignatureHeader: string | undefined;
  /** Hosts outside this machine and private networks to which webhooks may be sent. */
  readonly deliverTo: readonly string[];
}

/** Checks whether a receiver accepts connections and, with its secret, whether it verifies signatures. */
export async function checkReceiver({ shown, deliverTo, ...receiver }: ReceiverToCheck): Promise<Check[]> {
  const { url } = receiver;
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
  return [reachable, await checkSignatures(receiver, egress)];
}

const EVENT_ADVICE =
  "The webhooks name an Event Subscription that does not exist. If the receiver retrieves it, start a server and use " +
  "`sandbank verify-receiver`.";

async function checkSignatures(
  { url, secret, event, legacySignatureHeader }: Omit<ReceiverToCheck, "shown" | "deliverTo">,
  egress: EgressRules,
): Promise<Check> {
  const { send, close } = createSender(egress.allowsAddress);
  return checked("signatures", async () => {
    if (secret === undefined) return "not checked: pass the --secret of the receiver";
    const { passed, text } = await verifyByHttp({
      url,
      secret,
      send,
      eventAdvice: EVENT_ADVICE,
      legacySignatureHeader,
      event,
    });
    if (!passed) throw new Error(text);
    return text;
  }).finally(close);
}
