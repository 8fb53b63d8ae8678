import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Instant, Position, Uuid } from '@covertrail/domain/kernel/event';
import type { Follower } from '@covertrail/domain/maintenance/maintenance.contract';
import type { MaintenanceOrderDocument } from './maintenance.views.js';

/**
 * What a view or reaction does at present. `building`: a version of a view that is to take over; `stalled`: its store fails and is asked
 * again; `paused`: it stands still until an operator acts; `waiting`: no process runs it.
 */
export type FollowerState = 'live' | 'building' | 'stalled' | 'paused' | 'waiting';

/** How one view, one view that is being built beside it, or one reaction does, whichever process runs it. */
export interface FollowerFigures {
  readonly kind: 'view' | 'build' | 'reaction';
  readonly name: string;
  /** Of the view; null for a reaction. */
  readonly version: number | null;
  /** The collection of the deployment: `policies@3.g2`; null for a reaction. */
  readonly collection: string | null;
  readonly state: FollowerState;
  /** The process that runs it; null for none. */
  readonly process: string | null;
  readonly position: Position;
  /** Events of the log behind that position. */
  readonly lagEvents: number;
  /** False where the log cannot say: then they are so many or more. */
  readonly lagIsExact: boolean;
  /** Age of the oldest event that it has not seen. */
  readonly lagSeconds: number;
  /** Null until two looks are apart. */
  readonly eventsPerSecond: number | null;
  /** Part of the log that it has seen, from 0 to 1; null where that is not known. */
  readonly progress: number | null;
  /** Documents that take no events until a parked event is dealt with. */
  readonly standingStill: number;
  /** Why it is stalled or paused. */
  readonly error: string | null;
}

/** An event that one view or reaction goes on without until an operator decides. */
export interface ParkedRow {
  readonly follower: Follower;
  readonly eventId: Uuid;
  readonly position: Position;
  readonly type: string;
  readonly reason: string;
  /** Nobody can read it: no code of this version will handle it. */
  readonly unreadable: boolean;
  /** The documents that stand still because of it. */
  readonly keys: readonly string[];
  readonly since: Instant;
}

/** A process that runs, as it said last. */
export interface ProcessFigures {
  readonly name: string;
  readonly kind: 'backend' | 'worker';
  readonly startedAt: Instant;
  /** Seconds since it last said that it lives, by the clocks of both machines. */
  readonly silentSeconds: number;
  /** Of the program and of Node. */
  readonly version: string;
  readonly node: string;
  readonly memoryBytes: number;
  /** The leases that it holds: views, builds and reactions by name. */
  readonly holds: readonly string[];
}

/** One part of what is stored. `bytes` null: a server keeps it. */
export interface StorageFigures {
  readonly part: 'log' | 'readStore' | 'vault' | 'files';
  readonly bytes: number | null;
}

/** Everything that the operator's page shows of the running product. */
export interface OperationFigures {
  readonly at: Instant;
  readonly head: Position;
  readonly followers: readonly FollowerFigures[];
  readonly parked: readonly ParkedRow[];
  readonly processes: readonly ProcessFigures[];
  readonly storage: readonly StorageFigures[];
  /** Null where there was none, or where this process cannot see it. */
  readonly lastBackup: BackupFigures | null;
  /** Null where none was signed yet. */
  readonly lastCheckpoint: CheckpointFigures | null;
}

/** What was signed of the log last [J06]. */
export interface CheckpointFigures {
  /** UTC. */
  readonly day: CalendarDate;
  readonly events: number;
  /** The places that do not have it yet, such as `webhook`. */
  readonly left: readonly string[];
}

/** The last backup, as the command that made it noted. */
export interface BackupFigures {
  readonly finishedAt: Instant;
  /** Null for one that was made well. */
  readonly error: string | null;
}

/** What may be shown of a stored field: ids, kinds and lengths, never what a person wrote. */
export interface FieldShape {
  readonly path: string;
  readonly shape: string;
}

/** A parked event, without what belongs to a company: for that its stream and its fields are enough to find the defect. */
export interface ParkedEventShape {
  readonly eventId: Uuid;
  readonly type: string;
  readonly stream: string;
  readonly revision: number;
  readonly recordedAt: Instant;
  readonly schemaVersion: number;
  readonly correlationId: Uuid;
  /** What the log says where it is damaged; null for one that is as it was appended. */
  readonly damage: string | null;
  readonly fields: readonly FieldShape[];
}

/** A mail that is not sent yet, or was not. */
export interface MailRow {
  readonly id: string;
  readonly kind: string;
  /** `held`: it may have been sent after the backup that was restored. */
  readonly outcome: 'waiting' | 'refused' | 'given up' | 'too late' | 'held';
  readonly attempts: number;
  /** When the outcome came about; for one that waits, when it was ordered. */
  readonly since: Instant;
}

export interface MailFigures {
  readonly rows: readonly MailRow[];
  /** True where there are more than are listed. */
  readonly more: boolean;
  /** False where no mail server is named. */
  readonly sends: boolean;
}

/** One order of an operator, and what became of it. */
export interface OrderRow extends Omit<MaintenanceOrderDocument, 'orderedBy'> {
  readonly orderedBy: string;
  /** Null where nobody knows any more. */
  readonly state: 'waiting' | 'running' | 'done' | 'failed' | null;
  readonly endedAt: Instant | null;
  /** Why it failed. */
  readonly error: string | null;
}

export interface OrderGiven {
  readonly orderId: Uuid;
}
