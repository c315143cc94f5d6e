/** Waits some turns of the event loop, like a network. */
async function latency(turns: number): Promise<void> {
  for (let turn = 0; turn < turns; turn++) await new Promise((resolve) => setImmediate(resolve));
}

/** A store in memory whose transactions are lost by a crash before their commit. */
export class TransactionalStore<Row> {
  #rows = new Map<string, Row>();
  #open: Map<string, Row> | undefined;

  begin(): void {
    if (this.#open !== undefined) throw new Error("A transaction is open.");
    this.#open = new Map(this.#rows);
  }

  commit(): void {
    if (this.#open === undefined) throw new Error("No transaction is open.");
    this.#rows = this.#open;
    this.#open = undefined;
  }

  rollback(): void {
    this.#open = undefined;
  }

  /** Plays a function, and commits what it does, also if it is asynchronous. */
  transaction<Result>(act: () => Result): Result {
    this.begin();
    try {
      const result = act();
      if (result instanceof Promise) {
        return result.then(
          (value) => {
            this.commit();
            return value;
          },
          (error) => {
            this.rollback();
            throw error;
          },
        ) as Result;
      }
      this.commit();
      return result;
    } catch (error) {
      this.rollback();
      throw error;
    }
  }

  get(key: string): Row | undefined {
    return (this.#open ?? this.#rows).get(key);
  }

  put(key: string, row: Row): void {
    (this.#open ?? this.#rows).set(key, row);
  }

  values(): Row[] {
    return [...(this.#open ?? this.#rows).values()];
  }

  crash(): void {
    this.#open = undefined;
  }
}

/** A cache that writes behind: what is not flushed is lost by a crash. */
export class WriteBehindStore<Row> {
  readonly #disk = new Map<string, Row>();
  readonly #dirty = new Map<string, Row>();

  get(key: string): Row | undefined {
    return this.#dirty.get(key) ?? this.#disk.get(key);
  }

  put(key: string, row: Row): void {
    this.#dirty.set(key, row);
  }

  values(): Row[] {
    return [...new Map([...this.#disk, ...this.#dirty]).values()];
  }

  async flush(): Promise<void> {
    await latency(2);
    for (const [key, row] of this.#dirty) this.#disk.set(key, row);
    this.#dirty.clear();
  }

  async crash(): Promise<void> {
    await latency(1);
    this.#dirty.clear();
  }
}

/** Keys and values over a network. */
export class RemoteStore<Row> {
  readonly #rows = new Map<string, Row>();

  async get(key: string): Promise<Row | undefined> {
    await latency(2);
    return this.#rows.get(key);
  }

  /** Returns false if the key exists. */
  async create(key: string, row: Row): Promise<boolean> {
    await latency(2);
    if (this.#rows.has(key)) return false;
    this.#rows.set(key, row);
    return true;
  }

  async put(key: string, row: Row): Promise<void> {
    await latency(2);
    this.#rows.set(key, row);
  }

  async putAll(rows: readonly (readonly [string, Row])[]): Promise<void> {
    await latency(2);
    for (const [key, row] of rows) this.#rows.set(key, row);
  }

  async values(): Promise<Row[]> {
    await latency(2);
    return [...this.#rows.values()];
  }
}

/** A log to which lines are added. A line that is not synchronized is lost by a crash. */
export class LogStore<Line> {
  readonly #lines: Line[] = [];
  #synchronized = 0;

  append(line: Line): number {
    return this.#lines.push(line);
  }

  sync(): void {
    this.#synchronized = this.#lines.length;
  }

  entries(): readonly Line[] {
    return [...this.#lines];
  }

  crash(): void {
    this.#lines.length = this.#synchronized;
  }
}
