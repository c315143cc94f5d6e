/** What is due in the model, and in the order in which the things of one instant happen. */
export type ModelEntry =
  | { readonly kind: "job"; readonly at: number; readonly label: string }
  | {
      readonly kind: "timer";
      readonly at: number;
      readonly label: string;
      /** The timer fires again after so many milliseconds. */
      readonly every?: number;
      /** What the callback starts: a timer after so many milliseconds, or an object of the bank, which sends a webhook. */
      readonly starts?: { readonly timer: number } | "object";
    };

/** The order in which one clock runs jobs, deliveries and timers, as plain as it can be said. */
export class OrderModel {
  now: number;
  readonly log: string[] = [];
  #entries: { readonly entry: ModelEntry; readonly number: number }[] = [];
  #numbers = 0;

  constructor(now: number) {
    this.now = now;
  }

  add(entry: ModelEntry): void {
    this.#entries.push({ entry, number: this.#numbers++ });
  }

  clear(label: string): void {
    this.#entries = this.#entries.filter(({ entry }) => entry.kind === "job" || entry.label !== label);
  }

  nextAt(): number | undefined {
    return this.#first()?.entry.at;
  }

  advanceTo(time: number): void {
    for (let first = this.#first(); first !== undefined && first.entry.at <= time; first = this.#first()) {
      this.now = first.entry.at;
      const jobs = this.#entries.filter(({ entry }) => entry.kind === "job" && entry.at === this.now);
      if (jobs.length > 0) {
        this.#entries = this.#entries.filter((each) => !jobs.includes(each));
        for (const { entry } of jobs) this.#note(`job ${entry.label}`);
        for (const { entry } of jobs) this.#note(`webhook ${entry.label}`);
      } else this.#fire(first);
    }
    this.now = time;
  }

  #fire(fired: { readonly entry: ModelEntry }): void {
    const { entry } = fired;
    if (entry.kind === "job") return;
    // A timer that fires again starts anew.
    this.#entries = this.#entries.flatMap((each) => {
      if (each !== fired) return [each];
      return entry.every === undefined
        ? []
        : [{ number: this.#numbers++, entry: { ...entry, at: entry.at + entry.every } }];
    });
    this.#note(`timer ${entry.label}`);
    if (entry.starts === "object") this.#note(`webhook ${entry.label}`);
    else if (entry.starts !== undefined) {
      this.add({ kind: "timer", at: this.now + entry.starts.timer, label: `${entry.label}'` });
    }
  }

  #first() {
    const rank = ({ kind }: ModelEntry) => (kind === "job" ? 0 : 1);
    return [...this.#entries].sort(
      (one, other) => one.entry.at - other.entry.at || rank(one.entry) - rank(other.entry) || one.number - other.number,
    )[0];
  }

  #note(what: string): void {
    this.log.push(`${new Date(this.now).toISOString()} ${what}`);
  }
}
