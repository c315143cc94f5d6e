import { route } from "../../router/router.ts";
import { AccountList } from "./account-list.tsx";
import { AccountView } from "./account-view.tsx";
import "./accounts.css";

/** The Accounts with their balances, or one of them. */
export function Accounts() {
  const { id } = route.value;
  return id === null ? <AccountList /> : <AccountView key={id} id={id} />;
}
