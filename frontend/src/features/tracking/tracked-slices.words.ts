import type { TrackedCounts } from '@covertrail/contracts/tracking/tracking.replies';
import { GROUP_WORDS, STATUS_GROUPS, type StatusGroup } from './tracked-groups.words.js';

const FILLS: Readonly<Record<StatusGroup, string>> = {
  compliant: 'var(--c-ok-fill)',
  nonCompliant: 'var(--c-bad-fill)',
  review: 'var(--c-info-fill)',
  unknown: 'var(--c-warn-fill)',
  notAnswered: 'var(--c-mute-fill)',
};

/** One part of the whole. */
export interface Slice {
  readonly group: StatusGroup;
  readonly name: string;
  readonly count: number;
  /** CSS color. */
  readonly fill: string;
}

/** All tracked suppliers in parts that do not overlap: each leads to exactly the rows that it counts. */
export const slicesOf = (counts: TrackedCounts): readonly Slice[] =>
  STATUS_GROUPS.map((group) => ({
    group,
    name: GROUP_WORDS[group],
    count: counts[group],
    fill: FILLS[group],
  }));
