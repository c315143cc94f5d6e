import { useRead } from "./use-read.ts";

/** Returns the number of armed faults, for requests and for deliveries. */
export function useArmedFaults(): number {
  const faults = useRead("faults.list");
  if (faults.state !== "ready") return 0;
  const { data, delivery_faults } = faults.data;
  return data.length + Object.values(delivery_faults).filter((chance) => chance !== 0).length;
}
