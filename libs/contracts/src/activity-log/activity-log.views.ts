import type { Instant, Position, Uuid } from '@covertrail/domain/kernel/event';
import type { Tenure } from '@covertrail/domain/representation/representation.state';
import { defineView } from '../define-view.js';

/** In `viewer` it means every company: public facts that name no customer. */
export const EVERYONE = 'everyone';

/** One event in the log of one company. It only points to the event, which is put into words when it is shown. */
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
  /** Insured of the policy that the event is about. */
  readonly insuredId: Uuid | null;
  /** Companies and policies that the event is about, each as one word (`idWord`). */
  readonly subjects: string;
};

/** A range of positions: from the event with which something begins, to the one with which it ended, if it did. */
export interface RelationSpan {
  readonly companyId: Uuid;
  readonly since: Position;
  readonly until: Position | null;
}

/**
 * Which companies are related to a policy or an insured, each from a position on: an event that is folded again later finds the
 * same relations as the first time.
 */
export type ActivityRelationsDocument = {
  /** The policy or the insured. */
  readonly id: Uuid;
  /** For an insured: every name, oldest first. */
  readonly names: readonly { readonly name: string; readonly since: Position }[];
  /** For a policy: its insured. */
  readonly insured: RelationSpan | null;
  /** For a policy: the companies with which it is shared. */
  readonly shares: readonly (RelationSpan & { readonly shareId: Uuid })[];
  /** For a policy: the agency to which it was given, each from an event on; null for none (ADR 70). */
  readonly given: readonly { readonly agencyId: Uuid | null; readonly since: Position }[];
  /** For an insured: every tenure of an agency, oldest first. */
  readonly tenures: readonly Tenure[];
};

/** An id as one word, so that a search does not match a part of it. */
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

/** Which companies were related to a policy or an insured at an event? The activity log depends on this view; no page shows it. */
export const activityRelationsView = defineView<ActivityRelationsDocument>()({
  name: 'activity-relations',
  indexes: [],
});
