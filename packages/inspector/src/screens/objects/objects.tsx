import { resourceTables } from "../../generated/resources.ts";
import { Picker } from "../../parts/fields.tsx";
import { Empty, PageHeader } from "../../parts/frames.tsx";
import { Split } from "../../parts/split.tsx";
import { NameText } from "../../parts/values.tsx";
import { goTo, route, select } from "../../router/router.ts";
import { screenOfId } from "../../router/screens.ts";
import { useName } from "../../store/use-name.ts";
import { useRead } from "../../store/use-read.ts";
import type { ResourceTable } from "../../tables/resource-table.ts";
import { resourceOfId, resourceOfType } from "../../words/find-resource.ts";
import { ObjectDetail } from "./object-detail.tsx";
import { ObjectList } from "./object-list.tsx";
import "./objects.css";
import { shortId } from "@sandbank/view/words/ids";

/** The types of objects that no other screen lists. */
const listed = resourceTables.filter(({ idPrefix }) => screenOfId(`${idPrefix}_`)?.name === "objects");

/** The groups of the types in the menu. The first one that matches a type has it. */
const groups = [
  ["Cards", /card|decision/],
  ["Transfers received", /^inbound_.*transfer/],
  ["Checks and mail", /check|lockbox|mail/],
  ["Transfers sent", /transfer/],
  ["Transactions", /transaction/],
  ["Accounts and others", /./],
] as const;

/** All types of objects of the API: a list with filters, and one object in detail. */
export function Objects() {
  const { id, params } = route.value;
  const selected = id === null ? undefined : resourceOfId(id);
  const resource = resourceOfType(params["type"]) ?? selected ?? (resourceOfType("card_payment") as ResourceTable);
  const types = [...new Set([...listed, resource])];
  // A search for an empty text counts the objects of each type.
  const counted = useRead("search", { q: "" });
  const counts = new Map(counted.state === "ready" ? counted.data.data.map(({ type, count }) => [type, count]) : []);
  const detail = id === null ? null : { title: <ObjectTitle id={id} />, content: <ObjectDetail key={id} id={id} /> };
  return (
    <>
      <PageHeader title="Objects">
        {/* Drops the filters, because every type has others. */}
        <Picker
          label="Type"
          value={resource.type}
          onChange={(type) => goTo("objects", null, { type })}
          options={groups.flatMap(([group], index) =>
            types
              .filter(({ type }) => groups.findIndex(([, each]) => each.test(type)) === index)
              .map(({ type, plural }) => ({
                value: type,
                label: counts.has(type) ? `${plural} (${counts.get(type)?.toLocaleString("en-US")})` : plural,
                group,
              })),
          )}
        />
      </PageHeader>
      <Split detail={detail} onClose={() => select(null)}>
        {resource.isListed ? <ObjectList key={resource.type} resource={resource} /> : <NotListed resource={resource} />}
      </Split>
    </>
  );
}

function NotListed({ resource: { plural, title } }: { readonly resource: ResourceTable }) {
  return (
    <Empty>
      <p>
        The API has no list of {plural}. Open a {title} by its id: search for it, or follow a link from an Event.
      </p>
    </Empty>
  );
}

/** The name of an object, its type and its id. */
function ObjectTitle({ id }: { readonly id: string }) {
  const name = useName(id);
  return (
    <>
      <NameText text={name ?? shortId(id)} />
      <div class="muted subtitle">
        {resourceOfId(id)?.title ?? "Object"}{" "}
        <span class="mono" title={id}>
          {shortId(id)}
        </span>
      </div>
    </>
  );
}
