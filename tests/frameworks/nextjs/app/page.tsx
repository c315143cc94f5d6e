import { banking } from "../bank";

export const dynamic = "force-dynamic";

export default function Page() {
  return <p>{banking().notices().length} declined payments</p>;
}
