import type { Position } from '@covertrail/domain/kernel/event';
import type { BatchTimes } from '#engine/folding/batch-clock';

type ProjectionState = 'running' | 'stalled' | 'paused' | 'rebuilding' | 'standby' | 'stopped';

/** The state of one view of one projection in this process. */
export interface ProjectionStatus {
  readonly projection: string;
  readonly version: number;
  readonly collection: string;
  /** True for a deployment that is being built beside the active one. */
  readonly building: boolean;
  readonly state: ProjectionState;
  /** The last position seen, including events that changed nothing. */
  readonly applied: Position;
  readonly head: Position;
  /** Age of the last event seen, 0 at the head of the log. */
  readonly lagSeconds: number;
  /** Since the loop last made a turn, with or without progress; null before the first turn. */
  readonly heartbeatAgeMs: number | null;
  readonly batch: BatchTimes;
  /** Events parked since this process started. */
  readonly parked: number;
  /** Documents that take no events until they are repaired. */
  readonly quarantined: number;
  readonly conflicts: number;
  /** Why it is stalled or paused. */
  readonly error: string | null;
}
