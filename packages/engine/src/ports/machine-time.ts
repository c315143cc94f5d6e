/** The time of the machine, in milliseconds since 1970: for what leaves the bank, and never for what is in it. */
export function machineTime(): number {
  return Date.now();
}
