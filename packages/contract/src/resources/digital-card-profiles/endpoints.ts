import { defineEndpoints } from "../../endpoint.ts";
import {
  digitalCardProfileCloneParamsSchema,
  digitalCardProfileCreateParamsSchema,
  digitalCardProfileListParamsSchema,
  digitalCardProfileListSchema,
  digitalCardProfileSchema,
} from "./schema.ts";

export const digitalCardProfileEndpoints = defineEndpoints({
  "digitalCardProfiles.list": {
    method: "GET",
    path: "/digital_card_profiles",
    summary: "List Digital Card Profiles, newest first.",
    params: digitalCardProfileListParamsSchema,
    result: digitalCardProfileListSchema,
    extension: true,
  },
  "digitalCardProfiles.create": {
    method: "POST",
    path: "/digital_card_profiles",
    summary: "Create a Digital Card Profile.",
    details: "Starts `active`. Emits `digital_card_profile.created`.",
    params: digitalCardProfileCreateParamsSchema,
    result: digitalCardProfileSchema,
    extension: true,
  },
  "digitalCardProfiles.retrieve": {
    method: "GET",
    path: "/digital_card_profiles/{digital_card_profile_id}",
    summary: "Retrieve a Digital Card Profile.",
    result: digitalCardProfileSchema,
    extension: true,
  },
  "digitalCardProfiles.archive": {
    method: "POST",
    path: "/digital_card_profiles/{digital_card_profile_id}/archive",
    summary: "Archive a Digital Card Profile, so that no other Card can use it.",
    details: "Cards that use it keep it. A second archive is refused. Emits `digital_card_profile.updated`.",
    result: digitalCardProfileSchema,
    extension: true,
  },
  "digitalCardProfiles.clone": {
    method: "POST",
    path: "/digital_card_profiles/{digital_card_profile_id}/clone",
    summary: "Clone a Digital Card Profile, with changes.",
    details: "The original can be archived. The clone starts `active`. Emits `digital_card_profile.created`.",
    params: digitalCardProfileCloneParamsSchema,
    result: digitalCardProfileSchema,
    extension: true,
  },
});
