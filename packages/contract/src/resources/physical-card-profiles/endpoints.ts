import { defineEndpoints } from "../../endpoint.ts";
import {
  physicalCardProfileCreateParamsSchema,
  physicalCardProfileListParamsSchema,
  physicalCardProfileListSchema,
  physicalCardProfileSchema,
} from "./schema.ts";

export const physicalCardProfileEndpoints = defineEndpoints({
  "physicalCardProfiles.list": {
    method: "GET",
    path: "/physical_card_profiles",
    summary: "List Physical Card Profiles, newest first.",
    details: "A new Program has one, `active` and its default.",
    params: physicalCardProfileListParamsSchema,
    result: physicalCardProfileListSchema,
    extension: true,
  },
  "physicalCardProfiles.create": {
    method: "POST",
    path: "/physical_card_profiles",
    summary: "Create a Physical Card Profile.",
    details: "Emits `physical_card_profile.created`.",
    params: physicalCardProfileCreateParamsSchema,
    result: physicalCardProfileSchema,
    extension: true,
  },
  "physicalCardProfiles.retrieve": {
    method: "GET",
    path: "/physical_card_profiles/{physical_card_profile_id}",
    summary: "Retrieve a Physical Card Profile.",
    result: physicalCardProfileSchema,
    extension: true,
  },
  "physicalCardProfiles.archive": {
    method: "POST",
    path: "/physical_card_profiles/{physical_card_profile_id}/archive",
    summary: "Archive a Physical Card Profile, so that it cannot be used for new Physical Cards.",
    details:
      "The default profile of a Program is refused, and so is a second archive. Emits `physical_card_profile.updated`.",
    result: physicalCardProfileSchema,
    extension: true,
  },
});
