/** The time source of a bank on the server. It follows the machine's clock at a rate, or is frozen. */
export interface ServerClock {
  /** Returns milliseconds since 1970, for `tickingClock`. `bank.clock.advance` adds to it. */
  read(): number;
  /** The rate of the clock: 1 is real time, 60 is an hour in a minute, 0 is frozen. */
  readonly rate: number;
  setRate(rate: number): void;
  /** Sets the initial rate. */
  begin(rate: number): void;
  /** Stands still while a function sets the bank to another time, and continues from what it returns. */
  restart(set: () => number): void;
}

/** Creates a time source that starts at `start`, or at the machine's time. Calls `keep` with each later rate. */
export function createServerClock(
  machineTime: () => number,
  start = machineTime(),
  rate = 1,
  keep: (rate: number) => void = () => {},
): ServerClock {
  let from = machineTime();
  let time = start;
  let current = rate;
  // The machine's time can be set back. The time of a bank never decreases.
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
    restart(set) {
      const [kept, rate] = [read(), current];
      // A bank does not catch up with a time that it has reached.
      time = 0;
      current = 0;
      try {
        time = set();
      } catch (error) {
        time = kept;
        throw error;
      } finally {
        begin(rate);
      }
    },
  };
}
