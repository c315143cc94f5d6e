export interface Bar {
  readonly key: string;
  readonly label: string;
  /** From 0 to 1. */
  readonly part: number;
  /** The text of the figure. */
  readonly figure: string;
  /** The URL that the label links to. */
  readonly href: string;
  readonly isCurrent?: boolean;
}

export interface BarsProps {
  /** The caption for screen readers. */
  readonly caption: string;
  readonly bars: readonly Bar[];
}

/** A table of bars with their figures. Each label is a link. */
export function Bars({ caption, bars }: BarsProps) {
  return (
    <table class="bars">
      <caption class="visually-hidden">{caption}</caption>
      <tbody>
        {bars.map(({ key, label, part, figure, href, isCurrent = false }) => (
          <tr key={key}>
            <th scope="row">
              <a href={href} aria-current={isCurrent ? "true" : undefined}>
                {label}
              </a>
            </th>
            <td class="track">
              <div style={{ width: `${part * 100}%` }} />
            </td>
            <td class="number">{figure}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
