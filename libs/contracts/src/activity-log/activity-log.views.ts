import type { Instant, Position, Uuid } from '@covertrail/domain/kernel/event';
import { defineView } from '../define-view.js';

/** Stands for every company in `viewer`: facts of the trade that name no customer. */
export const EVERYONE = 'everyone';

/** One event in the log of one company. It says where the event is; the event itself is worded when it is shown. */
export type ActivityRowDocument = {
  readonly id: string;
  readonly viewer: Uuid | typeof EVERYONE;
  readonly position: Position;
  readonly stream: string;
  readonly revision: number;
  readonly type: string;
  readonly feature: string;
  readonly actorId: string;
  readonly recordedAt: Instant;
  /** Insured of the policy that it is about. */
  readonly insuredId: Uuid | null;
  /** Companies and policies that it is about, each as one word (`idWord`). */
  readonly subjects: string;
};

/**
 * Who stands how to what, each from a position on and for ever: an event that is folded again, however late, finds the
 * same relations as it did at first. Ids hold all that `keys` needs to know.
 */
export type ActivityRelationDocument = {
  readonly id: string;
  /** Policy that is held, shared, or no longer shared. */
  readonly ofPolicy?: Uuid;
  /** Company that it is shared with. */
  readonly grantee?: Uuid;
  readonly ended?: boolean;
  readonly shareId?: Uuid;
  /** Insured that an agency answers for. */
  readonly answersFor?: Uuid;
};

export type ActivityDocument = ActivityRowDocument | ActivityRelationDocument;

/** An id as one word, for a search that must not take one part of it for another. */
export const idWord = (id: Uuid): string => id.replaceAll('-', '');

/** What happened that this company may see? One document an event and viewer, and the relations that decide who that is. */
export const activityLogView = defineView<ActivityDocument>()({
  name: 'activity-log',
  indexes: [
    { fields: ['viewer', 'position'] },
    { fields: ['viewer', 'feature', 'position'] },
    { fields: ['viewer', 'actorId', 'position'] },
    { fields: ['viewer'], words: ['subjects'] },
    { fields: ['ofPolicy'] },
    { fields: ['answersFor'] },
  ],
});
