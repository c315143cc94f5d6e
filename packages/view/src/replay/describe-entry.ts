import type { JournalEntry } from "@sandbank/engine";
import { shortId } from "../words/ids.ts";
import { instantText } from "../words/instants.ts";

/** Describes an entry of a journal in one sentence. */
export function describeEntry(entry: JournalEntry): string {
  switch (entry.kind) {
    case "call":
      return `${entry.side === "network" ? "The network" : "A client"} called ${entry.operation}${entry.id === undefined ? "" : ` for ${shortId(entry.id)}`}.`;
    case "decide":
      return entry.answer === null
        ? "A real-time decision was left open, or left to the network."
        : "A real-time decision was answered.";
    case "advance":
      return `The clock moved to ${instant(entry.to)}.`;
    case "resume":
      return `The clock caught up to ${instant(entry.to)}.`;
    case "drop_job":
      return "A bug interrupted a job of the clock.";
    case "arm":
      return `The fault ${entry.plan.kind} was armed.`;
    case "fire":
      return "An armed fault struck a request.";
    case "clear":
      return entry.fault === undefined ? "All faults were cleared." : `The fault ${entry.fault} was cleared.`;
    case "disable":
      return `The bank disabled ${shortId(entry.entity)}.`;
    case "record":
      return "An attempt to deliver a webhook ended.";
    case "resend":
      return entry.subscription === undefined
        ? `${shortId(entry.event)} was sent again.`
        : `${shortId(entry.event)} was sent again to ${shortId(entry.subscription)}.`;
    case "replay_missing":
      return entry.events === undefined
        ? `Events without a delivery since ${instantText(entry.since)} were sent again.`
        : `${entry.events.length} Events without a delivery were sent again.`;
    case "rotate_secret":
      return `The secret of ${shortId(entry.subscription)} was rotated.`;
    case "delivery_faults":
      return entry.faults === null ? "The delivery faults were cleared." : "The delivery faults were set.";
    case "reseed":
      return `The bank was forked with the seed ${entry.seed}.`;
  }
}

function instant(milliseconds: number): string {
  return instantText(new Date(milliseconds).toISOString());
}
