import { endpoints } from "@sandbank/contract";
import type { Program } from "../program.ts";
import { account } from "./beginnings.ts";

const entity: Program = ['const entity = bank.entities.create({ structure: "trust" });'];

const subscription: Program = [
  'const subscription = bank.eventSubscriptions.create({ url: "https://app.test/webhooks" });',
];

const disabledSubscription: Program = [
  `const subscription = bank.eventSubscriptions.create({
  url: "https://app.test/webhooks",
  status: "disabled",
});`,
];

const move = (status: string) => `bank.eventSubscriptions.update(subscription.id, { status: "${status}" });`;

/** Of all lists, and of Entities, Programs, Files and Events. */
export const surroundingPrograms: readonly Program[] = [
  ...Object.keys(endpoints)
    .filter((name) => name.endsWith(".list"))
    .map((name) => [`bank.${name}();`]),
  entity,
  [...entity, "bank.entities.retrieve(entity.id);"],
  [...entity, 'bank.entities.update(entity.id, { description: "A family" });'],
  [...entity, "bank.entities.archive(entity.id);"],
  [...entity, "bank.entities.disable(entity.id);"],
  [...entity, "bank.entities.disable(entity.id);", "bank.entities.archive(entity.id);"],
  ['bank.simulations.programs.create({ name: "Lending" });'],
  ["const [program] = bank.programs.list().data;", "bank.programs.retrieve(program.id);"],
  ["const [file] = bank.files.list().data;", "bank.files.retrieve(file.id);"],
  ["const [file] = bank.files.list().data;", "bank.files.contents(file.id);"],
  ['bank.files.create({ file: new Uint8Array([1, 2, 3]), purpose: "other" });'],
  [...account, "const [event] = bank.events.list().data;", "bank.events.retrieve(event.id);"],
  subscription,
  [...subscription, "bank.eventSubscriptions.retrieve(subscription.id);"],
  [...subscription, move("disabled")],
  [...subscription, move("deleted")],
  disabledSubscription,
  [...disabledSubscription, move("active")],
  [...disabledSubscription, move("deleted")],
];
