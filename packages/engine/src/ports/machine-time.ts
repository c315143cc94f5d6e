/** The time of the machine, in milliseconds since 1970. Only for data that leaves the bank, never for its state. */
export function machineTime(): number {
  return Date.now();
}
