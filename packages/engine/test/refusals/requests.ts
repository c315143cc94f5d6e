import {
  authorization,
  cardholder,
  deposit,
  images,
  loanAccount,
  newAccount,
  number,
  profile,
  type Request,
  recipient,
  type Stage,
  shipment,
  terms,
} from "./stage.ts";

/** For each operation with rules: creates the objects that it needs, and returns a request that succeeds. */
export const right: Readonly<Record<string, (stage: Stage) => Request>> = {
  "accounts.create": ({ bank }) => {
    const [entity_id, program_id] = [bank.entities.list().data[0]?.id, bank.programs.list().data[0]?.id];
    const informational_entity_id = bank.entities.create({ structure: "trust" }).id;
    return { params: { name: "Line", entity_id, informational_entity_id, program_id, funding: "loan", loan: terms } };
  },
  "accounts.update": (stage) => ({ id: loanAccount(stage), params: { loan: { credit_limit: 10 } } }),
  "accounts.close": (stage) => ({ id: loanAccount(stage) }),
  "simulations.accountRevenuePayments.create": (stage) => ({ params: { account_id: loanAccount(stage), amount: 1 } }),
  "simulations.interestPayments.create": (stage) => ({ params: { account_id: loanAccount(stage), amount: 1 } }),
  "pendingTransactions.create": (stage) => ({ params: { account_id: loanAccount(stage), amount: -100 } }),
  "pendingTransactions.release": ({ bank, world }) => {
    const account_id = loanAccount({ bank, world });
    return { id: bank.pendingTransactions.create({ account_id, amount: -1 }).id };
  },
  "lockboxAddresses.update": ({ bank }) => ({ id: bank.lockboxAddresses.create().id, params: { description: "East" } }),
  "lockboxRecipients.create": (stage) => ({
    params: { account_id: newAccount(stage), lockbox_address_id: stage.bank.lockboxAddresses.create().id },
  }),
  "lockboxRecipients.update": (stage) => ({ id: recipient(stage), params: { description: "Rent" } }),
  "checkDeposits.create": (stage) => ({ params: { account_id: loanAccount(stage), amount: 1, ...images(stage) } }),
  "simulations.checkDeposits.submit": (stage) => ({ id: deposit(stage, newAccount(stage)) }),
  "simulations.checkDeposits.return": (stage) => {
    const id = deposit(stage, newAccount(stage));
    return { id: stage.bank.simulations.checkDeposits.submit(id).id };
  },
  "inboundMailItems.action": (stage) => {
    const { id } = stage.bank.simulations.inboundMailItems.create({
      amount: 1,
      lockbox_address_id: stage.bank.lockboxAddresses.create().id,
    });
    return { id, params: { checks: [{ action: "deposit", account_id: newAccount(stage) }] } };
  },
  "simulations.inboundMailItems.create": (stage) => ({ params: { amount: 1, lockbox_recipient_id: recipient(stage) } }),
  "physicalCardProfiles.archive": (stage) => ({ id: profile(stage) }),
  "cards.create": (stage) => ({
    params: { account_id: newAccount(stage), entity_id: stage.bank.entities.create({ structure: "trust" }).id },
  }),
  "cards.update": (stage) => ({
    id: stage.bank.cards.create({ account_id: newAccount(stage) }).id,
    params: { entity_id: stage.bank.entities.create({ structure: "trust" }).id },
  }),
  "physicalCards.create": (stage) => {
    const { id: card_id } = stage.bank.cards.create({ account_id: newAccount(stage) });
    return { params: { card_id, cardholder, shipment, physical_card_profile_id: profile(stage) } };
  },
  "accountNumbers.create": (stage) => ({ params: { account_id: newAccount(stage), name: "Rent" } }),
  "accountNumbers.update": (stage) => ({
    id: stage.bank.accountNumbers.create({ account_id: newAccount(stage), name: "Rent" }).id,
    params: { name: "Lease" },
  }),
  "limits.create": (stage) => ({
    params: { metric: "count", model_id: newAccount(stage), value: 1, interval: "day" },
  }),
  "simulations.cardSettlements.create": (stage) => {
    const { card_id, pending_transaction_id } = authorization(stage);
    return { params: { card_id, pending_transaction_id } };
  },
  "simulations.cardRefunds.create": (stage) => {
    const { card_id, pending_transaction_id } = authorization(stage);
    const settled = stage.bank.simulations.cardSettlements.create({ card_id, pending_transaction_id });
    return { params: { transaction_id: settled.id } };
  },
  "simulations.cardReversals.create": (stage) => ({
    params: { card_payment_id: authorization(stage).card_payment_id },
  }),
  "simulations.cardIncrements.create": (stage) => ({
    params: { card_payment_id: authorization(stage).card_payment_id, amount: 1 },
  }),
  "simulations.cardAuthorizationExpirations.create": (stage) => ({
    params: { card_payment_id: authorization(stage).card_payment_id },
  }),
  "inboundAchTransfers.transferReturn": (stage) => {
    const debit = { account_number_id: number(stage), amount: -100 };
    const { id } = stage.bank.simulations.inboundAchTransfers.create(debit);
    return { id, params: { reason: "payment_stopped" } };
  },
  "simulations.inboundAchTransfers.create": (stage) => ({ params: { account_number_id: number(stage), amount: 100 } }),
  "inboundCheckDeposits.return": (stage) => {
    const check = { account_number_id: number(stage), amount: 100, check_number: "1" };
    return { id: stage.bank.simulations.inboundCheckDeposits.create(check).id, params: { reason: "not_authorized" } };
  },
  "simulations.inboundRealTimePaymentsTransfers.create": (stage) => ({
    params: { account_number_id: number(stage), amount: 100 },
  }),
  "simulations.inboundFednowTransfers.create": (stage) => ({
    params: { account_number_id: number(stage), amount: 100 },
  }),
  "inboundWireTransfers.reverse": (stage) => {
    const wire = { account_number_id: number(stage), amount: 1 };
    return { id: stage.bank.simulations.inboundWireTransfers.create(wire).id, params: { reason: "duplicate" } };
  },
  "simulations.inboundWireTransfers.create": (stage) => ({ params: { account_number_id: number(stage), amount: 100 } }),
};
