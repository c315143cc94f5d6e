import { MOST, move } from "../support/money.ts";
import { accountOf, type PaymentId, type Request, type Stage } from "./stage.ts";

/** Makes a valid request break one rule: changes the bank, or returns another request. */
export type Breaking = (stage: Stage, request: Request) => Request;

/** Returns the same request, after a change to its object. */
export function after(happens: (stage: Stage, request: Request) => unknown): Breaking {
  return (stage, request) => {
    happens(stage, request);
    return request;
  };
}

/** Breaks several rules, one after the other. */
export const together =
  (...breakings: readonly Breaking[]): Breaking =>
  (stage, request) =>
    breakings.reduce((wrong, breaking) => breaking(stage, wrong), request);

export const closeAccount = after((stage, request) => {
  const id = accountOf(stage, request);
  const { current_balance: balance } = stage.bank.accounts.balance(id);
  if (balance !== 0) move(stage.world, id, -balance);
  stage.bank.accounts.close(id);
});

export const fillAccount = after((stage, request) => move(stage.world, accountOf(stage, request), MOST));

/** Requests the largest amount, which is too much for a loan Account with unused credit. */
export const askMost: Breaking = (_, { id, params }) => ({ id, params: { ...params, amount: MOST } });

export const emptyAccount = after((stage, request) => {
  const id = accountOf(stage, request);
  const { current_balance: balance } = stage.bank.accounts.balance(id);
  if (balance !== 0) move(stage.world, id, -balance);
  move(stage.world, id, -MOST);
});

export const lendMost = after((stage, request) =>
  stage.bank.accounts.update(accountOf(stage, request), { loan: { credit_limit: MOST } }),
);

export const reverseAll = after(({ bank }, { params }) => {
  bank.simulations.cardReversals.create({ card_payment_id: params?.card_payment_id as PaymentId });
});

export const archiveOwner = after((stage, request) => {
  stage.bank.entities.archive(stage.bank.accounts.retrieve(accountOf(stage, request)).entity_id);
});

export const disableOwner = after((stage, request) => {
  stage.bank.entities.disable(stage.bank.accounts.retrieve(accountOf(stage, request)).entity_id);
});

export const NOT_DISABLED = "The Entity that owns the Account is not disabled.";
export const disabledOwner =
  "Account account_… is owned by Entity entity_…, which is disabled, so no transfer can use it. Use an Account of another Entity.";

export const OPEN = "The Account is open.";
export const OPEN_OR_UNCHANGED = "The Account is open, or the update changes nothing.";
export const OWNED = "The Entity that owns the Account is active.";
export const EXACT = "The balances of the Account stay within the safe integers.";

export const AUTHORIZED = "The authorization is open: not settled, reversed or expired.";

export const closed = "Account account_… was closed at 2026-01-01T00:00:00.000Z. Use an open Account.";
export const notOwned =
  "Account account_… is owned by Entity entity_…, which is archived. Use an Account of an active Entity.";
export const notExact =
  "A balance of Account account_… would pass 9007199254740991 cents, the most that can be counted exactly. Use a smaller amount, or bring the balance nearer to zero first.";

export const notAuthorized =
  "pending_transaction_… of card_payment_… is complete, so no money is authorized any more. Name a Card Payment with an open authorization.";

/** How to complete a card authorization, by the simulation that does so with its amount. */
export const wayToComplete = (verb: string, simulation: string) =>
  `${verb}, reverse or expire card_payment_… (by the simulations \`${simulation}\`, \`cardReversals\` or \`cardAuthorizationExpirations\`)`;
