import type { DeclinedTransaction } from "@sandbank/contract";
import { PageHeader } from "../../parts/page-header.tsx";
import { Split } from "../../parts/split.tsx";
import { Empty, Show } from "../../parts/states.tsx";
import { hrefTo, route, select } from "../../router/router.ts";
import type { Pages } from "../../store/page-list.ts";
import { source } from "../../store/store.ts";
import { type Paged, usePages } from "../../store/use-pages.ts";
import { DeclineDetail } from "./decline-detail.tsx";
import { DeclineList } from "./decline-list.tsx";
import { declinesPath } from "./declines-path.ts";
import { NeverMet } from "./never-met.tsx";
import { ReasonBars } from "./reason-bars.tsx";
import "./declines.css";
import { useDecline } from "./decline.ts";
import { titleOf } from "./words.ts";

/** The declines, by reason, with their explanations. */
export function Declines() {
  const { id } = route.value;
  const paged = usePages<DeclinedTransaction>(declinesPath);
  const detail = id === null ? null : { title: <DeclineTitle id={id} />, content: <DeclineDetail key={id} id={id} /> };
  return (
    <div class="declines stack">
      <PageHeader title="Declines" note={detail === null ? "Newest first" : undefined} />
      <Split detail={detail} onClose={() => select(null)}>
        <Show read={paged.read}>{(pages) => <List pages={pages} paged={paged} isNarrow={detail !== null} />}</Show>
      </Split>
    </div>
  );
}

interface ListProps {
  readonly pages: Pages<DeclinedTransaction>;
  readonly paged: Paged<DeclinedTransaction>;
  readonly isNarrow: boolean;
}

function List({ pages, paged, isNarrow }: ListProps) {
  if (pages.rows.length === 0) return <NothingDeclined />;
  return (
    <>
      <DeclineList pages={pages} onEnd={paged.more} onShow={paged.show} isNarrow={isNarrow} />
      <div class="panels">
        <ReasonBars pages={pages} />
        {!isNarrow && source.value?.kind === "server" && <NeverMet />}
      </div>
    </>
  );
}

function NothingDeclined() {
  return (
    <Empty>
      <p>
        Nothing was declined in this bank. Card payments, transfers and checks that the bank declines would be listed
        here, with the rules that were checked.
      </p>
      <a class="button" href={hrefTo("coverage", "reasons card_decline.insufficient_funds")}>
        Decline a card payment
      </a>
    </Empty>
  );
}

/** The title of the detail, such as `$60.00 at Cedar Books was declined`. */
function DeclineTitle({ id }: { readonly id: string }) {
  const read = useDecline(id);
  return <>{read.state === "ready" ? titleOf(read.data.declined) : "Decline"}</>;
}
