import { type ChildProcess, spawnSync } from "node:child_process";

/** The programs that run in groups of their own, which no terminal interrupts. */
const running = new Set<ChildProcess>();

/** How a program starts so that `endGroup` also ends what it starts. */
export const inOwnGroup = { detached: process.platform !== "win32" };

/** Ends a program with all of its group if this process ends before it. */
export function followGroup(child: ChildProcess): void {
  if (running.size === 0) process.on("exit", endAll);
  running.add(child);
}

/** Ends what is left of a group, whose program may have ended. */
export function endGroup(child: ChildProcess, signal: "SIGTERM" | "SIGKILL"): void {
  if (child.pid === undefined) return;
  try {
    if (process.platform === "win32") spawnSync("taskkill", ["/pid", String(child.pid), "/T", "/F"]);
    else process.kill(-child.pid, signal);
  } catch {
    // The group has ended.
  }
}

/** Ends what a program that has ended leaves behind. */
export function leaveGroup(child: ChildProcess): void {
  endGroup(child, "SIGKILL");
  running.delete(child);
  if (running.size === 0) process.off("exit", endAll);
}

function endAll(): void {
  for (const child of running) endGroup(child, "SIGKILL");
}
