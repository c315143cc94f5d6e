import fs from "node:fs";

/**
 * Returns when a process began, on Linux: the boot of the machine and the ticks since then; null on other systems. It
 * distinguishes the process from a later one with the same number.
 */
export function beganAt(pid: number): string | null {
  try {
    const boot = fs.readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
    const stat = fs.readFileSync(`/proc/${pid}/stat`, "utf8");
    // The name of the program, in parentheses, may contain spaces.
    const ticks = stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19];
    return `${boot} ${ticks}`;
  } catch {
    return null;
  }
}
