import { instantText } from "@sandbank/view/words/instants";
import { useRead } from "../store/use-read.ts";
import { WriteButton } from "./form.tsx";

/** Says how far a move has come that takes a while, because receivers of webhooks respond, and stops it. */
export function Moving() {
  const clock = useRead("clock.get");
  if (clock.state !== "ready") return <>Advancing.</>;
  return (
    <>
      <span>Advancing, with the webhooks on the way. The clock is at {instantText(clock.data.now)}.</span>
      <WriteButton name="clock.rate" params={{ rate: clock.data.rate }}>
        Stop
      </WriteButton>
    </>
  );
}
