import type { CarriedKind } from '@covertrail/domain/carry-over/carry-over.contract';
import type { Position, Uuid } from '@covertrail/domain/kernel/event';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';

/** From a policy to the one that takes its place. */
export interface Replacement {
  readonly policyId: Uuid;
  readonly replaces: Uuid;
  readonly insuredId: Uuid;
}

/** What a feature says of the records that go with a replacement. Start, progress, resuming and end are the same for each kind. */
export interface CarriedRecords {
  readonly kind: CarriedKind;
  /** The ids of the records of the old policy, as a view shows them that has reached a position. */
  idsOf(replacement: Replacement, asOf: Position): Promise<readonly Uuid[]>;
  /** Whether one of them was recorded up to the position. */
  wasThere(recordId: Uuid, asOf: Position): Promise<boolean>;
  /** Adds one of them to the new policy; its id follows from the id of the command. */
  carry(replacement: Replacement, recordId: Uuid, carryOverId: Uuid, meta: CommandMeta): Promise<unknown>;
}
