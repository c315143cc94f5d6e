import { json } from "@sveltejs/kit";
import { banking } from "#lib/server/bank.ts";

export const GET = () => json(banking().notices());
