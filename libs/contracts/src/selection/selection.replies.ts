import type { RegionCode } from '@covertrail/domain/insurance/lines/regions';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { PolicySummary } from '../policy/policy.replies.js';

/** What the requester of a project sees of a policy's locations, or of its vehicles [D05]. */
export interface SelectedRecords {
  readonly projectId: Uuid;
  /** True: all but `removedList`. False: only `selectedList`. */
  readonly selectAll: boolean;
  readonly selectedList: readonly Uuid[];
  readonly removedList: readonly Uuid[];
  /** Whether those are shown that are added later. */
  readonly includeNew: boolean;
  readonly selectedCount: number;
  /** Both counts stop at a cap plus one. */
  readonly totalCount: number;
}

/** A location or a vehicle that may be selected. */
export interface SelectableRecord {
  readonly id: Uuid;
  /** Number of the location, or VIN. */
  readonly name: string;
  /** Address of the location; year, make and model of the vehicle. */
  readonly detail: string;
  readonly selected: boolean;
}

/** A policy that a supplier shares with a tracking now, with the number of what it shows. */
export interface SharedPolicyRow extends PolicySummary {
  /** Amounts are in its currency. */
  readonly region: RegionCode;
  readonly locationCount: number;
  readonly vehicleCount: number;
}
