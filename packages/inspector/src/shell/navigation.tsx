import { hrefTo } from "../router/router.ts";
import type { Screen } from "../screens/screen.ts";
import { screens } from "../screens/screens.ts";

/** Links to the screens, with a count where one tells whether there is something to see. */
export function Navigation({ current }: { readonly current: Screen | undefined }) {
  return (
    <nav class="navigation" aria-label="Screens">
      <ul>
        {screens.map((screen) => (
          <li key={screen.name}>
            <a href={hrefTo(screen.name)} aria-current={screen === current ? "page" : undefined}>
              {screen.title}
              {screen.useCount !== undefined && <Count useCount={screen.useCount} />}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Count({ useCount }: Required<Pick<Screen, "useCount">>) {
  const count = useCount();
  return count === null ? null : <span class="count">{count}</span>;
}
