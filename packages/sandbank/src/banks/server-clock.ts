/** The time source of a bank on the server: it follows the machine's clock, at a rate, or stands still. */
export interface ServerClock {
  /** Milliseconds since 1970, for `tickingClock`. What `bank.clock.advance` adds comes on top. */
  read(): number;
  /** How fast time passes: 1 is real time, 60 an hour a minute, 0 stands still. */
  readonly rate: number;
  setRate(rate: number): void;
  /** Sets the rate with which the clock begins. */
  begin(rate: number): void;
}

/** Creates a time source that starts at `start`, or at the machine's time. `keep` is told each rate that is set later. */
export function createServerClock(
  machineTime: () => number,
  start = machineTime(),
  rate = 1,
  keep: (rate: number) => void = () => {},
): ServerClock {
  let from = machineTime();
  let time = start;
  let current = rate;
  // The machine's time can be set back; the time of a bank never goes back.
  const read = () => {
    const now = machineTime();
    time += Math.max(0, now - from) * current;
    from = now;
    return time;
  };
  const begin = (next: number) => {
    read();
    current = next;
  };
  return {
    read,
    get rate() {
      return current;
    },
    setRate(next) {
      keep(next);
      begin(next);
    },
    begin,
  };
}
