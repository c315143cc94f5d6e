import { banking } from "../../bank";

export async function POST(request: Request) {
  const { customer } = await request.json();
  const { id } = await banking().openAccount(customer);
  return Response.json({ id }, { status: 201 });
}
