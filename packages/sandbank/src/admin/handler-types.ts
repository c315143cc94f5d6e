import type * as z from "zod";
import type { AdminContext } from "./context.ts";
import type { AdminOperationName, AdminOperations } from "./operations.ts";

type ParamsOf<Name extends AdminOperationName> = z.output<AdminOperations[Name]["params"]>;
type ResultOf<Name extends AdminOperationName> = z.input<AdminOperations[Name]["result"]>;

/** The handlers of a group of operations. */
export type HandlersOf<Names extends AdminOperationName> = {
  readonly [Name in Names]: (context: AdminContext, params: ParamsOf<Name>) => ResultOf<Name> | Promise<ResultOf<Name>>;
};
