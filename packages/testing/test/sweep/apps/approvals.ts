import { type AccountId, BankClient } from "@sandbank/sdk";
import type { StartParts } from "@sandbank/testing/sweep";
import { holdsOf, openBank, proof } from "./proof.ts";

type Bug =
  | "approvals in memory"
  | "executing is never resumed"
  | "executes for each approval"
  | "executed before it is done";

interface Expense {
  readonly id: string;
  readonly cents: number;
  readonly approvedBy: readonly string[];
  readonly state: "requested" | "executing" | "executed";
}

type Rows = Map<string, Expense>;

/** Reserves the money for an expense when two managers have approved it. */
class Expenses {
  readonly store: Rows;
  readonly client: BankClient;
  readonly accountId: AccountId;
  readonly variant: Bug | "correct";
  readonly approvals = new Map<string, Set<string>>();

  constructor({ store, clientOptions }: StartParts<Rows>, accountId: AccountId, variant: Bug | "correct") {
    this.store = store;
    this.client = new BankClient(clientOptions);
    this.accountId = accountId;
    this.variant = variant;
  }

  request(id: string, cents: number): void {
    if (!this.store.has(id)) this.store.set(id, { id, cents, approvedBy: [], state: "requested" });
  }

  async approve(id: string, manager: string): Promise<void> {
    const expense = this.store.get(id) as Expense;
    const inMemory = this.approvals.get(id) ?? new Set();
    this.approvals.set(id, inMemory.add(manager));
    const approvedBy = [...new Set([...expense.approvedBy, manager])];
    if (this.variant !== "approvals in memory") this.store.set(id, { ...expense, approvedBy });
    const count = this.variant === "approvals in memory" ? inMemory.size : approvedBy.length;
    if (count >= 2) await this.execute({ ...expense, approvedBy });
  }

  async execute(expense: Expense): Promise<void> {
    const { id, cents, state } = expense;
    if (state === "executed") return;
    if (state === "executing" && this.variant === "executing is never resumed") return;
    const isEager = this.variant === "executed before it is done";
    this.store.set(id, { ...expense, state: isEager ? "executed" : "executing" });
    const idempotencyKey = this.variant === "executes for each approval" ? crypto.randomUUID() : `expense ${id}`;
    await this.client.pendingTransactions.create({ account_id: this.accountId, amount: -cents }, { idempotencyKey });
    this.store.set(id, { ...expense, state: "executed" });
  }
}

export const approvals = proof<Bug, Expenses, Rows>(
  "an approval flow of several steps",
  {
    "approvals in memory": ["crash"],
    "executing is never resumed": ["crash", "outage"],
    "executes for each approval": ["crash"],
    "executed before it is done": ["crash", "outage"],
  },
  (variant) => {
    const { bank, accountId } = openBank();
    return {
      bank,
      store: () => new Map(),
      start: (parts) => new Expenses(parts, accountId, variant),
      story: async ({ step }) => {
        await step("Ada requests", (expenses) => expenses.request("travel", 80_00));
        await step("Ben approves", (expenses) => expenses.approve("travel", "ben"));
        await step("Cleo approves", (expenses) => expenses.approve("travel", "cleo"));
        await step("Ada requests again", (expenses) => expenses.request("hotel", 90_00));
        await step("Cleo approves again", (expenses) => expenses.approve("hotel", "cleo"));
      },
      check: ({ bank }) => holdsOf(bank).join() === "8000",
    };
  },
);
