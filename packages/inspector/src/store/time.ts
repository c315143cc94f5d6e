import { useEffect, useState } from "preact/hooks";

/** The bank's time while it passes: what was read, and how much machine time has gone by since. */
export function usePassingTime(now: string, rate: number): string {
  const [shown, setShown] = useState(now);
  useEffect(() => {
    setShown(now);
    if (rate === 0) return;
    const readAt = Date.now();
    const timer = setInterval(() => {
      setShown(new Date(Date.parse(now) + (Date.now() - readAt) * rate).toISOString());
    }, 1_000);
    return () => clearInterval(timer);
  }, [now, rate]);
  return rate === 0 ? now : shown;
}
