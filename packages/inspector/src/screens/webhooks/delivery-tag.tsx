import { spanBetween } from "@sandbank/view/words/instants";
import { Tag } from "../../parts/values.tsx";
import { useRead } from "../../store/use-read.ts";
import { chooseTone, type ShownDelivery } from "./delivery-state.ts";

interface DeliveryTagProps extends Omit<ShownDelivery, "subscription"> {
  /** Whether it shows only the answer, and says the state to screen readers. */
  readonly isShort?: boolean;
}

/** How a delivery stands: `failed, 503`, or `failed 5× ECONNREFUSED, next try in 2 h` before a retry. */
export function DeliveryTag({ state, answer, failed, again, isShort = false }: DeliveryTagProps) {
  const clock = useRead("clock.get");
  // Only the larger unit, because the two make the column too wide.
  const span =
    again !== null && clock.state === "ready" ? spanBetween(clock.data.now, again).split(" ", 2).join(" ") : "";
  const retry = `failed ${failed}× ${answer}, next try${span === "" || span === "now" ? "" : ` in ${span}`}`;
  const words = again !== null ? retry : answer === null ? state : `${state}, ${answer}`;
  const short = words.replace(/^(?:failed|delivered),? |(?<=next )try (?=in)/g, "");
  return (
    <span role="img" aria-label={words} title={words}>
      <Tag tone={chooseTone({ state, again })}>{isShort ? short : words}</Tag>
    </span>
  );
}
