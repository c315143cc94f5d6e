import { BankClient } from "@sandbank/sdk";
import type { StartParts } from "@sandbank/testing/sweep";
import { credit, openBank, proof } from "./proof.ts";

type Bug = "appends before it knows" | "knows before it appends" | "counts its lines in memory";

type Rows = Map<string, number>;

/** Appends a line to a file for each Transaction. Files are no store, so the app names points of its own. */
class Exporter {
  readonly parts: StartParts<Rows>;
  readonly client: BankClient;
  readonly file: string[];
  readonly variant: Bug | "correct";
  count = 0;

  constructor(parts: StartParts<Rows>, file: string[], variant: Bug | "correct") {
    this.parts = parts;
    this.client = new BankClient(parts.clientOptions);
    this.file = file;
    this.variant = variant;
  }

  async work(): Promise<void> {
    const { store, point } = this.parts;
    const lines: string[] = [];
    for await (const { id, amount } of this.client.transactions.list()) lines.unshift(`${id} ${amount}`);
    // The file itself says what it contains.
    if (this.variant === "correct") this.count = this.file.length;
    else if (this.variant !== "counts its lines in memory") this.count = store.get("count") ?? 0;
    for (const line of lines.slice(this.count)) {
      if (this.variant === "knows before it appends") store.set("count", ++this.count);
      await point("before the append");
      this.file.push(line);
      await point("after the append");
      if (this.variant === "appends before it knows") store.set("count", ++this.count);
      if (this.variant === "counts its lines in memory") this.count++;
    }
  }
}

export const exportsToFile = proof<Bug, Exporter, Rows>(
  "an export with points of its own",
  {
    "appends before it knows": ["crash"],
    "knows before it appends": ["crash"],
    "counts its lines in memory": ["crash"],
  },
  (variant) => {
    const { bank, numberId } = openBank();
    const files = new WeakMap<object, string[]>();
    let file: string[] = [];
    return {
      bank,
      store: () => {
        file = [];
        const store: Rows = new Map();
        files.set(store, file);
        return store;
      },
      start: (parts) => new Exporter(parts, file, variant),
      idle: (exporter) => exporter.work(),
      story: async ({ bank, settle }) => {
        credit(bank, numberId, 20_00);
        await settle();
        credit(bank, numberId, 30_00);
        await settle();
      },
      check: ({ bank, store }) => {
        const lines = bank.transactions.list().data.map(({ id, amount }) => `${id} ${amount}`);
        return files.get(store)?.join() === lines.reverse().join();
      },
    };
  },
);
