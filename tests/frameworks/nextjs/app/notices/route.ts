import { banking } from "../../bank";

export const GET = () => Response.json(banking().notices());
