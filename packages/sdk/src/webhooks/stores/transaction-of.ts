// biome-ignore-start lint/suspicious/noExplicitAny: the types of drivers are matched by their shape.
/** The type of a database's transaction: what a handler receives as `tx`. */
export type TransactionOf<Database> = Database extends { transaction(): { execute(work: (tx: infer Tx) => any): any } }
  ? Tx
  : Database extends { transaction(work: (tx: infer Tx) => any): any }
    ? Tx
    : Database extends { begin: { (work: (tx: infer Tx) => any): any; (...args: any[]): any } }
      ? Tx
      : Database extends { $transaction(work: (tx: infer Tx) => any, ...rest: any[]): any }
        ? Tx
        : Database extends {
              readonly totalCount: number;
              connect: { (): Promise<infer Client>; (...args: any[]): any };
            }
          ? Client
          : Database;
// biome-ignore-end lint/suspicious/noExplicitAny: the types of drivers are matched by their shape.
