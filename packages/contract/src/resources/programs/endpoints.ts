import { defineEndpoints } from "../../endpoint.ts";
import { programCreateParamsSchema, programListParamsSchema, programListSchema, programSchema } from "./schema.ts";

export const programEndpoints = defineEndpoints({
  "programs.list": {
    method: "GET",
    path: "/programs",
    summary: "List Programs, newest first.",
    params: programListParamsSchema,
    result: programListSchema,
    extension: true,
  },
  "programs.retrieve": {
    method: "GET",
    path: "/programs/{program_id}",
    summary: "Retrieve a Program.",
    result: programSchema,
    extension: true,
  },
  "simulations.programs.create": {
    method: "POST",
    path: "/simulations/programs",
    summary: "Create another Program.",
    details:
      "Also creates a default Physical Card Profile for the Program. With several Programs, `program_id` is required to create an Account. Emits `program.created` and `physical_card_profile.created`.",
    params: programCreateParamsSchema,
    result: programSchema,
    extension: true,
  },
});
