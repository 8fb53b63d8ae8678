import type { Instant, Position, Uuid } from '@covertrail/domain/kernel/event';
import { defineView } from '../define-view.js';

/** Stands for every company in `viewer`: public facts that name no customer. */
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

/** A span of positions: what holds from an event on, and until another where it has ended. */
export interface RelationSpan {
  readonly companyId: Uuid;
  readonly since: Position;
  readonly until: Position | null;
}

/**
 * Which companies are related to a policy or an insured, each from a position on: an event that is folded again, however late,
 * finds the same relations as the first time.
 */
export type ActivityRelationsDocument = {
  /** The policy or the insured. */
  readonly id: Uuid;
  /** Of a policy: its insured. */
  readonly insured: RelationSpan | null;
  /** Of a policy: with whom it is shared. */
  readonly shares: readonly (RelationSpan & { readonly shareId: Uuid })[];
  /** Of an insured: the agency that represents it, one after another. */
  readonly agencies: readonly RelationSpan[];
};

/** An id as one word, for a search that must not take one part of it for another. */
export const idWord = (id: Uuid): string => id.replaceAll('-', '');

/** Which events may this company see? One document per event and viewer. */
export const activityLogView = defineView<ActivityRowDocument>()({
  name: 'activity-log',
  indexes: [
    { fields: ['viewer', 'position'] },
    { fields: ['viewer', 'feature', 'position'] },
    { fields: ['viewer', 'actorId', 'position'] },
    { fields: ['viewer'], words: ['subjects'] },
  ],
});

/** Which companies were related to a policy or an insured at an event? The activity log depends on it; no page shows it. */
export const activityRelationsView = defineView<ActivityRelationsDocument>()({ name: 'activity-relations', indexes: [] });
