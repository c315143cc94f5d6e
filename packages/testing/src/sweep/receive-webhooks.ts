import type { WebhookAttempt } from "@sandbank/engine";
import { described } from "../bank-value.ts";
import { isFailedAssertion } from "../is-failed-assertion.ts";
import type { AppHost } from "./app-host.ts";
import type { PlayState } from "./play-state.ts";
import { type SweepOptions, sweepRefusal } from "./sweep-options.ts";
import type { Handled } from "./webhook-outcome.ts";
import { WebhookSender } from "./webhook-sender.ts";

/** Opens the sender that brings webhooks to `receive` of an app. Without it, the app receives none. */
export function openWebhookSender<App>(
  state: PlayState,
  host: AppHost<App>,
  receive: SweepOptions<App, never>["receive"],
): WebhookSender | undefined {
  if (receive === undefined) return undefined;
  const { bank, timeline, deliveries } = state;
  return new WebhookSender({
    bank,
    timeline,
    deliveries,
    host,
    async handle(attempts, order, respond) {
      const app = await host.started();
      const begun = attempts.map((attempt, index) => async () => {
        const handled = await handledBy(receive, app, attempt);
        if (host.isDead()) return;
        requireValid(state, handled);
        // The response is sent now, although work may go on after it.
        await respond(index, handled);
      });
      await host.perform(() => host.sideBySide(begun, order));
    },
  });
}

async function handledBy<App>(
  receive: (app: App, request: Request) => Response | PromiseLike<Response>,
  app: App,
  { request }: WebhookAttempt,
): Promise<Handled> {
  const { url = "", ...init } = request ?? {};
  try {
    return { kind: "response", response: await receive(app, new Request(url, init)) };
  } catch (error) {
    return { kind: "threw", error };
  }
}

/** A failed assertion in `receive` fails the run, and so does a value that is not a Response. */
function requireValid({ fail, timeline }: PlayState, handled: Handled): void {
  if (handled.kind === "threw" && isFailedAssertion(handled.error)) throw fail("work", handled.error);
  if (handled.kind !== "response" || typeof handled.response?.status === "number") return;
  const why = `\`receive\` returned ${described(handled.response)}. Return the Response of your app`;
  // After a fault it is a mistake of the app like any other.
  throw fail(timeline.occurred.length > 0 ? "work" : "refused", sweepRefusal(why));
}
