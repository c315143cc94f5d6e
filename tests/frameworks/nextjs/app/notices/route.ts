import { banking } from "../../bank";

export const dynamic = "force-dynamic";
export const GET = () => Response.json(banking().notices());
