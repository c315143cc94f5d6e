import type { ComponentChildren } from "preact";
import { PageHeader } from "../../parts/frames.tsx";
import { hrefTo } from "../../router/router.ts";

const views = [
  { show: "", title: "Events" },
  { show: "subscriptions", title: "Subscriptions" },
] as const;

interface EventsHeaderProps {
  readonly shown: (typeof views)[number]["show"];
  /** A summary of the list. */
  readonly note?: string | undefined;
  /** Filters. */
  readonly children?: ComponentChildren;
}

/** The heading of both views, with links to them. */
export function EventsHeader({ shown, note, children }: EventsHeaderProps) {
  const links = (
    <nav class="row views" aria-label="Views of Webhooks">
      {views.map(({ show, title }) => (
        <a key={show} href={hrefTo("webhooks", null, { show })} aria-current={show === shown ? "page" : undefined}>
          {title}
        </a>
      ))}
    </nav>
  );
  return (
    <PageHeader title="Webhooks" views={links} note={note}>
      {children}
    </PageHeader>
  );
}
