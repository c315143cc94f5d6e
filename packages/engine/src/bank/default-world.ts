import { newEntity } from "../resources/entities/make.ts";
import { type FileContent, newFile } from "../resources/files/make.ts";
import { newLockboxAddress } from "../resources/lockbox-addresses/new-lockbox-address.ts";
import { newDefaultProfile } from "../resources/physical-card-profiles/make.ts";
import { newProgram } from "../resources/programs/make.ts";
import { insert } from "../store/table.ts";
import type { World } from "../world/world.ts";

/** The default Files: one of each purpose that mailed checks need, as if a lockbox had scanned them. */
const scans: readonly FileContent[] = [
  { purpose: "check_image_front", filename: "check-front.png", mime_type: "image/png" },
  { purpose: "check_image_back", filename: "check-back.png", mime_type: "image/png" },
  { purpose: "inbound_mail_item", filename: "mail-item.pdf", mime_type: "application/pdf" },
];

/**
 * Inserts the objects of a new bank (D-31): one Program, which may lend (D-32), one Entity, one default Physical Card
 * Profile, one Lockbox Address and three Files. They exist from the start, so they cause no Events.
 */
export function populate(world: World): void {
  const { entities, programs } = world.state.tables;
  const program = newProgram(world, {
    name: "Commercial Banking",
    bank: "partner_bank_1",
    lending: { maximum_extendable_credit: 100_000_000_00 },
  });
  insert(programs, program);
  insert(entities, newEntity(world, { structure: "corporation" }, null));
  for (const scan of scans) insert(world.state.tables.files, newFile(world, scan));
  insert(world.state.tables.lockboxAddresses, newLockboxAddress(world, { description: null, idempotencyKey: null }));
  insert(world.state.tables.physicalCardProfiles, newDefaultProfile(world, program));
}
