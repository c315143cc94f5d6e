import type { Account } from "@sandbank/contract";
import { screenOfId } from "../../router/find-screen.ts";
import { hrefTo } from "../../router/router.ts";
import { useApi } from "../../store/use-read.ts";
import { shortId } from "../../words/ids.ts";

/** The name of an Account, which links to it. */
export function AccountLink({ id }: { readonly id: string }) {
  const account = useApi<Account>(`/accounts/${id}`);
  const name = account.state === "ready" ? account.data.name : shortId(id);
  const screen = screenOfId(id);
  return screen === undefined ? <span>{name}</span> : <a href={hrefTo(screen.name, id)}>{name}</a>;
}
