import type { AnnouncedStatus } from '@covertrail/domain/status/announced-status';
import type { TrackedCounts } from '@covertrail/contracts/tracking/tracking.replies';
import { GROUP_WORDS, STATUS_GROUPS, type StatusGroup } from './tracked-groups.words.js';

const FILLS: Readonly<Record<StatusGroup, string>> = {
  compliant: 'var(--c-ok-fill)',
  nonCompliant: 'var(--c-bad-fill)',
  review: 'var(--c-info-fill)',
  unknown: 'var(--c-warn-fill)',
  notAnswered: 'var(--c-mute-fill)',
};

/** The same colors for what was read on a past day. */
export const STATUS_FILLS: Readonly<Record<AnnouncedStatus, string>> = {
  compliant: FILLS.compliant,
  compliantByException: 'var(--c-warn-fill)',
  nonCompliant: FILLS.nonCompliant,
  review: FILLS.review,
  requested: FILLS.notAnswered,
};

/** One part of the whole. */
export interface Slice<Group extends string> {
  readonly group: Group;
  readonly name: string;
  readonly count: number;
  /** CSS color. */
  readonly fill: string;
}

/** All tracked suppliers in parts that do not overlap: each leads to exactly the rows that it counts. */
export const slicesOf = (counts: TrackedCounts): readonly Slice<StatusGroup>[] =>
  STATUS_GROUPS.map((group) => ({
    group,
    name: GROUP_WORDS[group],
    count: counts[group],
    fill: FILLS[group],
  }));
