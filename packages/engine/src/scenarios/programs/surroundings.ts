import { endpoints } from "@sandbank/contract";
import type { Step } from "../../steps/step.ts";
import type { Program } from "../program.ts";
import { account, file, listFiles, subscription, toIdRef } from "./beginnings.ts";

const entity: readonly Step[] = [{ call: "entities.create", params: { structure: "trust" }, as: "entity" }];

const disabledSubscription: readonly Step[] = [
  {
    call: "eventSubscriptions.create",
    params: { url: "https://app.test/webhooks", status: "disabled" },
    as: "subscription",
  },
];

const move = (status: "active" | "disabled" | "deleted"): Step => ({
  call: "eventSubscriptions.update",
  id: toIdRef("subscription"),
  params: { status },
});

const disable: Step = { call: "entities.disable", id: toIdRef("entity") };
const archive: Step = { call: "entities.archive", id: toIdRef("entity") };

/** Programs for all lists, and for Entities, Programs, Files and Events. */
export const surroundingPrograms: readonly Program[] = [
  ...Object.keys(endpoints)
    .filter((name) => name.endsWith(".list") && name !== "routingNumbers.list")
    .map((name): Program => ({ steps: [{ call: name } as Step] })),
  { steps: [{ call: "routingNumbers.list", params: { routing_number: "110000000" } }] },
  { steps: entity },
  { steps: [...entity, { call: "entities.retrieve", id: toIdRef("entity") }] },
  { steps: [...entity, { call: "entities.update", id: toIdRef("entity"), params: { description: "A family" } }] },
  {
    steps: [
      ...entity,
      { call: "simulations.entities.updateValidation", id: toIdRef("entity"), params: { issues: [] } },
    ],
  },
  { steps: [...entity, archive] },
  { steps: [...entity, disable] },
  { steps: [{ call: "simulations.programs.create", params: { name: "Lending" } }] },
  {
    steps: [
      { call: "programs.list", as: "programs" },
      { call: "programs.retrieve", id: { $ref: "programs.data.0.id" } },
    ],
  },
  { steps: [listFiles, { call: "files.retrieve", id: file }] },
  { steps: [listFiles, { call: "files.contents", id: file }] },
  { steps: [{ call: "files.create", params: { file: { $base64: "AQID" }, purpose: "other" } }] },
  {
    steps: [
      ...account,
      { call: "events.list", as: "events" },
      { call: "events.retrieve", id: { $ref: "events.data.0.id" } },
    ],
  },
  { steps: subscription },
  { steps: [...subscription, { call: "eventSubscriptions.retrieve", id: toIdRef("subscription") }] },
  { steps: [...subscription, move("disabled")] },
  { steps: [...subscription, move("deleted")] },
  { steps: disabledSubscription },
  { steps: [...disabledSubscription, move("active")] },
  { steps: [...disabledSubscription, move("deleted")] },
];
