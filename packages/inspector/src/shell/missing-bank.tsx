import { Button } from "../parts/button.tsx";
import { Empty, Problem } from "../parts/frames.tsx";
import { hrefTo } from "../router/router.ts";
import { knownBank } from "../store/known-bank.ts";
import { useWrite } from "../store/use-write.ts";

/** Replaces the screen if the server does not have the bank. The bank is created only if the user asks for it. */
export function MissingBank({ name }: { readonly name: string }) {
  const write = useWrite();
  async function create(): Promise<void> {
    if ((await write.run("banks.create", { name })) !== undefined) knownBank.value = name;
  }
  return (
    <main class="stack">
      <Empty>
        <h1>There is no bank {name}</h1>
        <div class="row">
          <Button onClick={create}>Create the bank {name}</Button>
          <a href={hrefTo("", null, { bank: "", at: "" })}>Open the default bank</a>
        </div>
        <Problem text={write.problem} />
      </Empty>
    </main>
  );
}
