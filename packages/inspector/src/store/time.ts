import { useEffect, useState } from "preact/hooks";
import { isPaused } from "./paused.ts";

/** Returns the bank's time as it passes: the time that was read, plus the elapsed machine time at the given rate. */
export function usePassingTime(now: string, rate: number): string {
  const [shown, setShown] = useState(now);
  const isStill = rate === 0 || isPaused.value;
  useEffect(() => setShown(now), [now, rate]);
  useEffect(() => {
    if (isStill) return;
    const readAt = Date.now();
    const timer = setInterval(() => {
      setShown(new Date(Date.parse(now) + (Date.now() - readAt) * rate).toISOString());
    }, 1_000);
    return () => clearInterval(timer);
  }, [now, rate, isStill]);
  return rate === 0 ? now : shown;
}
