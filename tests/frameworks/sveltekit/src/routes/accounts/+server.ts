import { json } from "@sveltejs/kit";
import { banking } from "#lib/server/bank.ts";
import type { RequestHandler } from "./$types";

export const POST: RequestHandler = async ({ request }) => {
  const { customer } = await request.json();
  const { id } = await banking().openAccount(customer);
  return json({ id }, { status: 201 });
};
