import { effect, signal } from "@preact/signals";
import { unpackSession } from "sandbank/private/pack";
import { instant, route } from "../router/router.ts";
import { source } from "./store.ts";

/** Whether the session of the page is unpacked and replayed. */
export const opening = signal<"done" | "running" | Error>("done");

/** Opens the session that the page or its URL contains. Loads the code of time travel when it is first needed. */
export function openAtStart(): void {
  const embedded = document.getElementById("session")?.textContent ?? "";
  if (embedded !== "") void openPacked(embedded);
  let opened = "";
  effect(() => {
    const packed = route.value.params["s"] ?? "";
    if (packed === "" || packed === opened) return;
    opened = packed;
    void openPacked(packed);
  });
  effect(() => {
    if (instant.value !== null && source.value === null) void import("./time-travel.ts");
  });
}

async function openPacked(packed: string): Promise<void> {
  opening.value = "running";
  try {
    const file = await unpackSession(packed);
    const { openSession } = await import("./time-travel.ts");
    await openSession(file);
    opening.value = "done";
  } catch (error) {
    opening.value = error as Error;
  }
}
