import { useSize } from "../parts/use-size.ts";
import { hrefTo } from "../router/router.ts";
import { type Screen, type ScreenName, screens } from "../router/screens.ts";
import { contents } from "../screens/contents.ts";
import { isSession } from "../store/store.ts";

/** Links to the screens, with the counts of those that have one. */
export function Navigation({ current }: { readonly current: Screen | undefined }) {
  // In a narrow window the links are one row that scrolls. Counts that are read later make the row longer.
  const list = useSize<HTMLUListElement>((element) => {
    const link =
      element.querySelector<HTMLElement>(":focus-visible") ?? element.querySelector<HTMLElement>("[aria-current]");
    if (link !== null) center(link);
  }, current);
  const shown = screens.filter(({ name }) => name !== "simulate" || !isSession.value);
  return (
    <nav class="navigation" aria-label="Screens">
      <ul ref={list}>
        {shown.map((screen) => (
          <li key={screen.name}>
            <a
              href={hrefTo(screen.name)}
              aria-current={screen === current ? "page" : undefined}
              // Scrolls for keyboard focus only. With a mouse, the link would move away from the pointer before the
              // click.
              onFocus={({ currentTarget }) => currentTarget.matches(":focus-visible") && center(currentTarget)}
            >
              {screen.title}
              <Count screen={screen.name} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Scrolls sideways only, so that the page itself does not scroll. */
function center(link: HTMLElement): void {
  const frame = link.closest("nav");
  if (frame !== null) frame.scrollLeft = link.offsetLeft - (frame.clientWidth - link.offsetWidth) / 2;
}

function Count({ screen }: { readonly screen: ScreenName }) {
  const count = contents[screen].useCount?.() ?? null;
  return count === null ? null : <span class="count">{count}</span>;
}
