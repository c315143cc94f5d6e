import type { Entity } from "@sandbank/contract";

/** The name of the person or organization; null if it has none. */
export function readEntityName(entity: Entity): string | null {
  const { corporation, government_authority, joint, natural_person, trust } = entity;
  return (corporation ?? government_authority ?? joint ?? natural_person ?? trust)?.name ?? null;
}
